import type { CancellationRule } from 'shared/contracts';
import { problemAt, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

type WrittenRule = PropertyFile['ratePlans'][number]['cancellationPolicy'][number];
type HotelHours = Pick<PropertyFile['property'], 'checkInTime' | 'cancellationTime'>;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whole hours before check-in that are never after a deadline; readers that know no other deadline say this one. */
const hoursBefore = (days: number, time: string, checkInTime: string): number =>
  Math.max(0, Math.ceil((days * 24 * 60 + minutesOf(checkInTime) - minutesOf(time)) / 60));

/** A rule of a file as it is stored and sent: a deadline in days has its time, the hotel's hour unless it names one, and the hours that come next to it. */
export function agreedRule(rule: WrittenRule, hotel: HotelHours): CancellationRule {
  const { days, time = hotel.cancellationTime ?? hotel.checkInTime, offsetHours = 0, ...fee } = rule;
  if (days === undefined) return { ...fee, offsetHours };
  return { ...fee, days, time, offsetHours: hoursBefore(days, time, hotel.checkInTime) };
}

type Plan = PropertyFile['ratePlans'][number];

const isAbove = (fee: Pick<WrittenRule, 'feeType' | 'value'>): boolean =>
  fee.feeType === 'Percent' && fee.value > 100;
const tooMuch = 'A fee is 100 percent of the stay at most';

const ruleProblems = (rule: WrittenRule): (readonly [field: string, message: string])[] => {
  const { from, days, time, offsetHours } = rule;
  const isTimed = from === 'BeforeArrival';
  const problems: readonly (readonly [boolean, string, string])[] = [
    [isAbove(rule), 'Value', tooMuch],
    [
      isTimed && days === undefined && offsetHours === undefined,
      'OffsetHours',
      'When it begins is missing: OffsetHours before check-in, or Days before arrival',
    ],
    [
      time !== undefined && days === undefined,
      'Time',
      'A Time is that of a day: Days before arrival are missing',
    ],
    [!isTimed && days !== undefined, 'Days', 'A fee from the booking on has no deadline'],
  ];
  return problems.flatMap(([isWrong, field, message]) => (isWrong ? [[field, message] as const] : []));
};

/** Fees of more than the stay costs, and deadlines that are not complete. */
export const checkFees = ({ ratePlans }: PropertyFile): Problem[] =>
  ratePlans.flatMap(({ cancellationPolicy, noShow }, index) => [
    ...cancellationPolicy.flatMap((rule, place) =>
      ruleProblems(rule).map(([field, message]) =>
        problemAt(['RatePlans', index, 'CancellationPolicy', place, field], message),
      ),
    ),
    ...(noShow && isAbove(noShow) ? [problemAt(['RatePlans', index, 'NoShow', 'Value'], tooMuch)] : []),
  ]);

const minutesBefore = (rule: CancellationRule, checkInTime: string): number =>
  rule.days === undefined
    ? rule.offsetHours * 60
    : rule.days * 24 * 60 + minutesOf(checkInTime) - minutesOf(rule.time ?? checkInTime);

function isCheaperLater({ cancellationPolicy }: Plan, hotel: HotelHours): boolean {
  const tiers = cancellationPolicy
    .map((rule) => agreedRule(rule, hotel))
    .map((rule) => ({
      rule,
      before: rule.from === 'Creation' ? Infinity : minutesBefore(rule, hotel.checkInTime),
    }))
    .sort((a, b) => b.before - a.before);
  return tiers.some(({ rule }, index) => {
    const earlier = tiers[index - 1]?.rule;
    return earlier?.feeType === rule.feeType && rule.value < earlier.value;
  });
}

/** Terms that can hardly be meant. */
export const cancellationWarnings = ({ ratePlans, property }: PropertyFile): Problem[] =>
  ratePlans.flatMap((plan, index) =>
    isCheaperLater(plan, property)
      ? [
          problemAt(
            ['RatePlans', index, 'CancellationPolicy'],
            'Cancelling later costs less than cancelling earlier',
          ),
        ]
      : [],
  );
