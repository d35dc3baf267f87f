import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingTotal, itemTotal, voucherDiscount } from './totals.ts';

const amount = fc.integer({ min: 0, max: 10_000_000 });
const items = fc.array(fc.record({ totalRoomCost: amount, totalServiceCost: amount }), { maxLength: 6 });

describe('a total', () => {
  it('of an item is its room and its extras', () => {
    expect(itemTotal({ totalRoomCost: 100, totalServiceCost: 5 })).toBe(105);
  });

  it('of a booking is rooms and extras less the voucher', () => {
    expect(bookingTotal([{ totalRoomCost: 100, totalServiceCost: 5 }], 30)).toBe(75);
  });

  it('does not depend on the order of the rooms', () => {
    const shuffled = items.chain((rooms) =>
      fc.tuple(fc.constant(rooms), fc.shuffledSubarray(rooms, { minLength: rooms.length })),
    );
    fc.assert(
      fc.property(shuffled, amount, ([rooms, otherOrder], discount) => {
        expect(bookingTotal(otherOrder, discount)).toBe(bookingTotal(rooms, discount));
      }),
    );
  });

  it('is never below zero', () => {
    fc.assert(
      fc.property(items, amount, (rooms, discount) => {
        expect(bookingTotal(rooms, discount)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a voucher', () => {
  it.each([
    [50, 80, 50],
    [80, 50, 50],
    [-5, 50, 0],
    [50, 0, 0],
  ])('of %i on %i takes off %i', (value, total, discount) => {
    expect(voucherDiscount(value, total)).toBe(discount);
  });
});
