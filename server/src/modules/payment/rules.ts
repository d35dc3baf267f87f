import type { ReservationStatus } from 'shared/contracts';

/** A payment's state: what we know of its money. The ways between them are `paymentWays`. */
export type PaymentState =
  /** The gateway may have been asked. */
  | 'started'
  /** The guest is at the gateway, or at the bank. */
  | 'pending'
  /** The guest has left the gateway's page, or the payment failed there, and the page may still be open: money may come. */
  | 'cancelled'
  /** The bank has set the money aside, and the rooms are sold: it is captured next. */
  | 'authorised'
  /** Captured; a part or all of it may have been given back since, which the ledger says. */
  | 'approved'
  /** The card is kept as a guarantee, and the rooms are sold: nothing was to be paid. */
  | 'guaranteed'
  | 'declined'
  /** No money came for a day. */
  | 'abandoned'
  /** The rooms are sold, and the money that was set aside is gone: the hotel has to ask for it. */
  | 'lost'
  /** Money that no room stands for: it is voided or given back. */
  | 'refund-due'
  | 'refunded';

/** At most one payment of a reservation is open: only the process that wrote it charges. */
export const openStates = ['started', 'pending'] as const satisfies readonly PaymentState[];
/** Asked about until they are final; the others change only when the gateway tells of something. */
export const unsettledStates = [
  ...openStates,
  'cancelled',
  'authorised',
  'refund-due',
] as const satisfies readonly PaymentState[];
/** The booking stands on one of these. */
export const paidStates = ['authorised', 'approved', 'guaranteed'] as const satisfies readonly PaymentState[];
/** When the gateway says that it has the money, these believe it; it was reckoned with before in the others. */
const unpaidStates = [
  ...openStates,
  'cancelled',
  'declined',
  'abandoned',
] as const satisfies readonly PaymentState[];

export const isOpen = (state: string): boolean => openStates.some((open) => open === state);
export const isPaid = (state: string): boolean => paidStates.some((paid) => paid === state);
export const mayBePaid = (state: string): boolean => unpaidStates.some((unpaid) => unpaid === state);

interface Way {
  readonly from: readonly PaymentState[];
  readonly to: PaymentState;
}

/** Every way of a payment; each is one conditional update, so that of two at once one succeeds. There are no others. */
export const paymentWays = {
  /** The guest is sent to the gateway, or it does not say. */
  'sent-to-guest': { from: ['started'], to: 'pending' },
  /** The gateway says no, and nothing can come any more. */
  declined: { from: [...openStates, 'cancelled'], to: 'declined' },
  /** … and its page may still be open. */
  'left-open': { from: openStates, to: 'cancelled' },
  authorised: { from: unpaidStates, to: 'authorised' },
  /** At once, or after it was authorised; at the gateway it may have been captured after it seemed lost. */
  captured: { from: [...unpaidStates, 'authorised', 'lost'], to: 'approved' },
  stored: { from: unpaidStates, to: 'guaranteed' },
  /** The gateway tells of refunds and disputes: the ledger changes, the state does not. */
  moved: { from: ['approved'], to: 'approved' },
  /** What was authorised has expired, or was cancelled at the gateway. */
  lost: { from: ['authorised'], to: 'lost' },
  /** What was given back came back: the guest's bank did not take it. */
  'owed-again': { from: ['refunded'], to: 'refund-due' },
  /** Too late, twice, or another amount. */
  'not-wanted': { from: unpaidStates, to: 'refund-due' },
  'given-back': { from: ['refund-due', ...openStates, 'cancelled'], to: 'refunded' },
  forgotten: { from: [...openStates, 'cancelled'], to: 'abandoned' },
} as const satisfies Record<string, Way>;
export type PaymentWay = keyof typeof paymentWays;

/**
 * Every transition of a booking's status. Each is one conditional update (`where status in from`), so that of two at once one
 * succeeds, together with its change of stock. There are no other transitions.
 */
export const transitions = {
  /** The guest is sent to the gateway, or it does not say. */
  'payment-begun': { from: ['Held'], to: 'PendingPayment', stock: null },
  /** It came to nothing while the hold lasts: it may be tried again. */
  'payment-failed': { from: ['PendingPayment'], to: 'Held', stock: null },
  /** The money is set aside or taken, or the card is kept, in time. */
  paid: { from: ['Held', 'PendingPayment'], to: 'Confirmed', stock: 'sellHeld' },
  /** … and too late; only if everything can be taken again (decisions 2), else the money is refunded. */
  'paid-late': { from: ['Released'], to: 'Confirmed', stock: 'sell' },
  /** The hotel has said yes to a booking on request, which held nothing. */
  accepted: { from: ['Held'], to: 'Confirmed', stock: 'sell' },
  /** The card was declined within Create, whose response the guest reads; or another amount was paid. */
  'given-up': { from: ['Held', 'PendingPayment'], to: 'Released', stock: 'releaseHeld' },
  /** The hold has expired; the guest gets a mail. A booking on request that the hotel has not accepted releases nothing. */
  expired: { from: ['Held', 'PendingPayment'], to: 'Released', stock: 'releaseHeld' },
  /** Money that no room stood for has gone back. */
  refunded: { from: ['Released'], to: 'Refunded', stock: null },
} as const satisfies Record<
  string,
  {
    readonly from: readonly ReservationStatus[];
    readonly to: ReservationStatus;
    readonly stock: 'sellHeld' | 'sell' | 'releaseHeld' | null;
  }
>;
export type Transition = keyof typeof transitions;

export interface OpenPayment {
  readonly state: string;
  readonly attempt: number;
}

/** A hold without an end counts as over; no payment waits in one. */
export const isHoldOver = (holdExpiresAt: Date | null, now: Date): boolean =>
  holdExpiresAt === null || holdExpiresAt <= now;

/**
 * What happens to the rooms when their open payment has failed. A first card that is declined within Create releases them at once, because
 * the page begins a new booking. After the gateway's own page, and in every retry, they stay held until the hold expires.
 */
export function decideAfterFailure(
  payment: OpenPayment,
  holdExpiresAt: Date | null,
  now: Date,
): Extract<Transition, 'given-up' | 'expired' | 'payment-failed'> {
  if (payment.state === 'started' && payment.attempt === 1) return 'given-up';
  return isHoldOver(holdExpiresAt, now) ? 'expired' : 'payment-failed';
}

/**
 * … and when the gateway has never heard of it (`isUnknown`: the process that was to charge has died), or does not say yet. Null leaves
 * everything as it is.
 */
export function decideWhileWaiting(
  payment: OpenPayment,
  hold: { readonly expiresAt: Date | null; readonly isUnknown: boolean },
  now: Date,
): Extract<Transition, 'expired' | 'payment-failed'> | null {
  if (isHoldOver(hold.expiresAt, now)) return 'expired';
  if (!hold.isUnknown) return null;
  return payment.attempt === 1 ? 'expired' : 'payment-failed';
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
/** How long a payment is asked about after its rooms were released, in case the money comes late. */
const lateMoneyMs = 24 * 60 * minuteMs;

export const isLateMoneyOver = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= lateMoneyMs;

/** When the gateway is asked next: every half minute at first, more and more seldom later, and when the hold runs out. */
export function nextQuestionAt(createdAt: Date, holdExpiresAt: Date | null, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const pause = Math.min(30 * minuteMs, Math.max(30 * secondMs, age / 8));
  const next = now.getTime() + pause;
  const holdEnd = holdExpiresAt?.getTime() ?? 0;
  return new Date(holdEnd > now.getTime() ? Math.min(next, holdEnd) : next);
}

/** Decisions 4: granted only if amount and currency are those that were asked for. */
export const isRightAmount = (
  payment: { readonly amount_minor: number; readonly currency: string },
  state: { readonly amountMinor: number; readonly currency: string },
): boolean => state.amountMinor === payment.amount_minor && state.currency === payment.currency;
