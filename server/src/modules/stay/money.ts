import type { Db, DbTransaction } from '../../db/database.ts';
import type { ReservationName, ReservationRow } from '../booking/index.ts';
import { listMovementsOf, paidOf, sumsOf } from '../payment/index.ts';
import { insertRefund, listRefunds } from './refund-repository.ts';
import { listPaymentIds } from './repository.ts';
import { refundsFrom } from './rules.ts';

/** What of each payment of a booking is still there and not on its way back, the latest payment first. */
async function leftOfPayments(db: Db, name: ReservationName) {
  const movements = Map.groupBy(await listMovementsOf(db, name), ({ paymentId }) => paymentId);
  const open = (await listRefunds(db, name)).filter(({ state }) => state !== 'done');
  return (await listPaymentIds(db, name)).map((paymentId) => ({
    paymentId,
    leftMinor:
      paidOf(sumsOf(movements.get(paymentId) ?? [])) -
      open.reduce((sum, refund) => (refund.payment_id === paymentId ? sum + refund.amount_minor : sum), 0),
  }));
}

/** What of a booking's payments can be given back. */
export const leftToGiveBack = async (db: Db, name: ReservationName): Promise<number> =>
  (await leftOfPayments(db, name)).reduce((sum, { leftMinor }) => sum + Math.max(0, leftMinor), 0);

/** What goes back of which payment, the latest first. */
export const refundsOf = async (db: Db, name: ReservationName, amountMinor: number) =>
  amountMinor <= 0 ? [] : refundsFrom(await leftOfPayments(db, name), amountMinor);

/** Writes down what goes back of a booking's payments, the latest first; the caller holds the booking's lock. */
export async function oweRefunds(
  tx: DbTransaction,
  name: ReservationName,
  { currency }: Pick<ReservationRow, 'currency'>,
  amountMinor: number,
  now: Date,
): Promise<void> {
  for (const { paymentId, amountMinor: amount } of await refundsOf(tx, name, amountMinor))
    await insertRefund(tx, name, { payment_id: paymentId, amount_minor: amount, currency }, now);
}
