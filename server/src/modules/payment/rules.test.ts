import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideAfterFailure,
  decideWhileWaiting,
  isOpen,
  isPaid,
  mayBePaid,
  nextQuestionAt,
  openStates,
  paidStates,
  type PaymentState,
  paymentWays,
  transitions,
  type Transition,
  unsettledStates,
} from './rules.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-20T10:10:00Z');
const earlier = new Date('2026-11-20T09:59:00Z');

/** Nothing comes of it: too late or given back or forgotten. */
const over = ['refund-due', 'refunded', 'abandoned'] as const;
const isUnsettled = (state: PaymentState): boolean => unsettledStates.some((one) => one === state);

describe('the ways of a booking', () => {
  const names = Object.keys(transitions) as Transition[];

  it('never lead out of Confirmed or Refunded: what is sold or given back stays so', () => {
    for (const name of names) {
      expect(transitions[name].from).not.toContain('Confirmed');
      expect(transitions[name].from).not.toContain('Refunded');
    }
  });

  it('keep, sell or give back stock as the status says', () => {
    const holds = (status: string) => status === 'Held' || status === 'PendingPayment';
    for (const name of names) {
      const { from, to, stock } = transitions[name];
      // A booking on request is `Held` and holds nothing (`on-request.ts`).
      const hasRooms = name !== 'accepted';
      for (const status of from) {
        const expected =
          to === 'Confirmed'
            ? hasRooms && holds(status)
              ? 'sellHeld'
              : 'sell'
            : holds(status) === holds(to)
              ? null
              : 'releaseHeld';
        expect(stock).toBe(expected);
      }
    }
  });
});

describe('the ways of a payment', () => {
  const ways = Object.values(paymentWays);
  /** Every state, and where a payment in it may go: to be changed here with the table. */
  const next: Record<PaymentState, readonly PaymentState[]> = {
    started: ['pending', 'declined', 'cancelled', 'authorised', 'approved', 'guaranteed', ...over],
    pending: ['declined', 'cancelled', 'authorised', 'approved', 'guaranteed', ...over],
    cancelled: ['declined', 'authorised', 'approved', 'guaranteed', ...over],
    authorised: ['approved', 'lost'],
    approved: ['approved'],
    guaranteed: [],
    // Money may come all the same.
    declined: ['authorised', 'approved', 'guaranteed', 'refund-due'],
    abandoned: ['authorised', 'approved', 'guaranteed', 'refund-due'],
    lost: ['approved'],
    'refund-due': ['refunded'],
    refunded: ['refund-due'],
  };
  const states = Object.keys(next) as PaymentState[];
  const leaving = (state: PaymentState) =>
    ways.filter(({ from }) => from.some((one) => one === state)).map(({ to }) => to);

  it.each(states)('lead from %s where the table says, and nowhere else', (state) => {
    expect([...new Set(leaving(state))].sort()).toEqual([...next[state]].sort());
  });

  it('reach every state from the first', () => {
    const reached = new Set<PaymentState>(['started']);
    for (const state of reached) for (const to of leaving(state)) reached.add(to);
    expect([...reached].sort()).toEqual([...states].sort());
  });

  it('lead on from every state that is asked about, and to its end', () => {
    for (const state of unsettledStates) {
      const reached = new Set<PaymentState>([state]);
      for (const one of reached) for (const to of leaving(one)) reached.add(to);
      expect(leaving(state).length).toBeGreaterThan(0);
      expect([...reached].some((one) => !isUnsettled(one))).toBe(true);
    }
  });

  it('never lead back to where the guest, or a process, was on the way to the gateway', () => {
    for (const { to } of ways) expect(to).not.toBe('started');
    for (const state of states.filter((one) => one !== 'started'))
      expect(leaving(state)).not.toContain('pending');
  });

  it('take no money out of a booking that stands on it: neither is it given back nor forgotten', () => {
    for (const state of paidStates) {
      for (const to of leaving(state)) expect(['approved', 'lost']).toContain(to);
    }
  });

  it('let no open payment be paid for already', () => {
    for (const state of openStates) expect(isPaid(state)).toBe(false);
    for (const state of states) expect(isOpen(state) && isPaid(state)).toBe(false);
    for (const state of states) expect(mayBePaid(state) && isPaid(state)).toBe(false);
  });
});

describe('a payment that fails', () => {
  it.each([
    ['a first card, refused in the answer: the rooms go back at once', 'started', 1, later, 'given-up'],
    ['at the bank: they stay held', 'pending', 1, later, 'payment-failed'],
    ['at the bank, the time over: they go back', 'pending', 1, earlier, 'expired'],
    ['a further card, refused in the answer: they stay held', 'started', 2, later, 'payment-failed'],
    ['a further card, the time over', 'started', 2, now, 'expired'],
  ])('%s', (_name, state, attempt, holdExpiresAt, expected) => {
    expect(decideAfterFailure({ state, attempt }, holdExpiresAt, now)).toBe(expected);
  });
});

describe('a payment of which the gateway says nothing', () => {
  it.each([
    ['the guest is still there', 'pending', 1, later, false, null],
    ['the time is over', 'pending', 1, earlier, false, 'expired'],
    ['it has never heard of the first', 'started', 1, later, true, 'expired'],
    ['it has never heard of a further one', 'started', 2, later, true, 'payment-failed'],
  ])('%s', (_name, state, attempt, expiresAt, isUnknown, expected) => {
    expect(decideWhileWaiting({ state, attempt }, { expiresAt, isUnknown }, now)).toBe(expected);
  });

  it('is asked about again in half a minute to half an hour, and not after the end of the hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), fc.integer({ min: -900, max: 900 }), (age, left) => {
        const createdAt = new Date(now.getTime() - age * 1000);
        const holdEnd = new Date(now.getTime() + left * 1000);
        const pause = nextQuestionAt(createdAt, holdEnd, now).getTime() - now.getTime();
        expect(pause).toBeGreaterThan(0);
        expect(pause).toBeLessThanOrEqual(left > 0 ? left * 1000 : 30 * 60_000);
      }),
    );
  });
});

it.each([
  ['started', true],
  ['declined', true],
  ['abandoned', true],
  ['approved', false],
  ['refund-due', false],
  ['refunded', false],
])('money for a payment that is %s counts: %s', (state, expected) => {
  expect(mayBePaid(state)).toBe(expected);
});
