import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPartySize, partySizes, tableProblems, type TableWish } from './tables.ts';

const sizes = { minOnlinePartySize: 2, maxOnlinePartySize: 6 };
const wish: TableWish = {
  restaurantId: 'grill',
  visitDate: '2026/12/01',
  visitTime: '19:00',
  partySize: 2,
  emailAddress: 'ada@example.org',
  contactNumber: '+44 20 7946 0142',
  identifier: 'guest-token',
};
const fieldsOf = (changes: Partial<TableWish>, limits: typeof sizes | null = sizes) =>
  tableProblems({ ...wish, ...changes }, limits).map(({ field }) => field);

describe('a table', () => {
  it('can be booked with everything right', () => {
    expect(fieldsOf({})).toEqual([]);
  });

  it.each([
    ['a restaurant', { restaurantId: null }, 'restaurantId'],
    ['a date', { visitDate: null }, 'visitDate'],
    ['a time', { visitTime: '' }, 'visitTime'],
    ['a party', { partySize: null }, 'partySize'],
    ['a party that is not too small', { partySize: 1 }, 'partySize'],
    ['a party that is not too large', { partySize: 7 }, 'partySize'],
    ['whole guests', { partySize: 2.5 }, 'partySize'],
    ['an e-mail address', { emailAddress: 'ada' }, 'emailAddress'],
    ['a contact number with its dialing code', { contactNumber: '020 7946 0142' }, 'contactNumber'],
    ['somebody whose it is', { identifier: ' ' }, 'identifier'],
  ])('needs %s', (_, changes, field) => {
    expect(fieldsOf(changes)).toEqual([field]);
  });

  it('has no right party size while the restaurant’s limits are not known', () => {
    expect(fieldsOf({}, null)).toEqual(['partySize']);
  });

  it('names what is missing in the order of the form', () => {
    const nothing = { restaurantId: null, visitDate: null, visitTime: null, partySize: null, identifier: '' };
    expect(fieldsOf({ ...nothing, emailAddress: '', contactNumber: '' })).toEqual([
      'restaurantId',
      'visitDate',
      'partySize',
      'visitTime',
      'emailAddress',
      'contactNumber',
      'identifier',
    ]);
  });
});

describe('the party sizes of a restaurant', () => {
  it.each([
    ['both included', { minOnlinePartySize: 2, maxOnlinePartySize: 4 }, [2, 3, 4]],
    ['one', { minOnlinePartySize: 3, maxOnlinePartySize: 3 }, [3]],
    ['none', { minOnlinePartySize: 4, maxOnlinePartySize: 2 }, []],
  ])('%s', (_, limits, expected) => {
    expect(partySizes(limits)).toEqual(expected);
  });

  it('are exactly those that are right', () => {
    const limit = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(limit, limit, fc.integer({ min: -5, max: 40 }), (from, to, size) => {
        const limits = { minOnlinePartySize: from, maxOnlinePartySize: to };
        expect(partySizes(limits).includes(size)).toBe(isPartySize(size, limits));
      }),
    );
  });
});
