import { findFirstPaymentOf, findPayment } from '../../payment/index.ts';
import type { StoredResponse } from '../pay/responses.ts';
import { payOrContinue } from '../pay/pay.ts';
import type { SettleDeps } from '../pay/settle.ts';
import type { Creation } from './creation.ts';
import { concludeAttempt, type AbandonedAttempt } from './idempotency.ts';

/** Completes the payment of an attempt, for the first time or where a process left it, and stores the response. */
export async function payAttempt(
  deps: SettleDeps,
  { request, property, attempt, guest }: Creation,
  { reservationId, paymentId }: AbandonedAttempt,
): Promise<StoredResponse> {
  const { propertyId } = property;
  const name = { propertyId, reservationId };
  const payment =
    paymentId === null
      ? await findFirstPaymentOf(deps.db, name)
      : await findPayment(deps.db, { propertyId, paymentId });
  const response = await payOrContinue(deps, { request, property, guest, name }, payment);
  await concludeAttempt(deps.db, attempt, response);
  return response;
}
