import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentTimes, type RatePayment } from '../contracts/index.ts';
import { isPaidInParts, paymentPlan, type RoomToPay } from './payment-plan.ts';
import { addDays } from './stay.ts';

const arrival = '2026/12/20';
const days = { currency: 'GBP', arrival, today: '2026/11/22' };
const room = (total: number, payment?: RatePayment, nights = 3): RoomToPay => ({ nights, total, payment });

describe('what is paid when', () => {
  it.each<[string, RoomToPay[], number, readonly [number, [string, number][], number, boolean]]>([
    ['nothing said: everything now', [room(30_000)], 0, [30_000, [], 0, false]],
    ['now', [room(30_000, { when: 'now' })], 0, [30_000, [], 0, false]],
    ['a deposit of 30 %', [room(30_001, { when: 'deposit', percent: 30 })], 0, [9_000, [], 21_001, false]],
    ['half of a penny up', [room(101, { when: 'deposit', percent: 50 })], 0, [51, [], 50, false]],
    [
      'the first night of three',
      [room(30_000, { when: 'deposit', nights: 1 })],
      0,
      [10_000, [], 20_000, false],
    ],
    ['more nights than there are', [room(30_000, { when: 'deposit', nights: 9 })], 0, [30_000, [], 0, false]],
    ['a deposit that says nothing more', [room(30_000, { when: 'deposit' })], 0, [30_000, [], 0, false]],
    ['at the hotel, with a card kept', [room(30_000, { when: 'at-hotel' })], 0, [0, [], 30_000, true]],
    [
      'seven days before',
      [room(30_000, { when: 'days-before', days: 7 })],
      0,
      [0, [['2026/12/13', 30_000]], 0, true],
    ],
    ['a day that is today', [room(30_000, { when: 'days-before', days: 28 })], 0, [30_000, [], 0, false]],
    ['a day that has passed', [room(30_000, { when: 'days-before', days: 60 })], 0, [30_000, [], 0, false]],
    [
      'several rooms, one charge a day, earliest first',
      [
        room(10_000, { when: 'days-before', days: 7 }),
        room(20_000, { when: 'days-before', days: 14 }),
        room(5_000, { when: 'days-before', days: 7 }),
        room(1_000),
      ],
      0,
      [
        1_000,
        [
          ['2026/12/06', 20_000],
          ['2026/12/13', 15_000],
        ],
        0,
        true,
      ],
    ],
    [
      'a voucher pays what is due now first, then later charges, then the hotel',
      [room(1_000), room(2_000, { when: 'days-before', days: 7 }), room(4_000, { when: 'at-hotel' })],
      3_500,
      [0, [], 3_500, true],
    ],
    [
      'a voucher that covers a part of a later charge',
      [room(1_000), room(2_000, { when: 'days-before', days: 7 })],
      1_500,
      [0, [['2026/12/13', 1_500]], 0, true],
    ],
    ['a voucher that covers everything', [room(4_000, { when: 'at-hotel' })], 9_000, [0, [], 0, false]],
  ])('%s', (_what, rooms, voucher, [dueNow, later, atHotel, needsCard]) => {
    expect(paymentPlan(rooms, voucher, days)).toEqual({
      dueNow,
      later: later.map(([on, amount]) => ({ on, amount })),
      atHotel,
      needsCard,
    });
  });

  const anyRoom = fc.record({
    nights: fc.integer({ min: 1, max: 30 }),
    total: fc.nat(5_000_000),
    payment: fc.option(
      fc.record({
        when: fc.constantFrom(...paymentTimes),
        percent: fc.option(fc.integer({ min: 1, max: 100 })),
        nights: fc.option(fc.integer({ min: 1, max: 40 })),
        days: fc.integer({ min: 1, max: 365 }),
      }),
    ),
  });
  const anyBooking = fc.record({
    rooms: fc.array(anyRoom, { minLength: 1, maxLength: 6 }),
    voucher: fc.nat(6_000_000),
    ahead: fc.nat(400),
  });
  const planOf = ({ rooms, voucher, ahead }: { rooms: RoomToPay[]; voucher: number; ahead: number }) =>
    paymentPlan(rooms, voucher, { currency: 'GBP', arrival, today: addDays(arrival, -ahead) });

  it('always adds up to the total, and no part is below nothing', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const plan = planOf(booking);
        const total = booking.rooms.reduce((sum, each) => sum + each.total, 0);
        const parts = [plan.dueNow, ...plan.later.map(({ amount }) => amount), plan.atHotel];
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.max(0, total - booking.voucher));
        expect(parts.every((part) => part >= 0 && Number.isInteger(part))).toBe(true);
      }),
    );
  });

  it('charges later on days after today and before arrival only, each once and in order', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const on = planOf(booking).later.map((charge) => charge.on);
        expect(on).toEqual([...new Set(on)].toSorted());
        expect(on.every((day) => day > addDays(arrival, -booking.ahead) && day < arrival)).toBe(true);
      }),
    );
  });

  it('uses a voucher up on what comes first: nothing is left before a part that it lowered', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const with_ = planOf(booking);
        const without = planOf({ ...booking, voucher: 0 });
        const amounts = ({ dueNow, later, atHotel }: typeof with_) => [
          dueNow,
          ...without.later.map(({ on }) => later.find((charge) => charge.on === on)?.amount ?? 0),
          atHotel,
        ];
        const before = amounts(without);
        const after = amounts(with_);
        const last = after.findLastIndex((amount, index) => amount < (before[index] ?? 0));
        expect(after.slice(0, Math.max(0, last)).every((amount) => amount === 0)).toBe(true);
      }),
    );
  });

  it('keeps a card exactly where something is charged later or guaranteed at the hotel', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const { later, atHotel, needsCard } = planOf(booking);
        const guaranteed = booking.rooms.some((each) => each.payment?.when === 'at-hotel' && each.total > 0);
        expect(needsCard).toBe(later.length > 0 || (atHotel > 0 && guaranteed));
      }),
    );
  });

  it('is said only where a rate is not paid all at once', () => {
    expect(isPaidInParts([{}, { payment: null }, { payment: { when: 'now' } }])).toBe(false);
    expect(isPaidInParts([{}, { payment: { when: 'at-hotel' } }])).toBe(true);
  });
});
