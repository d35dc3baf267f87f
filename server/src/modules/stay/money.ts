import type { DbTransaction } from '../../db/database.ts';
import type { ReservationName, ReservationRow } from '../booking/index.ts';
import { listMovementsOf, paidOf, sumsOf } from '../payment/index.ts';
import { insertRefund, listPaymentIds, listRefunds } from './repository.ts';
import { refundsFrom } from './rules.ts';

/** Writes down what goes back of a booking's payments, the latest first; the caller holds the booking's lock. */
export async function oweRefunds(
  tx: DbTransaction,
  name: ReservationName,
  { currency }: Pick<ReservationRow, 'currency'>,
  amountMinor: number,
  now: Date,
): Promise<void> {
  if (amountMinor <= 0) return;
  const movements = Map.groupBy(await listMovementsOf(tx, name), ({ paymentId }) => paymentId);
  const open = (await listRefunds(tx, name)).filter(({ state }) => state !== 'done');
  const payments = (await listPaymentIds(tx, name)).map((paymentId) => ({
    paymentId,
    leftMinor:
      paidOf(sumsOf(movements.get(paymentId) ?? [])) -
      open.reduce((sum, refund) => (refund.payment_id === paymentId ? sum + refund.amount_minor : sum), 0),
  }));
  for (const { paymentId, amountMinor: amount } of refundsFrom(payments, amountMinor))
    await insertRefund(tx, name, { payment_id: paymentId, amount_minor: amount, currency }, now);
}
