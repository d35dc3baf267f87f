import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { propertyFile } from '../../test/support/property-file.ts';
import { expandRates } from './expand-rates.ts';
import { expandStock } from './expand-stock.ts';
import { propertyFileSchema } from './property-file.ts';

/** Prices of the classic room at the flexible plan on a Friday and the Saturday after it. */
function pricesBy(rules: object[], more: object = {}) {
  const file = z.decode(propertyFileSchema, { ...propertyFile(), Rates: rules, ...more } as never);
  const prices = expandRates(file, ['2026/11/20', '2026/11/21'], '2026/11/20');
  return prices.filter((price) => price.roomTypeId === 'classic' && price.ratePlanId === 'flex');
}

describe('rate rules', () => {
  it.each([
    ['the last base rate wins', [{ BaseRate: 100 }, { BaseRate: 120 }], [12_000, 12_000]],
    [
      'a rule for other room types does not count',
      [{ BaseRate: 100 }, { RoomTypeIds: ['suite'], BaseRate: 1 }],
      [10_000, 10_000],
    ],
    [
      'a rule for other plans does not count',
      [{ BaseRate: 100 }, { RatePlanIds: ['saver'], BaseRate: 1 }],
      [10_000, 10_000],
    ],
    [
      'a percentage changes the rate so far',
      [{ BaseRate: 100 }, { Weekdays: ['Sat'], AdjustPercent: 12.5 }],
      [10_000, 11_250],
    ],
    [
      'percentages add up in layers',
      [{ BaseRate: 100 }, { AdjustPercent: 10 }, { AdjustPercent: 10 }],
      [12_100, 12_100],
    ],
    [
      'an amount comes on top',
      [{ BaseRate: 100 }, { AdjustPercent: 10, AdjustAmount: -5 }],
      [10_500, 10_500],
    ],
    [
      'a later base rate forgets the adjustments',
      [{ BaseRate: 100 }, { AdjustPercent: 50 }, { BaseRate: 90 }],
      [9000, 9000],
    ],
    ['an adjustment alone makes no rate', [{ AdjustPercent: 10 }], []],
    ['a closed night has no price', [{ BaseRate: 100 }, { Weekdays: ['Fri'], Closed: true }], [10_000]],
    [
      'a later rule opens it again',
      [{ BaseRate: 100 }, { Closed: true }, { Closed: false }],
      [10_000, 10_000],
    ],
    ['no rate is below zero', [{ BaseRate: 10 }, { AdjustAmount: -20 }], [0, 0]],
  ])('%s', (_title, rules, expected) => {
    expect(pricesBy(rules).map((price) => price.base_minor)).toEqual(expected);
  });

  it('rounds what a percentage makes, half-up, to the multiple that the hotel wants', () => {
    expect(pricesBy([{ BaseRate: 99 }, { AdjustPercent: 12.5 }])[0]?.base_minor).toBe(11_138);
    expect(pricesBy([{ BaseRate: 99 }, { AdjustPercent: 12.5 }], { RoundRatesTo: 1 })[0]?.base_minor).toBe(
      11_100,
    );
    expect(pricesBy([{ BaseRate: 99.5 }], { RoundRatesTo: 1 })[0]?.base_minor).toBe(9950);
  });

  it('keeps the price before a discount as the original', () => {
    expect(pricesBy([{ BaseRate: 100 }, { DiscountPercent: 15 }])[0]).toMatchObject({
      base_minor: 8500,
      originalBase: 10_000,
    });
    expect(pricesBy([{ BaseRate: 100 }, { DiscountPercent: 15 }, { DiscountPercent: 0 }])[0]).toMatchObject({
      base_minor: 10_000,
      originalBase: null,
    });
  });

  it('carries the other costs and restrictions, each from the last rule that sets it', () => {
    const rules = [
      { BaseRate: 100, CostPerChild: 20, PerPersonCostPerAdult: 2.5, MinLengthOfStay: 3 },
      { CostPerChild: 0, ClosedToArrival: true, MinLengthOfStay: 1 },
    ];
    expect(pricesBy(rules)[0]).toMatchObject({
      child_minor: 0,
      per_adult_minor: 250,
      min_stay: null,
      closedToArrival: true,
      closedToDeparture: false,
    });
  });
});

describe('stock rules', () => {
  it('give the last total that speaks of a night, and no rooms where none does', () => {
    const file = z.decode(propertyFileSchema, {
      ...propertyFile(),
      Stock: [
        { RoomTypeIds: ['classic'], Total: 10 },
        { RoomTypeIds: ['classic'], Weekdays: ['Sat'], Total: 4 },
      ],
    } as never);
    expect(expandStock(file, ['2026/11/20', '2026/11/21'], '2026/11/20')).toEqual([
      { id: 'classic', night: '2026/11/20', total: 10 },
      { id: 'classic', night: '2026/11/21', total: 4 },
      { id: 'suite', night: '2026/11/20', total: 0 },
      { id: 'suite', night: '2026/11/21', total: 0 },
    ]);
  });

  it.each<[string, object[], [number, number]]>([
    ['so many more on every night', [{ Total: 10, OverbookingAllowance: 2 }], [12, 12]],
    [
      'by an earlier rule, whatever the total of a later one is',
      [
        { Total: 10, OverbookingAllowance: 2 },
        { Weekdays: ['Sat'], Total: 4 },
      ],
      [12, 6],
    ],
    [
      'none where a later rule takes it back',
      [
        { Total: 10, OverbookingAllowance: 2 },
        { Weekdays: ['Sat'], Total: 4, OverbookingAllowance: 0 },
      ],
      [12, 4],
    ],
    [
      'none on a night without rooms',
      [
        { Total: 10, OverbookingAllowance: 2 },
        { Weekdays: ['Sat'], Total: 0 },
      ],
      [12, 0],
    ],
  ])('allow an overbooking: %s', (_what, Stock, expected) => {
    const file = z.decode(propertyFileSchema, { ...propertyFile(), Stock } as never);
    const stock = expandStock(file, ['2026/11/20', '2026/11/21'], '2026/11/20');
    expect(stock.filter(({ id }) => id === 'classic').map(({ total }) => total)).toEqual(expected);
  });
});
