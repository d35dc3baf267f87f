import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaxOrFee } from '../contracts/index.ts';
import { aTax, someTerms } from '../testing/index.ts';
import { addedTaxes, sumTaxLines, taxedGuests, type TaxedRoom, taxLines } from './taxes.ts';

const aRoom = (changes: Partial<TaxedRoom> = {}): TaxedRoom => ({
  nights: 3,
  party: { numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 1 },
  ages: [8, 1],
  roomCost: 30_000,
  serviceCost: 5_000,
  isFirst: true,
  ...changes,
});

describe('a tax or fee of a room', () => {
  it.each([
    ['an amount per stay', aTax({ amount: 12.5 }), 1_250],
    ['an amount per room', aTax({ amount: 12.5, per: 'Room' }), 1_250],
    ['an amount per room and night', aTax({ amount: 2, per: 'RoomNight' }), 600],
    ['an amount per person', aTax({ amount: 2, per: 'Person' }), 800],
    ['an amount per person and night', aTax({ amount: 2, per: 'PersonNight' }), 2_400],
    ['only its first nights', aTax({ amount: 2, per: 'RoomNight', firstNights: 2 }), 400],
    ['only guests from an age on', aTax({ amount: 2, per: 'PersonNight', minAge: 16 }), 1_200],
    ['only guests up to an age', aTax({ amount: 2, per: 'Person', minAge: 2, maxAge: 12 }), 200],
    ['a percentage of room and extras', aTax({ percent: 10 }), 3_500],
    ['a percentage of the room', aTax({ percent: 10, of: 'Room' }), 3_000],
    ['a percentage of the extras', aTax({ percent: 10, of: 'Extras' }), 500],
    ['a percentage that is contained', aTax({ percent: 10, of: 'Room', included: true }), 2_727],
    ['an amount that is contained', aTax({ amount: 4, per: 'Room', included: true }), 400],
  ])('is %s', (_what, tax, amount) => {
    expect(taxLines([tax], aRoom(), 'EUR').map((line) => line.amount)).toEqual([amount]);
  });

  it('has the digits of its currency, half-up for each line', () => {
    expect(taxLines([aTax({ amount: 2.5 })], aRoom(), 'JPY')[0]?.amount).toBe(3);
    expect(
      taxLines([aTax({ percent: 2.5 })], aRoom({ roomCost: 100, serviceCost: 0 }), 'EUR')[0]?.amount,
    ).toBe(3);
  });

  it('per stay is on the first room of a booking only', () => {
    const terms = [aTax({ amount: 12.5 })];
    expect(taxLines(terms, aRoom({ isFirst: false }), 'EUR')).toEqual([]);
  });

  it('shares a price with the others that it contains', () => {
    const terms = [
      aTax({ id: 'vat', percent: 10, included: true }),
      aTax({ id: 'city', percent: 15, of: 'Room', included: true }),
      aTax({ id: 'more', percent: 50 }),
    ];
    const lines = taxLines(terms, aRoom({ roomCost: 12_500, serviceCost: 0 }), 'EUR');
    expect(lines.map(({ amount }) => amount)).toEqual([1_000, 1_500, 6_250]);
  });

  it('says what it was multiplied by, and what a percentage was taken of', () => {
    const terms = [
      aTax({ amount: 2, per: 'PersonNight', minAge: 16, firstNights: 2 }),
      aTax({ percent: 10 }),
    ];
    const [cityTax, vat] = taxLines(terms, aRoom(), 'EUR');
    expect([cityTax?.guests, cityTax?.nights]).toEqual([2, 2]);
    expect(vat?.rate).toEqual({ percent: 10, of: 35_000, scope: 'RoomAndExtras' });
  });

  it.each([
    ['everybody without ages', { minAge: null, maxAge: null }, 4],
    ['grown-ups and those who are old enough', { minAge: 8, maxAge: null }, 3],
    ['no grown-up where only children pay', { minAge: null, maxAge: 12 }, 2],
  ])('is paid by %s', (_who, ages, guests) => {
    expect(taxedGuests(ages, aRoom())).toBe(guests);
  });

  it.each([
    ['is not paid by children of no age from an age on', { minAge: 16, maxAge: null }, 2],
    ['is paid by them up to an age', { minAge: null, maxAge: 12 }, 2],
    ['is paid by them where everybody pays', { minAge: null, maxAge: null }, 4],
  ])('%s', (_who, ages, guests) => {
    expect(taxedGuests(ages, aRoom({ ages: [] }))).toBe(guests);
  });

  it('is paid by adults of an age by their age', () => {
    const party = { numberOfAdults: 3, numberOfChildren: 1, numberOfInfants: 0 };
    expect(taxedGuests({ minAge: 16, maxAge: null }, { party, ages: [14, 8] })).toBe(2);
  });
});

const someRoom: fc.Arbitrary<TaxedRoom> = fc.record({
  nights: fc.integer({ min: 1, max: 20 }),
  party: fc.record({
    numberOfAdults: fc.integer({ min: 1, max: 4 }),
    numberOfChildren: fc.constant(2),
    numberOfInfants: fc.integer({ min: 0, max: 2 }),
  }),
  ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
  roomCost: fc.integer({ min: 0, max: 1_000_000 }),
  serviceCost: fc.integer({ min: 0, max: 100_000 }),
  isFirst: fc.constant(true),
});

describe('whatever a hotel charges', () => {
  it('one more night takes no fee off another', () => {
    fc.assert(
      fc.property(someTerms, someRoom, (terms, room) => {
        const shorter = addedTaxes(taxLines(terms, room, 'EUR'));
        const longer = addedTaxes(taxLines(terms, { ...room, nights: room.nights + 1 }, 'EUR'));
        expect(longer).toBeGreaterThanOrEqual(shorter);
      }),
    );
  });

  it('included taxes add nothing, and percentages that are contained are less than the price', () => {
    fc.assert(
      fc.property(someTerms, someRoom, (terms, room) => {
        const included = terms.map((term) => ({ ...term, included: true }));
        const lines = taxLines(included, room, 'EUR');
        expect(addedTaxes(lines)).toBe(0);
        for (const { amount, rate } of lines) if (rate) expect(amount).toBeLessThanOrEqual(rate.of);
      }),
    );
  });

  it('the order of terms and rooms changes no sum', () => {
    fc.assert(
      fc.property(someTerms, fc.array(someRoom, { minLength: 1, maxLength: 4 }), (terms, rooms) => {
        const linesOf = (list: readonly TaxedRoom[], inOrder: readonly TaxOrFee[]) =>
          sumTaxLines(
            list.flatMap((room, index) => taxLines(inOrder, { ...room, isFirst: index === 0 }, 'EUR')),
          );
        const amounts = (lines: ReturnType<typeof linesOf>) =>
          Object.fromEntries(lines.map(({ id, amount }) => [id, amount]));
        const forwards = linesOf(rooms, terms);
        expect(amounts(linesOf(rooms.toReversed(), terms.toReversed()))).toEqual(amounts(forwards));
      }),
    );
  });

  it('a sum by tax is the sum of its rooms', () => {
    fc.assert(
      fc.property(someTerms, fc.array(someRoom, { maxLength: 4 }), (terms, rooms) => {
        const lines = rooms.flatMap((room) => taxLines(terms, room, 'EUR'));
        expect(addedTaxes(sumTaxLines(lines))).toBe(addedTaxes(lines));
      }),
    );
  });
});
