import { byCost, rateCosts } from 'shared/contracts';
import { describe, expect, it } from 'vitest';
import { createQuotes } from './quote.ts';
import type { PricedRate } from './stay-rate-rules.ts';

const stay = { from: '2026/12/01', to: '2026/12/03' };

const rateOf = (baseRate: number, ratePlanId = 'flex'): PricedRate => ({
  roomTypeId: 'classic',
  ratePlanId,
  stayRate: {
    ...byCost(rateCosts, 'key', () => 0),
    baseRate,
    costPerAdult: 1000,
    baseNumberOfAdults: 2,
    nights: 2,
    nightRates: [],
  },
  original: null,
  terms: {
    minLengthOfStay: null,
    maxLengthOfStay: null,
    minDaysBeforeArrival: null,
    maxDaysBeforeArrival: null,
  },
  promo: null,
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

describe('a quote of a hotel of any size', () => {
  const ratesOf = (types: number, plans: number) =>
    Array.from({ length: types * plans }, (_, index) => ({
      ...rateOf(20_000 + index, `7d1f4c0e-0b6c-4f5e-9a53-${String(index % plans).padStart(12, '0')}`),
      roomTypeId: `0f8fad5b-d9cb-469f-a165-${String(Math.floor(index / plans)).padStart(12, '0')}`,
    }));

  it.each([
    [10, 10],
    [40, 60],
    [100, 100],
  ])('%i room types at %i rates stays far below what Create takes', (types, plans) => {
    expect(quotes.issue(stay, ratesOf(types, plans)).length).toBeLessThan(12_000);
  });

  it('covers each rate until its price changes, and notices that of every rate', () => {
    const rates = ratesOf(40, 60);
    const quote = quotes.open(quotes.issue(stay, rates));
    const [chosen, ...others] = rates.toReversed();
    if (chosen === undefined) throw new Error('there are rates');
    expect(quote?.covers(stay, chosen, () => rates)).toBe(true);
    expect(quote?.covers({ ...stay, to: '2026/12/04' }, chosen, () => rates)).toBe(false);
    const dearer = { ...chosen, stayRate: { ...chosen.stayRate, baseRate: 1 } };
    expect(quote?.covers(stay, dearer, () => [...others, dearer])).toBe(false);
    const moved = others.map((rate, index) =>
      index === 7 ? { ...rate, stayRate: { ...rate.stayRate, baseRate: 1 } } : rate,
    );
    expect(quote?.covers(stay, chosen, () => [...moved, chosen])).toBe(true);
  });
});
