import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

type Payment = NonNullable<PropertyFile['ratePlans'][number]['payment']>;
type Field = 'Percent' | 'Nights' | 'Days';

const ofTime: Readonly<Record<Payment['when'], readonly Field[]>> = {
  now: [],
  deposit: ['Percent', 'Nights'],
  'at-hotel': [],
  'days-before': ['Days'],
};

function checkPayment({ when, percent = null, nights = null, days = null }: Payment, path: Path): Problem[] {
  const given: readonly (readonly [Field, number | null])[] = [
    ['Percent', percent],
    ['Nights', nights],
    ['Days', days],
  ];
  const problem = (isWrong: boolean, field: string, message: string): Problem[] =>
    isWrong ? [problemAt([...path, field], message)] : [];
  return [
    ...given.flatMap(([field, value]) =>
      problem(
        value !== null && !ofTime[when].includes(field),
        field,
        `A rate that is paid “${when}” has no ${field}`,
      ),
    ),
    ...problem(
      when === 'deposit' && percent === null && nights === null,
      'When',
      'A deposit is a Percent of the stay or its first Nights',
    ),
    ...problem(
      when === 'deposit' && percent !== null && nights !== null,
      'Nights',
      'A deposit is either a Percent of the stay or its first Nights, not both',
    ),
    ...problem(
      when === 'deposit' && percent !== null && (percent <= 0 || percent >= 100),
      'Percent',
      'A deposit is more than 0 and less than 100 percent: everything at once is “now”, nothing is “at-hotel”',
    ),
    ...problem(
      when === 'days-before' && days === null,
      'Days',
      'How many Days before arrival it is charged is missing',
    ),
  ];
}

/** When rates are paid, said in a way that no booking could follow. */
export const checkPaymentTimes = ({ ratePlans }: PropertyFile): Problem[] =>
  ratePlans.flatMap(({ payment }, index) =>
    payment ? checkPayment(payment, ['RatePlans', index, 'Payment']) : [],
  );

/** Paystack's page cannot keep a card: its guests pay everything at once. */
export const paymentTimeWarnings = ({ property, ratePlans }: PropertyFile): Problem[] =>
  property.payByPaystack
    ? ratePlans.flatMap(({ payment }, index) =>
        payment && payment.when !== 'now'
          ? [
              problemAt(
                ['RatePlans', index, 'Payment'],
                'Paystack cannot keep a card: this rate is paid at once all the same',
              ),
            ]
          : [],
      )
    : [];
