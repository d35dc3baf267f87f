import type { CancellationRule } from 'shared/contracts';
import type { PropertyFile } from './property-file.ts';

type WrittenRule = PropertyFile['ratePlans'][number]['cancellationPolicy'][number];
type Fee = Pick<CancellationRule, 'feeType' | 'value'>;

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
];
const number = `\\d{1,3}|${words.join('|')}`;
const numberOf = (text: string): number => (/^\d/.test(text) ? Number(text) : words.indexOf(text));

const noRefund =
  /^(paid in full when you book[.;,] )?(it is )?(not refundable|non-refundable|it cannot be (changed, )?(cancelled or )?refunded)(, not changeable)?$/;
const free = '(?:cancel (?:free of charge|for free)|free cancellation) until ';
const deadline = `(?:(?<time>\\d{1,2}:\\d{2}) )?(?:(?<count>${number}) (?<unit>hour|day)s? before (?:arrival|check-in)|on the day of arrival)`;
const after = `(?:[;,.] after that,? |, then )(?<fee>.+?) (?:is|are) (?:charged|kept)`;
const freeUntil = new RegExp(`^${free}${deadline}${after}$`);

const fees: readonly (readonly [RegExp, (count: string) => Fee])[] = [
  [/^the first night$/, () => ({ feeType: 'Nights', value: 1 })],
  [
    new RegExp(`^(?:the first )?(${number}) nights?$`),
    (count) => ({ feeType: 'Nights', value: numberOf(count) }),
  ],
  [/^half of the stay$/, () => ({ feeType: 'Percent', value: 50 })],
  [/^(100|\d{1,2}) ?% of the stay$/, (count) => ({ feeType: 'Percent', value: Number(count) })],
  [/^(?:all of it|the whole stay|the full stay)$/, () => ({ feeType: 'Percent', value: 100 })],
];

const feeOf = (text: string): Fee | undefined =>
  fees.flatMap(([pattern, read]) => {
    const match = pattern.exec(text);
    return match ? [read(match[1] ?? '')] : [];
  })[0];

function tierOf(
  { time, count = '0', unit = 'day' }: Record<string, string | undefined>,
  fee: Fee,
): WrittenRule {
  const many = numberOf(count);
  return unit === 'hour'
    ? { from: 'BeforeArrival', offsetHours: many, ...fee }
    : {
        from: 'BeforeArrival',
        days: many,
        ...(time === undefined ? {} : { time: time.padStart(5, '0') }),
        ...fee,
      };
}

/**
 * The rules that the words of a rate say, where they say nothing else; none where they are not understood to the last word, which keeps them
 * words. Only English, as files are written most.
 */
export function readPolicy(policy: string): WrittenRule[] {
  const text = policy.trim().toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '');
  if (noRefund.test(text)) return [{ from: 'Creation', feeType: 'Percent', value: 100 }];
  const groups = freeUntil.exec(text)?.groups;
  const fee = groups && feeOf(groups['fee'] ?? '');
  return fee && !(groups['unit'] === 'hour' && groups['time'] !== undefined) ? [tierOf(groups, fee)] : [];
}
