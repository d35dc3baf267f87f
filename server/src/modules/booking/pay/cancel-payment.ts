import { inTransaction } from '../../../db/transaction.ts';
import { findOpenPaymentOf } from '../../payment/index.ts';
import type { ReservationRow } from '../repository.ts';
import { failPayment } from './settle-transactions.ts';
import { type SettleDeps, settleByLookup } from './settle.ts';

/**
 * For a guest who comes back from the gateway's page without paying: the payment is cancelled and the rooms stay held for a retry. A decision
 * of the gateway comes first, and money that comes nevertheless finds its booking.
 */
export async function cancelPayment(deps: SettleDeps, row: ReservationRow): Promise<void> {
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  const payment = await findOpenPaymentOf(deps.db, name);
  if (payment?.state !== 'pending') return;
  const state = await settleByLookup(deps, payment);
  if (state !== null && state.kind !== 'pending' && state.kind !== 'action') return;
  const failure = { reason: 'cancelled', to: 'cancelled' } as const;
  await inTransaction(deps.db, (tx) => failPayment(tx, payment, failure, deps.clock.now()));
}
