import { inTransaction } from '../../../db/transaction.ts';
import { findOpenPaymentOf, gatewayNamed } from '../../payment/index.ts';
import type { ReservationRow } from '../repository.ts';
import { failPayment } from './settle-transactions.ts';
import { settleByCancelling, type SettleDeps, settleByLookup } from './settle.ts';

/**
 * For a guest who comes back from the gateway's page without paying: the payment is cancelled and the rooms stay held for a retry. A decision
 * of the gateway comes first, and money that comes nevertheless finds its booking.
 */
export async function cancelPayment(deps: SettleDeps, row: ReservationRow): Promise<void> {
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  const payment = await findOpenPaymentOf(deps.db, name);
  if (payment?.state !== 'pending') return;
  // Where the payment itself can be ended, no page of it stays open that could be paid beside the next try.
  if (gatewayNamed(deps, payment.provider).void) return settleByCancelling(deps, payment);
  const state = await settleByLookup(deps, payment);
  if (state !== null && state.kind !== 'pending' && state.kind !== 'action') return;
  const failure = { reason: 'cancelled', to: 'cancelled' } as const;
  await inTransaction(deps.db, (tx) => failPayment(tx, payment, failure, deps.clock.now()));
}
