import { inTransaction } from '../../db/transaction.ts';
import { tryItem } from '../../db/try-item.ts';
import type { AppDeps } from '../../deps.ts';
import {
  capturePayment,
  lockReservation,
  type ReservationName,
  refundPayment,
  settleByLookup,
  type SettleDeps,
} from '../booking/index.ts';
import { insertMail } from '../mail/index.ts';
import { findPayment, listMovements, type PaymentRow, sumsOf } from '../payment/index.ts';
import { oweRefunds } from './money.ts';
import {
  changeRefund,
  leaseRefunds,
  listOverpaid,
  listRefunds,
  refundJob,
  type RefundRow,
} from './refund-repository.ts';

/** Longer than any gateway's time-out. */
const leaseMs = 2 * 60_000;
/** When a gateway that has taken a refund on is asked about it again. */
const againMs = 30 * 60_000;
/** Banks take ten days at most; then the hotel looks. */
const longestMs = 14 * 24 * 3_600_000;
const batch = 10;

const paymentOf = (deps: SettleDeps, refund: RefundRow): Promise<PaymentRow | undefined> =>
  findPayment(deps.db, { propertyId: refund.property_id, paymentId: refund.payment_id });

/** Whether the ledger of the payment has this refund, beside those that were made of it before. */
async function isGivenBack(deps: SettleDeps, refund: RefundRow): Promise<boolean> {
  const name = { propertyId: refund.property_id, reservationId: refund.reservation_id };
  const before = (await listRefunds(deps.db, name)).filter(
    (other) => other.payment_id === refund.payment_id && other.state === 'done',
  );
  const sums = sumsOf(
    await listMovements(deps.db, { propertyId: refund.property_id, paymentId: refund.payment_id }),
  );
  const expected = before.reduce((sum, other) => sum + other.amount_minor, refund.amount_minor);
  return sums.refunded - sums['refund-failed'] >= expected;
}

const conclude = (deps: SettleDeps, refund: RefundRow, now: Date): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    if (!(await changeRefund(tx, refund, { state: 'done' }, now))) return;
    await insertMail(tx, {
      propertyId: refund.property_id,
      kind: 'refund-made',
      payload: { reservationId: refund.reservation_id, refundId: refund.refund_id },
      now,
    });
  });

/** Gives one refund back by the gateway of its payment. Its id is the gateway's key: however often it is tried, it is one refund. */
async function giveBackOne(deps: SettleDeps, refund: RefundRow): Promise<void> {
  const now = deps.clock.now();
  let payment = await paymentOf(deps, refund);
  // What is set aside is taken first, so that one ledger tells both.
  if (payment?.state === 'authorised') {
    await capturePayment(deps, payment);
    payment = await paymentOf(deps, refund);
  }
  if (payment?.state === 'authorised') throw new Error('What was authorised is not captured yet');
  if (payment?.state !== 'approved') {
    // Nothing is there any more to give back: the hotel looks at it.
    await changeRefund(deps.db, refund, { state: 'failed' }, now);
    return;
  }
  if (!(await isGivenBack(deps, refund))) {
    if (refund.state === 'due') await refundPayment(deps, payment, refund.amount_minor, refund.refund_id);
    else await settleByLookup(deps, payment);
  }
  if (await isGivenBack(deps, refund)) return conclude(deps, refund, now);
  const isOver = now.getTime() - refund.created_at.getTime() > longestMs;
  const tryAt = new Date(now.getTime() + againMs);
  await changeRefund(deps.db, refund, { state: isOver ? 'failed' : 'delayed', tryAt }, now);
  if (isOver) deps.logger.error({ reservationId: refund.reservation_id }, 'refund not made by the gateway');
}

/** Money that came while a booking was changed goes back too. */
const oweOverpaid = (deps: SettleDeps, name: ReservationName): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockReservation(tx, name);
    const open = (await listRefunds(tx, name)).filter(({ state }) => state !== 'done');
    const onItsWay = open.reduce((sum, refund) => sum + refund.amount_minor, 0);
    await oweRefunds(tx, name, row, row.paid_minor - row.total_minor - onItsWay, deps.clock.now());
  });

/** Gives back what cancelled and changed bookings are owed. Every instance runs it: a lease gives each refund to one of them. */
export async function giveBack(deps: SettleDeps & Pick<AppDeps, 'closing'>): Promise<void> {
  for (const name of await listOverpaid(deps.db, batch)) await oweOverpaid(deps, name);
  for (;;) {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const refunds = await leaseRefunds(deps.db, { now, until, limit: batch });
    for (const refund of refunds) {
      const item = { job: refundJob, propertyId: refund.property_id, itemId: refund.refund_id };
      await tryItem(deps, item, () => giveBackOne(deps, refund));
    }
    // The next refund of a payment may be made once the one before it is.
    if (refunds.length === 0 || deps.closing?.aborted === true) return;
  }
}
