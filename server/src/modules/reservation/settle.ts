import type { AppDeps } from '../../deps.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ChargeName, ChargeState, PaymentGateway } from '../payment/gateway.ts';
import { changePayment, findPaymentByReference, type PaymentRow } from '../payment/repository.ts';
import { findReservation, type ReservationRow } from './repository.ts';
import { confirmPaid, markRefunded, releaseDeclined, releaseHold } from './settle-transactions.ts';

export interface SettleDeps extends Pick<AppDeps, 'db' | 'clock' | 'logger'> {
  readonly gateway: PaymentGateway;
}

export const chargeNameOf = (payment: PaymentRow): ChargeName => ({
  propertyId: payment.property_id,
  reference: payment.gateway_reference ?? payment.payment_id,
});

/** Money that no room stands for goes back. When the gateway does not take the refund now, the job asks again. */
async function giveBack(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  try {
    await deps.gateway.refund(chargeNameOf(payment));
  } catch (error) {
    deps.logger.error({ err: error, reservationId: payment.reservation_id }, 'refund not taken');
    return;
  }
  await inTransaction(deps.db, (tx) => markRefunded(tx, payment, deps.clock.now()));
  deps.logger.warn({ reservationId: payment.reservation_id }, 'payment refunded: its rooms were gone');
}

/** Decisions 4: granted only if amount and currency are those that were asked for. */
const isRightAmount = (payment: PaymentRow, state: { amountMinor: number; currency: string }): boolean =>
  state.amountMinor === payment.amount_minor && state.currency === payment.currency;

async function settleApproved(
  deps: SettleDeps,
  payment: PaymentRow,
  state: Extract<ChargeState, { kind: 'approved' }>,
): Promise<void> {
  const now = deps.clock.now();
  if (!isRightAmount(payment, state)) {
    deps.logger.error({ reservationId: payment.reservation_id }, 'the gateway approved another amount');
    await inTransaction(deps.db, (tx) => releaseDeclined(tx, payment, 'processing-error', now));
    await changePayment(deps.db, payment, { from: ['declined'], to: 'refund-due', now, leaseUntil: now });
    return giveBack(deps, payment);
  }
  const result = await inTransaction(deps.db, (tx) => confirmPaid(tx, payment, now));
  if (result === 'refund-due') await giveBack(deps, payment);
}

/**
 * Brings a booking to where its charge stands at the gateway; the same from the request that charged, the guest's return, the gateway's
 * notification and the job that looks after what a crash left. May be repeated, and run twice at once.
 */
export async function settlePayment(
  deps: SettleDeps,
  payment: PaymentRow,
  state: ChargeState,
): Promise<void> {
  switch (state.kind) {
    case 'approved':
      return settleApproved(deps, payment, state);
    case 'declined':
      return inTransaction(deps.db, (tx) => releaseDeclined(tx, payment, state.reason, deps.clock.now()));
    case 'refunded':
      return inTransaction(deps.db, (tx) => markRefunded(tx, payment, deps.clock.now()));
    case 'pending':
    case 'unknown':
      return;
    default:
      return state satisfies never;
  }
}

/** Asks the gateway about a payment that is open and settles it. */
export async function settleByLookup(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  await settlePayment(deps, payment, await deps.gateway.lookup(chargeNameOf(payment)));
}

/** What a notification of the gateway does: it is only a hint to ask. */
export async function settleByReference(deps: SettleDeps, name: ChargeName): Promise<void> {
  const payment = await findPaymentByReference(deps.db, deps.gateway.provider, name);
  if (payment) await settleByLookup(deps, payment);
}

/** How long a payment is asked about after its rooms were released, in case the money comes late. */
const lateMoneyMs = 24 * 60 * 60_000;

async function endHold(deps: SettleDeps, payment: PaymentRow, state: ChargeState): Promise<void> {
  const now = deps.clock.now();
  const row: ReservationRow | undefined = await findReservation(deps.db, {
    propertyId: payment.property_id,
    reservationId: payment.reservation_id,
  });
  // Nobody is at the gateway for a charge that it has never heard of: the process that was to make it has died.
  const isOver = state.kind === 'unknown' || (row?.hold_expires_at ?? now) <= now;
  if (isOver) await inTransaction(deps.db, (tx) => releaseHold(tx, payment, now));
  if (now.getTime() - payment.created_at.getTime() < lateMoneyMs) return;
  await changePayment(deps.db, payment, { from: ['started', 'pending'], to: 'abandoned', now });
}

/** For a payment whose lease has run out: settles it by asking the gateway, or releases the rooms whose time is over. */
export async function resolvePayment(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  if (payment.state === 'refund-due') return giveBack(deps, payment);
  const state = await deps.gateway.lookup(chargeNameOf(payment));
  await settlePayment(deps, payment, state);
  if (state.kind === 'pending' || state.kind === 'unknown') await endHold(deps, payment, state);
}
