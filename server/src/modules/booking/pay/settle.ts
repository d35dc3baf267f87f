import { inTransaction } from '../../../db/transaction.ts';
import { tryItem } from '../../../db/try-item.ts';
import type { AppDeps } from '../../../deps.ts';
import { returnTokens } from '../../../http/rate-limit-repository.ts';
import {
  changePayment,
  type ChargeName,
  type ChargeState,
  findPaymentByReference,
  gatewayNamed,
  type Gateways,
  isLateMoneyOver,
  isRightAmount,
  nextQuestionAt,
  type PaymentRow,
  postponePayment,
} from '../../payment/index.ts';
import { findReservation, lockExpiredHold, releaseJob, type ReservationName } from '../repository.ts';
import { heldByOf } from './held-by.ts';
import {
  confirmPaid,
  endHold,
  failPayment,
  markRefunded,
  rejectAmount,
  release,
  reservationOf,
} from './settle-transactions.ts';

export interface SettleDeps extends Pick<AppDeps, 'db' | 'clock' | 'logger'>, Gateways {}

export const chargeNameOf = (payment: PaymentRow): ChargeName => ({
  propertyId: payment.property_id,
  reference: payment.gateway_reference ?? payment.payment_id,
});

/** Refunds money without rooms. When the gateway does not take the refund now, the job retries. */
async function refund(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  try {
    await gatewayNamed(deps, payment.provider).refund(chargeNameOf(payment));
  } catch (error) {
    deps.logger.error({ err: error, reservationId: payment.reservation_id }, 'refund not taken');
    return;
  }
  await inTransaction(deps.db, (tx) => markRefunded(tx, payment, deps.clock.now()));
  deps.logger.warn({ reservationId: payment.reservation_id }, 'payment refunded: no room stands for it');
}

async function settleApproved(
  deps: SettleDeps,
  payment: PaymentRow,
  state: Extract<ChargeState, { kind: 'approved' }>,
): Promise<void> {
  const now = deps.clock.now();
  if (!isRightAmount(payment, state)) {
    deps.logger.error({ reservationId: payment.reservation_id }, 'the gateway approved another amount');
    if (await inTransaction(deps.db, (tx) => rejectAmount(tx, payment, now))) await refund(deps, payment);
    return;
  }
  const result = await inTransaction(deps.db, (tx) => confirmPaid(tx, payment, now));
  if (result === 'refund-due') await refund(deps, payment);
  if (result === 'confirmed') await freeHeldNights(deps, payment);
}

/** Paid rooms no longer count as held by their guest; those that are paid within Create are counted there. */
async function freeHeldNights(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  const heldBy = payment.state === 'started' ? null : heldByOf(payment.detail);
  if (heldBy !== null) await returnTokens(deps.db, heldBy.buckets, heldBy.nights);
}

/**
 * Brings a booking to the state of its charge at the gateway; called by the request that charged, the guest's return, the gateway's
 * notification and the job that settles what a crash left. May be repeated, and run twice at once.
 */
export async function settlePayment(
  deps: SettleDeps,
  payment: PaymentRow,
  state: ChargeState,
): Promise<void> {
  const now = deps.clock.now();
  switch (state.kind) {
    case 'approved':
      return settleApproved(deps, payment, state);
    case 'declined': {
      const to = state.mayStillPay ? 'cancelled' : 'declined';
      return inTransaction(deps.db, (tx) => failPayment(tx, payment, { reason: state.reason, to }, now));
    }
    case 'refunded':
      return inTransaction(deps.db, (tx) => markRefunded(tx, payment, now));
    case 'pending':
    case 'unknown':
      return;
    default:
      return state satisfies never;
  }
}

/** The state of a payment at the gateway; null when it does not respond. */
async function lookUpCharge(deps: SettleDeps, payment: PaymentRow): Promise<ChargeState | null> {
  try {
    return await gatewayNamed(deps, payment.provider).lookup(chargeNameOf(payment));
  } catch (error) {
    deps.logger.error({ err: error, reservationId: payment.reservation_id }, 'the gateway did not answer');
    return null;
  }
}

/** Looks an open payment up at the gateway and settles it; nothing happens while the gateway does not respond. */
export async function settleByLookup(deps: SettleDeps, payment: PaymentRow): Promise<ChargeState | null> {
  const state = await lookUpCharge(deps, payment);
  if (state) await settlePayment(deps, payment, state);
  return state;
}

/**
 * Cancels a payment whose guest has not decided at the gateway, before another one is begun: what was paid a moment before counts. Nothing
 * happens where the gateway cannot do that, or does not respond.
 */
export async function settleByCancelling(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  try {
    const state = await gatewayNamed(deps, payment.provider).cancel?.(chargeNameOf(payment));
    if (state) await settlePayment(deps, payment, state);
  } catch (error) {
    deps.logger.error({ err: error, reservationId: payment.reservation_id }, 'payment not cancelled');
  }
}

/** For a notification of the card gateway, which is only a hint to look the payment up. */
export async function settleByReference(deps: SettleDeps, name: ChargeName): Promise<void> {
  const payment = await findPaymentByReference(deps.db, deps.gateway.provider, name);
  if (payment) await settleByLookup(deps, payment);
}

/** When the payment is looked up next. One that owes a refund keeps its lease: the refund is retried soon. */
async function scheduleLookup(deps: SettleDeps, payment: PaymentRow, hasResponded: boolean): Promise<void> {
  const now = deps.clock.now();
  if (hasResponded && isLateMoneyOver(payment.created_at, now)) {
    await changePayment(deps.db, payment, {
      from: ['started', 'pending', 'cancelled'],
      to: 'abandoned',
      now,
    });
    return;
  }
  const row = await findReservation(deps.db, reservationOf(payment));
  await postponePayment(
    deps.db,
    payment,
    nextQuestionAt(payment.created_at, row?.hold_expires_at ?? null, now),
  );
}

/**
 * For a payment whose lease has expired: settles it by a lookup, or releases rooms whose hold has expired, whether or not the gateway
 * responds; money that comes after that is late.
 */
export async function resolvePayment(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  if (payment.state === 'refund-due') return refund(deps, payment);
  const state = await settleByLookup(deps, payment);
  if (state === null || state.kind === 'pending' || state.kind === 'unknown') {
    const isUnknown = state?.kind === 'unknown';
    await inTransaction(deps.db, (tx) => endHold(tx, payment, isUnknown, deps.clock.now()));
  }
  await scheduleLookup(deps, payment, state !== null);
}

/** Releases one booking whose guest did not pay in time; false when none is left. One that cannot be released is postponed, so that the others get their turn. */
export async function releaseOneExpired(deps: Pick<SettleDeps, 'db' | 'clock' | 'logger'>): Promise<boolean> {
  const found: ReservationName[] = [];
  try {
    return await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now();
      const name = await lockExpiredHold(tx, now);
      if (!name) return false;
      found.push(name);
      await release(tx, name, 'expired', now);
      return true;
    });
  } catch (error) {
    const name = found.at(-1);
    if (!name) throw error;
    const item = { job: releaseJob, propertyId: name.propertyId, itemId: name.reservationId };
    await tryItem(deps, item, () =>
      Promise.reject(error instanceof Error ? error : new Error(String(error))),
    );
    return true;
  }
}
