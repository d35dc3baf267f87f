import { aConfirmation, aConfirmationItem } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { anotherRoomQuery, routeAddress } from './rules.ts';

const query = (changes: Parameters<typeof aConfirmation>[0], today = '2026/11/20') =>
  decodeURIComponent(anotherRoomQuery(aConfirmation(changes), today).toString());
const family = aConfirmationItem({ numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 0 });
const single = aConfirmationItem({ numberOfAdults: 1, numberOfChildren: 0, numberOfInfants: 0 });
const cancelledAtUtc = '2026-11-20T10:00:00.000Z';
const stay = { dateFrom: '2026/12/01', dateTo: '2026/12/04' };

describe('another room', () => {
  it.each([
    [
      'the dates and the party of each room',
      { ...stay, items: [family, single] },
      '2026/11/20',
      'fromDate=2026-12-01&toDate=2026-12-04&adults=2,1&children=1,0',
    ],
    ['only the party, once the stay has begun', { ...stay, items: [single] }, '2026/12/02', 'adults=1'],
    [
      'no room that was cancelled',
      { ...stay, items: [{ ...family, cancelledAtUtc }, single] },
      '2026/11/20',
      'fromDate=2026-12-01&toDate=2026-12-04&adults=1',
    ],
    [
      'all rooms, where all were cancelled',
      { ...stay, items: [{ ...single, cancelledAtUtc }] },
      '2026/11/20',
      'fromDate=2026-12-01&toDate=2026-12-04&adults=1',
    ],
    [
      'the ages of children',
      { ...stay, items: [{ ...family, ages: [30, 31, 7] }] },
      '2026/11/20',
      'fromDate=2026-12-01&toDate=2026-12-04&adults=2&children=1&ages=30-31-7',
    ],
  ])('is searched with %s', (_what, changes, today, expected) => {
    expect(query(changes, today)).toBe(expected);
  });
});

describe('the way to the hotel', () => {
  const hotel = { propertyName: 'The Harbour', propertyAddress: '1 Quay, Plymouth' };

  it.each([
    ['its place, where the hotel has told it', { latitude: 50.37, longitude: -4.14 }, '50.37,-4.14'],
    ['its address otherwise', { latitude: null, longitude: null }, 'The Harbour, 1 Quay, Plymouth'],
  ])('leads to %s', (_what, place, destination) => {
    expect(new URL(routeAddress(hotel, place)).searchParams.get('destination')).toBe(destination);
  });
});
