import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChildBand, Party } from '../contracts/index.ts';
import { aProperty, aRate, aService, aTax, someRate, translateEnglish } from '../testing/index.ts';
import { agesByKind, areAgesMissing, areAgesOf, countedParty } from './ages.ts';
import { partyText } from './count-text.ts';
import { extraCost } from './extras.ts';
import { explainRoomPrice } from './price-lines.ts';
import { fullRoomPrice, roomPrice } from './pricing.ts';
import { stayRateOf } from './stay-rate.ts';
import { itemTaxes } from './taxes.ts';

const bands: ChildBand[] = [
  { name: 'Babies', minAge: 0, maxAge: 2, countsAs: 'Infant', percent: 0 },
  { name: 'Small children', minAge: 3, maxAge: 6, countsAs: 'Child', percent: 50 },
  { name: 'Juniors', minAge: 7, maxAge: 12, countsAs: 'Child' },
  { name: 'Teenagers', minAge: 13, maxAge: 15, countsAs: 'Adult' },
];
const withAges = (adults: number, ...ages: number[]): Party => ({
  ...countedParty(adults, ages, bands),
  ages,
});
const counts = ({ numberOfAdults, numberOfChildren, numberOfInfants }: Party) => [
  numberOfAdults,
  numberOfChildren,
  numberOfInfants,
];

describe('the ages of a party', () => {
  it.each([
    [[], [2, 0, 0]],
    [[2], [2, 0, 1]],
    [
      [3, 12],
      [2, 2, 0],
    ],
    [
      [13, 0, 5],
      [3, 1, 1],
    ],
    // One that is missing counts as a child until it is given.
    [
      [null, 1],
      [2, 1, 1],
    ],
  ])('%j with two adults count by their bands', (ages, expected) => {
    expect(counts(countedParty(2, ages, bands))).toEqual(expected);
  });

  it.each<[string, Party, boolean]>([
    ['all of them', withAges(2, 4, 9), true],
    ['none', { ...withAges(2, 4, 9), ages: [] }, true],
    ['one of two', { ...withAges(2, 4, 9), ages: [4] }, false],
    ['an infant that is counted as a child', { ...withAges(2, 4), ages: [1] }, false],
    ['more grown-up guests than adults', { ...withAges(0, 14, 4), numberOfAdults: 0 }, false],
    ['an age of no band', { ...withAges(2, 4), ages: [40] }, false],
  ])('go with its counts: %s', (_what, party, expected) => {
    expect(areAgesOf(party, bands)).toBe(expected);
  });

  it.each<[Party, ChildBand[] | undefined, boolean]>([
    [{ ...withAges(2, 4), ages: [] }, bands, true],
    [{ ...withAges(2, 1), ages: [] }, bands, true],
    [withAges(2, 4), bands, false],
    [withAges(2), bands, false],
    [{ ...withAges(2, 4), ages: [] }, undefined, false],
    [{ ...withAges(2, 4), ages: [] }, [], false],
  ])('are missing where a hotel with bands does not know them (%#)', (party, of, expected) => {
    expect(areAgesMissing(party, of)).toBe(expected);
  });

  it('stand in the summary beside whose they are, youngest first', () => {
    expect(partyText(withAges(2, 9, 4), translateEnglish)).toBe('2 adults, 2 children (4, 9)');
    expect(partyText(withAges(1, 14, 0, 5), translateEnglish)).toBe(
      '2 adults (14), 1 child (5), 1 infant (0)',
    );
    expect(partyText({ ...withAges(2, 9, 4), ages: [] }, translateEnglish)).toBe('2 adults, 2 children');
  });
});

const rate = stayRateOf(
  aRate({ baseRate: 200, baseNumberOfAdults: 2, costPerAdult: 40, costPerChild: 20.01, costPerInfant: 5 }),
  'GBP',
);

describe('what guests of an age pay', () => {
  it.each<[string, Party, number]>([
    ['a band without a percentage pays all', withAges(2, 9), 220_01],
    ['half of it, half-up', withAges(2, 4), 210_01],
    ['nothing at all', withAges(2, 1), 200_00],
    ['two halves make one', withAges(2, 4, 5), 220_01],
    ['a guest who counts as an adult', withAges(2, 14), 240_00],
    ['alone, the child who would pay most is the base occupant', withAges(0, 4, 9), 210_01],
    ['an age that is not known', { ...withAges(2, 4), ages: [] }, 220_01],
  ])('%s', (_what, party, price) => {
    expect(roomPrice(rate, party, bands)).toBe(price);
  });

  it('is all of it at a hotel without bands', () => {
    expect(roomPrice(rate, withAges(2, 4))).toBe(220_01);
    expect(roomPrice(rate, withAges(2, 4), [])).toBe(220_01);
  });

  it('is a line with whole guests', () => {
    const lines = explainRoomPrice(rate, withAges(2, 4, 9), bands);
    expect(lines).toContainEqual({ kind: 'children', count: 2, amount: 3002 });
  });

  it('is the tax of their age', () => {
    const item = { dateFrom: '2026/12/01', dateTo: '2026/12/03', totalRoomCost: 0, totalServiceCost: 0 };
    const hotel = {
      ...aProperty({ taxesAndFees: [aTax({ amount: 1, per: 'PersonNight', minAge: 7 })] }),
      childBands: bands,
    };
    const guests = (party: Party) => itemTaxes([{ ...item, ...party }], hotel)[0]?.guests;
    expect(guests(withAges(2, 4, 9))).toBe(3);
    expect(guests({ ...withAges(2, 4, 9), ages: [] })).toBe(2);
    expect(guests(withAges(2, 14))).toBe(3);
  });

  it.each<[string, Party, number]>([
    ['half', withAges(2, 5), 37_50],
    ['half each', withAges(2, 5, 4), 45_00],
    ['all', withAges(2, 9), 45_00],
    ['nothing, as an infant', withAges(2, 1), 30_00],
    ['half, who counts as an adult', withAges(2, 14), 37_50],
    ['all, where the age is not known', { ...withAges(2, 5), ages: [] }, 45_00],
  ])('is of an extra per person %s', (_what, party, cost) => {
    const breakfast = aService({
      chargePerPerson: true,
      chargeType: 'PerDay',
      byAge: [
        { minAge: 3, maxAge: 6, percent: 50 },
        { minAge: 13, maxAge: 15, percent: 50 },
      ],
    });
    expect(extraCost(breakfast, { nights: 1, quantity: 1, party }, 'GBP')).toBe(cost);
  });
});

const someAges = fc.array(fc.nat(15), { maxLength: 5 });
const someAdults = fc.integer({ min: 0, max: 3 });

describe('whatever ages a family has', () => {
  it('their order changes nothing', () => {
    fc.assert(
      fc.property(someRate('GBP'), someAdults, someAges, (wire, adults, ages) => {
        const priced = stayRateOf(wire, 'GBP');
        const [there, back] = [withAges(adults, ...ages), withAges(adults, ...ages.toReversed())];
        expect(roomPrice(priced, back, bands)).toBe(roomPrice(priced, there, bands));
        expect(agesByKind(back)).toEqual(agesByKind(there));
      }),
    );
  });

  it('lines add up to the price, and a share never costs more than all of it', () => {
    fc.assert(
      fc.property(someRate('GBP'), someAdults, someAges, (wire, adults, ages) => {
        const priced = stayRateOf(wire, 'GBP');
        const party = withAges(adults, ...ages);
        const lines = explainRoomPrice(priced, party, bands);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(roomPrice(priced, party, bands));
        expect(roomPrice(priced, party, bands)).toBeLessThanOrEqual(roomPrice(priced, party));
        expect(areAgesOf(party, bands)).toBe(true);
      }),
    );
  });

  it('rooms cost the same in any order', () => {
    const rooms = fc.array(fc.tuple(someAdults, someAges), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(someRate('GBP'), rooms, (wire, list) => {
        const hotel = { currency: 'GBP', taxesAndFees: [aTax({ amount: 3, per: 'Person', minAge: 4 })] };
        const total = (parties: typeof list) =>
          parties.reduce(
            (sum, [adults, ages]) =>
              sum +
              fullRoomPrice(stayRateOf(wire, 'GBP'), withAges(adults, ...ages), {
                ...hotel,
                childBands: bands,
              }),
            0,
          );
        expect(total(list.toReversed())).toBe(total(list));
      }),
    );
  });
});
