import fc from 'fast-check';
import { lifeExtras, lifeRates } from './life-hotel.ts';
import type { CalendarWish } from './life-calendar.ts';
import type { PayingCard } from './life-money.ts';
import type { DeskWish, GuestWish, Wire, Wish } from './life-wishes.ts';

// What the people of a life may want, at random.

export const newStay = fc.record({
  rate: fc.constantFrom(...lifeRates),
  rooms: fc.constantFrom(1, 1, 2),
  night: fc.integer({ min: 1, max: 4 }),
  nights: fc.integer({ min: 1, max: 3 }),
  card: fc.constantFrom('approved', 'approved', 'approved', 'approved', 'challenge', 'declined'),
  hasVoucher: fc.constantFrom(false, false, true),
  extra: fc.constantFrom(null, null, ...lifeExtras),
  byTelephone: fc.constantFrom('no', 'no', 'no', 'by link', 'without a card'),
} as const);

export const payingCard = fc.constantFrom<PayingCard>(
  'approved',
  'approved',
  'kept',
  'challenge',
  'declined',
);

/** Rooms, prices and rules of some nights. */
export const calendarWish: fc.Arbitrary<CalendarWish> = fc.record({
  room: fc.constantFrom('double', 'suite'),
  night: fc.integer({ min: 1, max: 5 }),
  nights: fc.integer({ min: 0, max: 3 }),
  set: fc.constantFrom<Wire>(
    { Total: 0 },
    { Total: 1 },
    { Total: 3 },
    { Price: { Kind: 'percent', Value: 20 } },
    { Price: { Kind: 'set', Value: 90 } },
    { IsClosed: true },
    { IsClosed: false },
    { MinStay: 2 },
    { IsAsInFile: true },
  ),
});

const change = fc.record({
  shift: fc.constantFrom(0, 0, 1, 2, -1),
  longer: fc.constantFrom(0, 0, 1, -1),
  room: fc.constantFrom(
    {},
    {},
    { RoomTypeId: 'suite' },
    { RoomTypeId: 'double' },
    { RatePlanId: 'tiers' },
    { RatePlanId: 'flexible' },
    { NumberOfAdults: 1 },
  ),
  extras: fc.constantFrom(null, null, null, [], ['parking' as const], ['boat' as const, 'parking' as const]),
  hasNote: fc.boolean(),
});

/** Which of the rooms; all of them for 0. */
const bits = fc.integer({ min: 0, max: 3 });

export const guestWish: fc.Arbitrary<GuestWish> = fc.oneof(
  fc.record({ kind: fc.constant('cancel' as const), bits }),
  fc.record({ kind: fc.constant('change' as const), change }),
  fc.record({ kind: fc.constant('change' as const), change }),
);

export const deskWish: fc.Arbitrary<DeskWish> = fc.oneof(
  fc.record({
    kind: fc.constant('desk cancels' as const),
    bits,
    noShow: fc.boolean(),
    fee: fc.constantFrom(null, null, 0, 0.3, 1),
  }),
  fc.record({ kind: fc.constant('desk changes' as const), change }),
  fc.record({ kind: fc.constant('desk refunds' as const), share: fc.constantFrom(0.1, 0.5, 1) }),
);

export const anyWish: fc.Arbitrary<Wish> = fc.oneof<[typeof guestWish, typeof deskWish]>(guestWish, deskWish);
