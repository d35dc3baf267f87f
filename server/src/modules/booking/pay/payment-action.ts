import type { PaymentAction } from 'shared/contracts';
import { findOpenPaymentOf } from '../../payment/index.ts';
import { findReservationByToken } from '../repository.ts';
import { settleByLookup, type SettleDeps } from './settle.ts';

/**
 * What the guest has to do in our page, with the gateway's script, for a payment that waits for them; null where there is nothing. The gateway is
 * asked each time, and what it says settles the payment: the secret is stored nowhere.
 */
export async function paymentActionOf(
  deps: SettleDeps,
  propertyId: string,
  confirmationToken: string,
): Promise<PaymentAction | null> {
  const row = await findReservationByToken(deps.db, propertyId, confirmationToken);
  if (row?.status !== 'PendingPayment') return null;
  const name = { propertyId, reservationId: row.reservation_id };
  const payment = await findOpenPaymentOf(deps.db, name);
  // Only a gateway whose form is in our page has prepared it.
  if (payment?.state !== 'pending' || payment.gateway_id === null) return null;
  const outcome = await settleByLookup(deps, payment);
  return outcome?.kind === 'action' && 'clientSecret' in outcome.action
    ? { kind: 'Stripe', clientSecret: outcome.action.clientSecret }
    : null;
}
