import type { DbTransaction } from '../../../db/database.ts';
import type { BookingEventKind, MovementKind } from '../../../db/schema.ts';
import { savepoint } from '../../../db/transaction.ts';
import { type NewBookingEvent, recordBookingEvent } from '../../booking-event/index.ts';
import { insertMail } from '../../mail/index.ts';
import {
  addMovements,
  changePayment,
  decideAfterFailure,
  decideWhileWaiting,
  isOpen,
  isPaid,
  leftOf,
  listMovements,
  listMovementsOf,
  lockPayment,
  mayBePaid,
  missingMovements,
  type Movement,
  type MoneyMoved,
  paidOf,
  type PaymentRow,
  type PaymentWay,
  type SeenPayment,
  type Sums,
  sumsOf,
  type Transition,
} from '../../payment/index.ts';
import { bumpPropertyVersion } from '../../property/index.ts';
import { type Demand, lockStock, moveStock, type StockKind, type StockMove } from '../../stock/index.ts';
import { redeemVoucher, returnVoucher } from '../../voucher/index.ts';
import {
  lockReservation,
  makeTransition,
  setPaid,
  type ReservationName,
  type ReservationRow,
} from '../repository.ts';
import { wasOnRequest } from '../rules.ts';
import { takeStock } from './hold.ts';

/** Money that is there for a payment, in the words of the ledger. */
export interface MoneyThere {
  readonly way: Extract<PaymentWay, 'authorised' | 'captured' | 'stored'>;
  readonly movements: readonly Movement[];
  readonly card?: object | undefined;
  readonly method?: string | undefined;
}

/** Whether nothing went back before we heard of it. */
export const isWhole = (payment: PaymentRow, { movements }: MoneyThere): boolean =>
  paidOf(sumsOf(movements)) === payment.amount_minor;

/** Longer than the capture that follows at once may take. */
const captureLeaseMs = 30_000;
export const captureLease = (now: Date): Date => new Date(now.getTime() + captureLeaseMs);

export const reservationOf = (payment: PaymentRow): ReservationName => ({
  propertyId: payment.property_id,
  reservationId: payment.reservation_id,
});

const voucherOf = (row: ReservationRow) =>
  row.voucher_code !== null && row.gift_discount_minor > 0
    ? { propertyId: row.property_id, code: row.voucher_code, amountMinor: row.gift_discount_minor }
    : null;

const mailOf = (row: ReservationRow, kind: 'booking-confirmation' | 'booking-expired', now: Date) => ({
  propertyId: row.property_id,
  kind,
  payload: { reservationId: row.reservation_id },
  now,
});

/** What a booking holds is its own: the lock is for the order only. */
async function moveHeld(tx: DbTransaction, row: ReservationRow, move: StockMove): Promise<void> {
  const moveRows = async (kind: StockKind, rows: readonly Demand[]) => {
    await lockStock(tx, kind, row.property_id, rows);
    await moveStock(tx, kind, row.property_id, rows, move);
  };
  await moveRows('rooms', row.stock.rooms);
  await moveRows('extras', row.stock.extras);
}

const usesOf = (rows: readonly Demand[]) =>
  rows.map(({ id, night, count }) => ({ id, nights: [night], count }));

/** Whether a booking that holds nothing could take all of its rooms and extras; else some of them may be taken, and the caller rolls back. */
export async function takeAll(tx: DbTransaction, row: ReservationRow): Promise<boolean> {
  const take = async (kind: StockKind, rows: readonly Demand[]) =>
    (await takeStock(tx, kind, row.property_id, { uses: usesOf(rows), move: 'sell' })).length === 0;
  return (await take('rooms', row.stock.rooms)) && (await take('extras', row.stock.extras));
}

/** … with its voucher, once it was released. */
async function retake(tx: DbTransaction, row: ReservationRow): Promise<boolean> {
  if (!(await takeAll(tx, row))) return false;
  const voucher = voucherOf(row);
  return voucher === null || redeemVoucher(tx, voucher);
}

/** New, or confirmed where the desk made it, with what went back before we heard of it. */
async function recordNew(
  tx: DbTransaction,
  payment: PaymentRow,
  {
    row,
    movements,
    now,
  }: Pick<MoneyThere, 'movements'> & { readonly row: ReservationRow; readonly now: Date },
): Promise<void> {
  const change =
    row.made_by === null
      ? ({ kind: 'new' } as const)
      : ({ kind: 'changed', facts: { reason: 'link-paid' } } as const);
  await recordBookingEvent(tx, { ...reservationOf(payment), ...change, by: 'guest', now });
  for (const movement of movements) await recordMovement(tx, payment, movement, now);
}

export type Confirmation = 'confirmed' | 'refund-due' | 'settled-before';

async function confirm(
  tx: DbTransaction,
  payment: PaymentRow,
  row: ReservationRow,
  { money, now }: { readonly money: MoneyThere; readonly now: Date },
): Promise<void> {
  const { way, card, method, movements } = money;
  await changePayment(tx, payment, way, {
    now,
    ...(way === 'authorised' ? { leaseUntil: captureLease(now) } : {}),
    ...(card === undefined ? {} : { card }),
    ...(method === undefined ? {} : { method }),
  });
  await addMovements(tx, payment, movements, now);
  if (!isWhole(payment, money)) await recountPaid(tx, reservationOf(payment), now);
  await insertMail(tx, mailOf(row, 'booking-confirmation', now));
}

/** Decisions 2: money that arrives after the release takes the rooms again, or is given back. */
async function confirmLate(
  tx: DbTransaction,
  payment: PaymentRow,
  { money, now }: { readonly money: MoneyThere; readonly now: Date },
): Promise<Confirmation> {
  const before = await savepoint(tx);
  const paid = { ...reservationOf(payment), now, paidMinor: payment.amount_minor };
  const row = await makeTransition(tx, 'paid-late', paid);
  if (row) {
    await confirm(tx, payment, row, { money, now });
    if (await retake(tx, row)) {
      await bumpPropertyVersion(tx, row.property_id);
      await recordNew(tx, payment, { row, movements: money.movements, now });
      return 'confirmed';
    }
  }
  await before.rollBack();
  return 'refund-due';
}

/** Longer than the refund that follows at once may take. */
const refundLeaseMs = 30_000;
const refundLease = (now: Date): Date => new Date(now.getTime() + refundLeaseMs);

/** The money has to go back: the caller asks for it now, and the job when that does not work. */
async function oweRefund(tx: DbTransaction, payment: PaymentRow, movements: readonly Movement[], now: Date) {
  await changePayment(tx, payment, 'not-wanted', {
    now,
    leaseUntil: refundLease(now),
  });
  await addMovements(tx, payment, movements, now);
}

/**
 * The money of a payment whose booking is not held any more, or was settled before: the rooms are taken again, or it goes back. Of several
 * payments for one booking, all but one go back.
 */
export async function confirmPaid(
  tx: DbTransaction,
  given: PaymentRow,
  money: MoneyThere,
  now: Date,
): Promise<Confirmation> {
  const payment = await lockPayment(tx, given);
  if (!mayBePaid(payment.state)) return 'settled-before';
  const paid = { ...reservationOf(payment), now, paidMinor: payment.amount_minor };
  const row = await makeTransition(tx, 'paid', paid);
  if (row) {
    await confirm(tx, payment, row, { money, now });
    // What is free stays as it was, and so does the property's version.
    await moveHeld(tx, row, 'sellHeld');
    await recordNew(tx, payment, { row, movements: money.movements, now });
    return 'confirmed';
  }
  const late = await confirmLate(tx, payment, { money, now });
  if (late === 'refund-due') await oweRefund(tx, payment, money.movements, now);
  return late;
}

/** What was authorised is captured: the first one to say so writes it. */
export async function markCaptured(
  tx: DbTransaction,
  given: SeenPayment,
  moved: MoneyMoved,
  now: Date,
): Promise<void> {
  const payment = await lockPayment(tx, given);
  const change = changeBy(payment, given.state, { moved, now });
  if (change !== null && (await changePayment(tx, payment, change.way, change)))
    await bringLedgerTo(tx, { ...payment, ...seenOf(given) }, moved, now);
}

const seenOf = ({ movementsSeen }: SeenPayment) => (movementsSeen === undefined ? {} : { movementsSeen });

/**
 * Null where nothing is new: what went back is still there. Only who saw that it was given back before the gateway was asked knows that it came
 * back again; to others the gateway may have spoken before the refund.
 */
function changeBy(
  payment: PaymentRow,
  seen: string,
  { moved, now }: { readonly moved: MoneyMoved; readonly now: Date },
) {
  if (payment.state === 'approved') return { way: 'moved', now } as const;
  if (payment.state !== 'refunded') return { way: 'captured', now } as const;
  return seen === 'refunded' && leftOf(moved) > 0
    ? ({ way: 'owed-again', now, leaseUntil: refundLease(now) } as const)
    : null;
}

/** All of it went back, or the guest's bank has taken it: a booking that stands on it stays, and no other is made of it. */
export async function markBack(
  tx: DbTransaction,
  given: SeenPayment,
  moved: MoneyMoved,
  now: Date,
): Promise<void> {
  const payment = await lockPayment(tx, given);
  if (isPaid(payment.state) || payment.state === 'lost')
    return markCaptured(tx, { ...payment, ...seenOf(given) }, moved, now);
  await markRefunded(tx, payment, moved, now);
}

/** What the gateway has said may be older than what the ledger has learnt meanwhile: it is asked again. */
export class StaleNewsError extends Error {
  override readonly name = 'StaleNewsError';
}
const cameBack: ReadonlySet<string> = new Set(['refund-failed', 'dispute-won']);

/** Brings the ledger of a captured payment to what the gateway says, and its booking to what was paid by all of its payments. */
async function bringLedgerTo(
  tx: DbTransaction,
  payment: SeenPayment,
  moved: MoneyMoved,
  now: Date,
): Promise<void> {
  if (moved.currency !== payment.currency)
    throw new Error(`The gateway has ${moved.currency} of a payment in ${payment.currency}`);
  const name = { propertyId: payment.property_id, paymentId: payment.payment_id };
  const before = await listMovements(tx, name);
  const missing = missingMovements(sumsOf(before), moved);
  if (missing.length === 0) return;
  const isOlder = payment.movementsSeen !== undefined && payment.movementsSeen !== before.length;
  if (isOlder && missing.some(({ kind }) => cameBack.has(kind))) throw new StaleNewsError();
  await addMovements(tx, payment, missing, now);
  await recountPaid(tx, reservationOf(payment), now);
  for (const movement of missing) await recordMovement(tx, payment, movement, now);
}

/** Movements that are events of their own; a capture belongs to its new booking, or to the later charge that it pays. */
const eventsOf: Partial<Record<MovementKind, { readonly kind: BookingEventKind; readonly reason?: string }>> =
  {
    refunded: { kind: 'refunded' },
    disputed: { kind: 'disputed' },
    'refund-failed': { kind: 'paid', reason: 'refund-failed' },
    'dispute-won': { kind: 'paid', reason: 'dispute-won' },
  };

async function recordMovement(
  tx: DbTransaction,
  payment: PaymentRow,
  movement: Movement,
  now: Date,
): Promise<void> {
  const event = eventsOf[movement.kind];
  if (!event) return;
  const { kind, reason } = event;
  const facts = { amountMinor: movement.amountMinor, ...(reason === undefined ? {} : { reason }) };
  await recordBookingEvent(tx, { ...reservationOf(payment), kind, by: 'gateway', facts, now });
}

/** A booking is paid by what the ledgers of its payments come to; a dispute of what was given back already takes no more from it. */
async function recountPaid(tx: DbTransaction, name: ReservationName, now: Date): Promise<void> {
  await lockReservation(tx, name);
  const payments = Map.groupBy(await listMovementsOf(tx, name), ({ paymentId }) => paymentId);
  const paid = [...payments.values()].reduce((sum, movements) => sum + paidOf(sumsOf(movements)), 0);
  await setPaid(tx, name, Math.max(0, paid), now);
}

/** What was set aside is gone although the rooms are sold: the hotel has to ask for the money. */
export async function markLost(tx: DbTransaction, given: PaymentRow, now: Date): Promise<boolean> {
  const payment = await lockPayment(tx, given);
  if (!(await changePayment(tx, payment, 'lost', { now }))) return false;
  await addMovements(tx, payment, [{ kind: 'voided', amountMinor: payment.amount_minor }], now);
  await recountPaid(tx, reservationOf(payment), now);
  const facts = { amountMinor: payment.amount_minor, reason: 'not-captured' };
  await recordBookingEvent(tx, { ...reservationOf(payment), kind: 'unpaid', by: 'gateway', facts, now });
  return true;
}

const ofRequests = { byDesk: 'on-request-declined', inTime: 'on-request-expired' } as const;
const ofLinks = { byDesk: 'link-ended', inTime: 'link-expired' } as const;

/**
 * Releases everything that an unpaid booking holds; nothing happens when it holds nothing (any more). When the time was over there is
 * no response to tell the guest, so a mail does. The hotel knows of a booking that it had to accept, or made itself: its end is an event.
 */
export async function release(
  tx: DbTransaction,
  name: ReservationName,
  because: Extract<Transition, 'given-up' | 'expired'>,
  now: Date,
  actor: Pick<NewBookingEvent, 'by' | 'byId'> = { by: 'job' },
): Promise<void> {
  const row = await makeTransition(tx, because, { ...name, now });
  if (!row) return;
  if (because === 'expired') await insertMail(tx, mailOf(row, 'booking-expired', now));
  if (!wasOnRequest(row)) await moveHeld(tx, row, 'releaseHeld');
  const voucher = voucherOf(row);
  if (voucher) await returnVoucher(tx, voucher);
  await bumpPropertyVersion(tx, row.property_id);
  const reasons = wasOnRequest(row) ? ofRequests : ofLinks;
  if (!wasOnRequest(row) && row.made_by === null) return;
  const reason = actor.by === 'desk' ? reasons.byDesk : reasons.inTime;
  await recordBookingEvent(tx, { ...name, kind: 'cancelled', ...actor, facts: { reason }, now });
}

export interface Failure {
  readonly reason: string;
  /** The payment's next state: a `cancelled` one is looked up again, a `refunded` one has already been refunded. */
  readonly to: 'declined' | 'cancelled' | 'refunded';
}

const failedWays = { declined: 'declined', cancelled: 'left-open', refunded: 'given-back' } as const;

/** Nothing was paid: the payment ends, and the rooms are given back or stay held for another try. */
export async function failPayment(
  tx: DbTransaction,
  given: PaymentRow,
  { reason, to }: Failure,
  now: Date,
): Promise<void> {
  const payment = await lockPayment(tx, given);
  if (!isOpen(payment.state) && (payment.state !== 'cancelled' || to === 'cancelled')) return;
  const watch = to === 'cancelled' ? { leaseUntil: refundLease(now) } : {};
  await changePayment(tx, payment, failedWays[to], { now, reason, ...watch });
  if (!isOpen(payment.state)) return;
  const name = reservationOf(payment);
  const row = await lockReservation(tx, name);
  const decision = decideAfterFailure(payment, row.hold_expires_at, now);
  if (decision === 'payment-failed') await makeTransition(tx, decision, { ...name, now });
  else await release(tx, name, decision, now);
}

/** The gateway has another amount: the booking fails, and the money goes back. False when it was settled before. */
export async function rejectAmount(
  tx: DbTransaction,
  given: PaymentRow,
  { movements, currency }: Pick<MoneyThere, 'movements'> & { readonly currency: string },
  now: Date,
): Promise<boolean> {
  const payment = await lockPayment(tx, given);
  if (!mayBePaid(payment.state)) return false;
  await oweRefund(tx, { ...payment, currency }, movements, now);
  if (isOpen(payment.state)) await release(tx, reservationOf(payment), 'given-up', now);
  return true;
}

/** While the gateway says nothing about an open payment: the hold may have expired, or the guest may have left. */
export async function endHold(
  tx: DbTransaction,
  given: PaymentRow,
  isUnknown: boolean,
  now: Date,
): Promise<void> {
  const payment = await lockPayment(tx, given);
  if (!isOpen(payment.state)) return;
  const name = reservationOf(payment);
  const row = await lockReservation(tx, name);
  const decision = decideWhileWaiting(payment, { expiresAt: row.hold_expires_at, isUnknown }, now);
  if (decision === 'expired') await release(tx, name, decision, now);
  if (decision !== 'payment-failed') return;
  const again = { reason: 'processing-error', now, leaseUntil: refundLease(now) };
  await changePayment(tx, payment, 'left-open', again);
  await makeTransition(tx, decision, { ...name, now });
}

/** After the gateway gave the money back, or set it free (`moved` is null). */
export async function markRefunded(
  tx: DbTransaction,
  given: PaymentRow,
  moved: MoneyMoved | null,
  now: Date,
): Promise<void> {
  const payment = await lockPayment(tx, given);
  const isOwed = payment.state === 'refund-due';
  if (!isOwed) await failPayment(tx, payment, { reason: 'refused', to: 'refunded' }, now);
  else await changePayment(tx, payment, 'given-back', { now });
  const name = { propertyId: payment.property_id, paymentId: payment.payment_id };
  const sums = sumsOf(await listMovements(tx, name));
  const back = moved === null ? setFree(sums) : missingMovements(sums, moved);
  if (isOwed || isOpen(payment.state) || payment.state === 'cancelled')
    await addMovements(tx, payment, back, now);
  if (isOwed) await makeTransition(tx, 'refunded', { ...reservationOf(payment), now });
}

const setFree = ({ authorised, voided }: Sums): Movement[] =>
  authorised > voided ? [{ kind: 'voided', amountMinor: authorised - voided }] : [];
