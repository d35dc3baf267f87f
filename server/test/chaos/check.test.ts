import { aCreateRequest } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { violationsOf } from './check.ts';
import type { FinalBooking, FinalState } from './final-state.ts';
import { type Operation, outcomeOf, type Outcome } from './history.ts';

const row = 'rooms|double|2026/12/01';
const asked = (outcome: Outcome, key = 'k1'): Operation => ({
  client: 1,
  key,
  request: aCreateRequest(),
  invoked: 1,
  outcome,
});
const ok: Outcome = { kind: 'ok', token: 't1', total: 100 };
const booking = (changes: Partial<FinalBooking> = {}): FinalBooking => ({
  key: 'k1',
  bodyHash: 'h',
  token: 't1',
  status: 'Confirmed',
  totalMinor: 10_000,
  voucherCode: null,
  giftMinor: 0,
  takes: { [row]: 1 },
  captured: 1,
  isPaidByCard: true,
  ...changes,
});
const state = (changes: Partial<FinalState> = {}): FinalState => ({
  bookings: [booking()],
  stock: [{ row, total: 5, sold: 1, held: 0 }],
  vouchers: [],
  strayCharges: [],
  ...changes,
});

describe('the checker of histories', () => {
  it('finds nothing in a history that is right, whatever is not known of it', () => {
    expect(violationsOf([asked({ kind: 'unknown' }), asked(ok)], state())).toEqual([]);
    expect(violationsOf([asked({ kind: 'unknown' })], state())).toEqual([]);
  });

  it.each<[string, readonly Operation[], FinalState, RegExp]>([
    [
      'an acknowledged booking that is lost',
      [asked(ok)],
      state({ bookings: [], stock: [] }),
      /acknowledged and is gone/,
    ],
    [
      'an acknowledged booking that was released',
      [asked(ok)],
      state({
        bookings: [booking({ status: 'Released', captured: 0 })],
        stock: [{ row, total: 5, sold: 0, held: 0 }],
      }),
      /acknowledged and is Released/,
    ],
    [
      'two bookings for one key',
      [asked(ok), asked({ ...ok, token: 't2' })],
      state({
        bookings: [booking(), booking({ token: 't2' })],
        stock: [{ row, total: 5, sold: 2, held: 0 }],
      }),
      /answered by 2 bookings/,
    ],
    ['a booking that was refused', [asked({ kind: 'failed', status: 409 })], state(), /was refused/],
    [
      'a booking that nobody asked for',
      [asked(ok)],
      state({
        bookings: [booking(), booking({ key: null, token: 't9' })],
        stock: [{ row, total: 5, sold: 2, held: 0 }],
      }),
      /nobody asked/,
    ],
    [
      'more sold than there is',
      [asked(ok)],
      state({ stock: [{ row, total: 0, sold: 1, held: 0 }] }),
      /oversold/,
    ],
    [
      'a room sold to nobody',
      [asked(ok)],
      state({ stock: [{ row, total: 5, sold: 2, held: 0 }] }),
      /has sold 2/,
    ],
    [
      'a room held for nobody',
      [asked(ok)],
      state({ stock: [{ row, total: 5, sold: 1, held: 1 }] }),
      /holds 1/,
    ],
    [
      'a booking that nobody paid',
      [asked(ok)],
      state({ bookings: [booking({ captured: 0 })] }),
      /charged 0 times/,
    ],
    [
      'a guest charged twice',
      [asked(ok)],
      state({ bookings: [booking({ captured: 2 })] }),
      /charged 2 times/,
    ],
    ['money without a booking', [asked(ok)], state({ strayCharges: ['c1'] }), /belongs to no booking/],
    [
      'a voucher redeemed twice',
      [asked(ok)],
      state({
        bookings: [booking({ voucherCode: 'GIFT', giftMinor: 5000 })],
        vouchers: [{ code: 'GIFT', valueMinor: 5000, balanceMinor: -5000 }],
      }),
      /overdrawn/,
    ],
    [
      'a voucher given back too often',
      [asked(ok)],
      state({ vouchers: [{ code: 'GIFT', valueMinor: 5000, balanceMinor: 9000 }] }),
      /has 9000 left/,
    ],
  ])('sees %s', (_name, history, final, violation) => {
    expect(violationsOf(history, final).join('\n')).toMatch(violation);
  });

  it.each([
    ['a confirmed booking', 200, { Status: 'Confirmed', ConfirmationToken: 't', TotalPrice: 1 }, 'ok'],
    ['a payment under way', 200, { Status: 'PendingPayment' }, 'unknown'],
    ['rooms that are gone', 409, { ExceedingRoomIndexes: [0] }, 'failed'],
    ['the first one still running', 409, { Message: 'running' }, 'unknown'],
    ['another body', 422, {}, 'failed'],
    ['a failure of the server', 503, {}, 'unknown'],
  ])('understands %s', (_name, status, body, kind) => {
    expect(outcomeOf(status, body).kind).toBe(kind);
  });
});
