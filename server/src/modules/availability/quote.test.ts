import { expect, it } from 'vitest';
import { createQuotes } from './quote.ts';
import type { PricedRate } from './stay-rate-rules.ts';

const none = {
  baseRate: null,
  costPerRoom: null,
  costPerAdult: null,
  costPerChild: null,
  costPerInfant: null,
  perPersonCostPerAdult: null,
  perPersonCostPerChild: null,
  perPersonCostPerInfant: null,
};
const stay = { from: '2026/12/01', to: '2026/12/03' };

const rateOf = (baseRate: number, ratePlanId = 'flex'): PricedRate => ({
  roomTypeId: 'classic',
  ratePlanId,
  stayRate: {
    baseRate,
    costPerRoom: 0,
    costPerAdult: 1000,
    costPerChild: 0,
    costPerInfant: 0,
    perPersonCostPerAdult: 0,
    perPersonCostPerChild: 0,
    perPersonCostPerInfant: 0,
    baseNumberOfAdults: 2,
    nights: 2,
    nightRates: [],
  },
  original: none,
  minLengthOfStay: null,
});

const quotes = createQuotes('the secret key');
const token = quotes.issue(stay, [rateOf(20_000)]);

it('a quote covers exactly the prices, the rate and the stay that were shown', () => {
  const quote = quotes.open(token);
  expect(quote?.covers(stay, rateOf(20_000))).toBe(true);
  expect(quote?.covers(stay, rateOf(20_001))).toBe(false);
  expect(quote?.covers(stay, rateOf(20_000, 'saver'))).toBe(false);
  expect(quote?.covers({ ...stay, to: '2026/12/04' }, rateOf(20_000))).toBe(false);
});

it.each([
  ['changed', `x${token}`],
  ['signed with another key', createQuotes('another key').issue(stay, [rateOf(1)])],
  ['without a signature', token.split('.')[0] ?? ''],
  ['empty', ''],
  ['nonsense', 'a.b.c'],
])('a token that is %s is no quote', (_title, forged) => {
  expect(quotes.open(forged)).toBeNull();
});

it('stays far below what Create takes', () => {
  const many = Array.from({ length: 60 }, (_, index) => rateOf(20_000, `rate-plan-${String(index)}`));
  expect(quotes.issue(stay, many).length).toBeLessThan(5000);
});
