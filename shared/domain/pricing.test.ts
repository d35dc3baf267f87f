import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byCost, rateCosts } from '../contracts/index.ts';
import { aParty, aRate, aRoomType, someParty, someRate } from '../testing/index.ts';
import { fromPrice, originalRoomPrice, perNight, roomPrice } from './pricing.ts';
import { type StayCosts, type StayRate, originalStayRateOf, stayRateOf } from './stay-rate.ts';

const party = (numberOfAdults: number, numberOfChildren = 0, numberOfInfants = 0) =>
  aParty({ numberOfAdults, numberOfChildren, numberOfInfants });

const rate: StayRate = {
  ...byCost(rateCosts, 'key', () => 0),
  baseRate: 100_000,
  costPerRoom: 10_000,
  costPerAdult: 1_000,
  costPerChild: 100,
  costPerInfant: 10,
  baseNumberOfAdults: 2,
  nights: 3,
  nightRates: [],
};

describe('the price of a room', () => {
  it.each([
    ['is base rate and room cost for the base adults', party(2), 110_000],
    ['is no less for fewer adults than the base', party(1), 110_000],
    ['grows by the adults beyond the base', party(4), 112_000],
    ['grows by every child when there is an adult', party(1, 2), 110_200],
    ['grows by every infant', party(2, 0, 2), 110_020],
    ['takes one child as base occupant without adults', party(0, 1), 110_000],
    ['charges the other children without adults', party(0, 3), 110_200],
    ['takes no infant as base occupant', party(0, 0, 1), 110_010],
  ])('%s', (_, people, price) => {
    expect(roomPrice(rate, people)).toBe(price);
  });

  it.each([
    ['each adult, base adults too', { perPersonCostPerAdult: 7 }, party(2), 14],
    ['each child', { perPersonCostPerChild: 7 }, party(1, 2), 14 + 200],
    ['the child who is base occupant', { perPersonCostPerChild: 7 }, party(0, 1), 7],
    ['each infant', { perPersonCostPerInfant: 7 }, party(1, 0, 1), 7 + 10],
  ])('adds per-person costs for %s', (_, costs, people, added) => {
    expect(roomPrice({ ...rate, ...costs }, people)).toBe(110_000 + added);
  });

  it('has one adult in the base unless the rate says otherwise', () => {
    expect(roomPrice({ ...rate, baseNumberOfAdults: 1 }, party(2))).toBe(111_000);
  });

  it('is never less for more nights at the same rates', () => {
    const sumOf = (nights: readonly StayRate[]): StayRate => {
      const total = (name: keyof StayCosts) => nights.reduce((sum, night) => sum + night[name], 0);
      return { ...rate, ...byCost(rateCosts, 'key', ({ key }) => total(key)) };
    };
    const nightly = fc.array(
      someRate('GBP').map((each) => stayRateOf(each, 'GBP')),
      { minLength: 2, maxLength: 8 },
    );
    fc.assert(
      fc.property(nightly, someParty(), (nights, people) => {
        expect(roomPrice(sumOf(nights), people)).toBeGreaterThanOrEqual(
          roomPrice(sumOf(nights.slice(1)), people),
        );
      }),
    );
  });

  it('is never less for one child more', () => {
    fc.assert(
      fc.property(someRate('GBP'), someParty(), (each, people) => {
        const more = { ...people, numberOfChildren: people.numberOfChildren + 1 };
        const stayRate = stayRateOf(each, 'GBP');
        expect(roomPrice(stayRate, more)).toBeGreaterThanOrEqual(roomPrice(stayRate, people));
      }),
    );
  });
});

describe('a rate', () => {
  it('is in minor units of its currency, rounded half-up', () => {
    expect(stayRateOf(aRate({ baseRate: 99.995 }), 'GBP').baseRate).toBe(10_000);
  });

  it('has no original price when nothing was reduced', () => {
    expect(originalStayRateOf(aRate(), 'GBP')).toBeNull();
  });

  it('keeps its other amounts in the original price', () => {
    const reduced = aRate({ originalBaseRate: 400, costPerRoom: 10 });
    expect(originalRoomPrice(reduced, party(2), { currency: 'GBP' })).toBe(41_000);
  });

  it.each([
    ['equal', 360],
    ['lower', 300],
  ])('strikes nothing through when the original price is %s', (_, originalBaseRate) => {
    expect(originalRoomPrice(aRate({ originalBaseRate }), party(2), { currency: 'GBP' })).toBeNull();
  });

  it.each([
    [10_000, 3, 3_333],
    [10_001, 2, 5_001],
    [500, 0, 500],
  ])('of %i over %i nights is %i a night', (total, nights, amount) => {
    expect(perNight(total, nights)).toBe(amount);
  });
});

describe('the from price', () => {
  const cheap = aRate({
    ratePlanId: 'cheap',
    baseRate: 300,
    useOccupancyForRatePlan: true,
    adultMaximumOccupancy: 1,
  });
  const roomType = aRoomType({ rates: [aRate(), cheap] });

  it('is the lowest total', () => {
    expect(fromPrice(roomType, party(1), { currency: 'GBP' })).toBe(30_000);
  });

  it('leaves out a rate that does not take the party', () => {
    expect(fromPrice(roomType, party(2), { currency: 'GBP' })).toBe(36_000);
  });

  it('is none when the room does not take the party', () => {
    expect(fromPrice(roomType, party(4), { currency: 'GBP' })).toBeNull();
  });
});
