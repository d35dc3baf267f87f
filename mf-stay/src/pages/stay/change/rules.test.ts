import { describe, expect, it } from 'vitest';
import { aChangeQuote, aStayRoom, aStayToManage } from '../../../../test/stay.ts';
import {
  draftOf,
  gistOfChange,
  isChangeable,
  isChanged,
  isNameMissing,
  keptDraft,
  requestOf,
  restoredDraft,
  withGuest,
  withOwnNights,
} from './rules.ts';

const ada = { individualId: null, firstName: 'Ada', lastName: 'Lovelace', email: null, phone: null };
const room = aStayRoom({ guests: [ada] });
const stay = aStayToManage({ rooms: [room, aStayRoom({ reservationItemId: 'gone', cancelledAtUtc: 'x' })] });
const draft = draftOf(stay);

describe('what is asked of the server', () => {
  it('names every room that is left, and neither names nor requests that stay as they are', () => {
    expect(requestOf(stay, draft)).toEqual({
      dateFrom: '2026/12/01',
      dateTo: '2026/12/04',
      rooms: [
        {
          reservationItemId: 'room-1',
          roomTypeId: 'double',
          ratePlanId: 'flexible',
          numberOfAdults: 2,
          numberOfChildren: 0,
          numberOfInfants: 0,
        },
      ],
    });
    expect(isChanged(stay, draft)).toBe(false);
  });

  it('names what is otherwise', () => {
    const changed = {
      ...draft,
      notes: ' A cot ',
      rooms: draft.rooms.map((each) => withGuest(each, 0, { firstName: 'Grace' })),
    };
    expect(requestOf(stay, changed)).toMatchObject({
      notes: 'A cot',
      rooms: [{ guests: [{ ...ada, firstName: 'Grace' }] }],
    });
    expect(isChanged(stay, changed)).toBe(true);
  });
});

it('a name that there was may not go', () => {
  const without = { ...draft, rooms: draft.rooms.map((each) => withGuest(each, 0, { lastName: ' ' })) };
  expect(isNameMissing(stay, without)).toBe(true);
  expect(isNameMissing(stay, draft)).toBe(false);
  const unnamed = aStayToManage();
  expect(isNameMissing(unnamed, draftOf(unnamed))).toBe(false);
});

describe('a draft that was kept in the tab', () => {
  const kept: unknown = JSON.parse(JSON.stringify(keptDraft(stay, { ...draft, notes: 'Late' })));
  it('is there again for the same stay', () => {
    expect(restoredDraft(stay, kept)).toEqual({ ...draft, notes: 'Late' });
  });
  it.each([
    ['the stay is another one by now', { ...stay, dateTo: '2026/12/05' }, kept],
    ['it is of another booking', { ...stay, referenceNumber: 'HB-1' }, kept],
    ['there is none', stay, null],
    ['it was dropped', stay, JSON.parse(JSON.stringify(keptDraft(stay, null)))],
  ])('is not where %s', (_where, of, stored) => {
    expect(restoredDraft(of, stored)).toBeNull();
  });
});

it.each([
  ['something is open', [{ change: 'Dates', untilUtc: 'x', isOpen: true }], true],
  ['only cancelling is open', [{ change: 'Cancel', untilUtc: 'x', isOpen: true }], false],
  ['the time is over', [{ change: 'Dates', untilUtc: 'x', isOpen: false }], false],
] as const)('whether guests change a stay where %s', (_where, changes, expected) => {
  expect(isChangeable(aStayToManage({ changes: [...changes] }))).toBe(expected);
});

it.each([
  ['the money that comes back', { refund: 120, difference: -120 }, { kind: 'back', amount: 12_000 }],
  ['what is paid now', { dueNow: 60, difference: 60 }, { kind: 'due', amount: 6_000 }],
  ['what is more, where it is paid later', { difference: 60 }, { kind: 'more', amount: 6_000 }],
  ['what is less', { difference: -60 }, { kind: 'less', amount: 6_000 }],
  ['that the price stays', {}, { kind: 'same' }],
])('a quote says first %s', (_of, quote, gist) => {
  expect(gistOfChange(aChangeQuote({ refund: 0, dueNow: 0, difference: 0, ...quote }))).toEqual(gist);
});

it('the nights that a booking has are free to it, and no others', () => {
  const soldOut = { rooms: 0, leadPrice: null, minimumNights: 1, rates: new Map<string, never>() };
  const nights = ['2026/11/30', '2026/12/01', '2026/12/03', '2026/12/04'];
  const calendar = { days: new Map(nights.map((night) => [night, soldOut])), lastOnSale: '2026/12/31' };
  const { days } = withOwnNights(calendar, stay);
  expect(nights.map((night) => days.get(night)?.rooms)).toEqual([0, 1, 1, 0]);
});
