import { expect, it } from 'vitest';
import { countRejected, findCapacity } from './capacity.ts';
import type { PastBooking } from './csv.ts';

const booking = (day: number, nights: number, roomType = 'A'): PastBooking => ({
  hotel: 'Resort Hotel',
  arrival: `2026/12/${String(day).padStart(2, '0')}`,
  leadDays: 10,
  nights,
  adults: 2,
  children: 0,
  infants: 0,
  meal: 'BB',
  roomType,
  isCompany: false,
});
const anything = (): boolean => true;

it('who finds no room on one of the nights is turned away and takes none of the others', () => {
  const bookings = [booking(1, 2), booking(2, 2), booking(3, 1), booking(1, 1, 'B')];
  expect(countRejected(bookings, anything, () => 1)).toBe(1);
});

it('what cannot be booked is turned away and takes nothing', () => {
  const bookings = [booking(1, 1), booking(1, 1)];
  expect(
    countRejected(
      bookings,
      (one) => one !== bookings[0],
      () => 1,
    ),
  ).toBe(1);
});

it('finds the capacity that turns a tenth away, for every room type and at least one room', () => {
  const bookings = [...Array.from({ length: 100 }, () => booking(1, 1)), booking(1, 1, 'B')];
  const { capacity, rejected } = findCapacity(bookings, anything, 0.1);
  expect(rejected).toBe(10);
  expect([...(capacity.get('Resort Hotel') ?? [])]).toEqual([
    ['A', 90],
    ['B', 1],
  ]);
});
