import type { DbTransaction } from '../../../db/database.ts';
import type { BookingActor } from '../../../db/schema.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AppDeps } from '../../../deps.ts';
import { recordBookingEvent } from '../../booking-event/index.ts';
import { insertMail } from '../../mail/index.ts';
import {
  addMovements,
  changePayment,
  gatewayNamed,
  type Gateways,
  isOpen,
  isRightAmount,
  lockPayment,
  mayBePaid,
  missingMovements,
  type PaymentOutcome,
  type PaymentRow,
  sumsOf,
} from '../../payment/index.ts';
import { markCaptured } from '../pay/settle-transactions.ts';
import { findReservation } from '../repository.ts';
import { changeDue, type DueRow, lockDue } from './due-repository.ts';
import { lookedUpAt, nextTryAt } from './rules.ts';

type Captured = Extract<PaymentOutcome, { kind: 'captured' }>;

export interface LaterDeps extends Pick<AppDeps, 'db' | 'clock' | 'logger' | 'metrics'>, Gateways {}

/** How long the refund that follows may take before the job asks again. */
const refundLeaseMs = 30_000;

const dueOf = (payment: PaymentRow) => ({
  property_id: payment.property_id,
  reservation_id: payment.reservation_id,
  position: payment.due_position ?? 0,
});

const isGuestThere = ({ detail }: PaymentRow): boolean => detail['isGuestThere'] === true;

const mailOf = (due: DueRow, now: Date) => ({
  propertyId: due.property_id,
  kind: 'payment-due' as const,
  payload: { reservationId: due.reservation_id, position: due.position },
  now,
});

const record = (
  tx: DbTransaction,
  due: DueRow,
  event: { readonly kind: 'paid' | 'unpaid'; readonly by: BookingActor; readonly reason?: string },
  now: Date,
): Promise<void> =>
  recordBookingEvent(tx, {
    propertyId: due.property_id,
    reservationId: due.reservation_id,
    kind: event.kind,
    by: event.by,
    facts: {
      amountMinor: due.amount_minor,
      position: due.position,
      ...(event.reason === undefined ? {} : { reason: event.reason }),
    },
    now,
  });

/** The money is there; paid twice, or with another amount, it goes back by the job that gives money back. */
async function markPaid(
  tx: DbTransaction,
  given: PaymentRow,
  captured: Captured,
  now: Date,
): Promise<'paid' | 'not-wanted' | 'known'> {
  const due = await lockDue(tx, dueOf(given));
  const payment = await lockPayment(tx, given);
  if (!mayBePaid(payment.state) && payment.state !== 'authorised') {
    if (payment.state === 'approved') await markCaptured(tx, payment, captured, now);
    return 'known';
  }
  if (due.state === 'paid' || !isRightAmount(payment, captured)) {
    const leaseUntil = new Date(now.getTime() + refundLeaseMs);
    await changePayment(tx, payment, 'not-wanted', { now, leaseUntil });
    const { currency } = captured;
    await addMovements(tx, { ...payment, currency }, missingMovements(sumsOf([]), captured), now);
    return 'not-wanted';
  }
  await markCaptured(tx, payment, captured, now);
  await changeDue(tx, due, { state: 'paid' });
  await insertMail(tx, mailOf(due, now));
  await record(tx, due, { kind: 'paid', by: isGuestThere(payment) ? 'guest' : 'job' }, now);
  return 'paid';
}

/** The charge is tried again later and the guest has a mail with a link to pay; or it is left to the hotel. */
async function ask(tx: DbTransaction, due: DueRow, now: Date): Promise<'asked' | 'given-up'> {
  const row = await findReservation(tx, {
    propertyId: due.property_id,
    reservationId: due.reservation_id,
  });
  const attempts = due.attempts + 1;
  const arrival = new Date((row?.date_from ?? due.due_on).replaceAll('/', '-'));
  const tryAt = nextTryAt(attempts, now, arrival);
  const state = tryAt === null ? 'given-up' : 'asked';
  await changeDue(tx, due, { state, attempts, ...(tryAt === null ? {} : { tryAt }) });
  await insertMail(tx, mailOf(due, now));
  // Once when it is not paid, and once more when the hotel has to ask for it; not for each try between them.
  if (due.attempts === 0 || state === 'given-up')
    await record(tx, due, { kind: 'unpaid', by: 'job', reason: state }, now);
  return state;
}

/** A card was declined, or the bank wants a guest who is away; what a guest tries on the page counts for nothing here. */
async function markNotPaid(
  tx: DbTransaction,
  given: PaymentRow,
  change: { readonly way: 'declined' | 'sent-to-guest'; readonly reason?: string },
  now: Date,
): Promise<'asked' | 'given-up' | 'known'> {
  const due = await lockDue(tx, dueOf(given));
  const payment = await lockPayment(tx, given);
  if (!isOpen(payment.state)) return 'known';
  const { way, reason } = change;
  const watch = way === 'sent-to-guest' ? { leaseUntil: lookedUpAt(now) } : {};
  await changePayment(tx, payment, way, { now, ...watch, ...(reason === undefined ? {} : { reason }) });
  // One that was asked of the guest already has been counted.
  if (isGuestThere(payment) || payment.state === 'pending' || due.state === 'paid') return 'known';
  return ask(tx, due, now);
}

/** A charge without a card to charge: the guest is asked for one. */
export async function askForCard(deps: LaterDeps, due: DueRow): Promise<void> {
  const now = deps.clock.now();
  const result = await inTransaction(deps.db, async (tx) => ask(tx, await lockDue(tx, due), now));
  report(deps, due.reservation_id, result, 'no card is kept');
}

function report(
  { logger, metrics }: LaterDeps,
  reservationId: string,
  result: 'paid' | 'asked' | 'given-up' | 'not-wanted',
  reason: string,
): void {
  metrics?.jobs.laterCharge(result);
  const what = { reservationId, reason };
  if (result === 'given-up') logger.error(what, 'later charge not paid: the hotel has to ask for it');
  else if (result !== 'paid') logger.warn(what, 'later charge not paid yet');
}

async function settlePaidLater(deps: LaterDeps, payment: PaymentRow, captured: Captured): Promise<void> {
  const result = await inTransaction(deps.db, (tx) => markPaid(tx, payment, captured, deps.clock.now()));
  if (result !== 'known') report(deps, payment.reservation_id, result, result);
}

async function settleNotPaid(
  deps: LaterDeps,
  payment: PaymentRow,
  change: { readonly way: 'declined' | 'sent-to-guest'; readonly reason: string },
): Promise<void> {
  const result = await inTransaction(deps.db, (tx) => markNotPaid(tx, payment, change, deps.clock.now()));
  if (result !== 'known') report(deps, payment.reservation_id, result, change.reason);
}

/** Brings a later charge to the state of its payment at the gateway. May be repeated, and run twice at once. */
export async function settleLater(
  deps: LaterDeps,
  payment: PaymentRow,
  outcome: PaymentOutcome,
): Promise<void> {
  switch (outcome.kind) {
    case 'authorised': {
      const gateway = gatewayNamed(deps, payment.provider);
      const name = {
        propertyId: payment.property_id,
        reference: payment.gateway_reference ?? payment.payment_id,
        gatewayId: payment.gateway_id,
      };
      const captured = await gateway.capture?.(name, payment.amount_minor);
      if (captured && captured.kind !== 'authorised') await settleLater(deps, payment, captured);
      return;
    }
    case 'captured':
      return settlePaidLater(deps, payment, outcome);
    case 'declined':
      return settleNotPaid(deps, payment, { way: 'declined', reason: outcome.reason });
    case 'voided':
      return settleNotPaid(deps, payment, { way: 'declined', reason: 'cancelled' });
    case 'action':
      return settleNotPaid(deps, payment, { way: 'sent-to-guest', reason: 'the bank wants the guest' });
    case 'refunded': {
      const { amount_minor: amountMinor, currency } = payment;
      const given = { kind: 'captured', amountMinor, currency, refundedMinor: amountMinor } as const;
      if (payment.state === 'approved') await settlePaidLater(deps, payment, given);
      return;
    }
    case 'stored':
    case 'pending':
    case 'unknown':
      return;
    default:
      return outcome satisfies never;
  }
}

export const isLater = (payment: PaymentRow): boolean => payment.purpose === 'later';
