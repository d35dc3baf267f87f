import fc from 'fast-check';
import type { CalendarChange } from 'shared/contracts/desk';
import { describe, expect, it } from 'vitest';
import { changedPrice, loweredMinStays, planChange, type RateNightState, type StockState } from './rules.ts';

const pricing = { currency: 'GBP', roundTo: 100 };
const change: CalendarChange = {
  propertyId: 'harbour',
  roomTypeIds: ['double'],
  ratePlanIds: ['flexible'],
  from: '2026/12/01',
  to: '2026/12/01',
  total: null,
  isClosed: null,
  minStay: null,
  isClosedToArrival: null,
  isClosedToDeparture: null,
  price: null,
  isAsInFile: null,
};
const rate: RateNightState = {
  roomTypeId: 'double',
  ratePlanId: 'flexible',
  night: '2026/12/01',
  inFile: { base: 10_000, minStay: 1, closedToArrival: false, closedToDeparture: false },
  byHand: null,
  changeId: null,
};
const rooms: StockState = {
  roomTypeId: 'double',
  night: '2026/12/01',
  total: 5,
  taken: 3,
  byHand: null,
  inFile: 5,
  changeId: null,
};

describe('a base rate that is changed', () => {
  it.each([
    ['is the amount that is set, to the penny', 'set', 99.99, 9999],
    ['is rounded as the file’s are after a sum', 'add', 0.6, 10_100],
    ['… and after a percentage', 'percent', 12.6, 11_300],
    ['is never less than nothing', 'percent', -150, 0],
  ] as const)('%s', (_, kind, value, expected) => {
    expect(changedPrice(10_000, { kind, value }, pricing)).toBe(expected);
  });
});

describe('what a change comes to', () => {
  it('leaves a night without a price as it is', () => {
    const asked = { ...change, price: { kind: 'set', value: 80 } as const, isClosed: true };
    const plan = planChange(asked, [{ ...rate, inFile: null }, rate], [], pricing);
    expect([plan.rates.length, plan.withoutPrice]).toEqual([1, 1]);
    expect([plan.pricesBefore, plan.pricesAfter]).toEqual([
      [10_000, 10_000],
      [8000, 8000],
    ]);
  });

  it('keeps what was set by hand before and is not spoken of', () => {
    const byHand = { base: 7000, closed: true, minStay: 2, closedToArrival: null, closedToDeparture: true };
    const asked = { ...change, price: { kind: 'percent', value: 10 } as const, isClosed: false };
    const plan = planChange(asked, [{ ...rate, byHand, changeId: 'before' }], [], pricing);
    expect(plan.rates[0]?.after).toEqual({ ...byHand, base: 7700, closed: false });
  });

  it('tells of each rate that it makes shorter stays of, from its longest minimum', () => {
    const atLeast = (minStay: number, night: string, ratePlanId = 'long'): RateNightState => ({
      ...rate,
      ratePlanId,
      night,
      inFile: { base: 10_000, minStay, closedToArrival: false, closedToDeparture: false },
    });
    const nights = [atLeast(4, '2026/12/01'), atLeast(3, '2026/12/02'), atLeast(2, '2026/12/03')];
    const plan = planChange(
      { ...change, minStay: 2 },
      [...nights, atLeast(1, '2026/12/01', 'flexible')],
      [],
      pricing,
    );
    expect(loweredMinStays(plan.rates)).toEqual([
      { roomTypeId: 'double', ratePlanId: 'long', before: 4, nights: 2 },
    ]);
  });

  it('never has fewer rooms than are taken, and names each night on which that is so', () => {
    const state = fc.record({ taken: fc.nat(20), inFile: fc.nat(20) });
    fc.assert(
      fc.property(state, fc.option(fc.nat(20)), (night, total) => {
        const asked = { ...change, total, isAsInFile: total === null };
        const plan = planChange(asked, [], [{ ...rooms, ...night }], pricing);
        const wanted = total ?? night.inFile;
        expect(plan.rooms.map((row) => row.total)).toEqual([Math.max(wanted, night.taken)]);
        expect(plan.belowTaken.length).toBe(wanted < night.taken ? 1 : 0);
      }),
    );
  });
});
