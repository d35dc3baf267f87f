import { findFirstPaymentOf, findPayment } from '../../payment/index.ts';
import type { StoredResponse } from '../pay/responses.ts';
import { payBooking, payOrContinue } from '../pay/pay.ts';
import type { SettleDeps } from '../pay/settle.ts';
import type { NewRow } from './booking-rows.ts';
import type { Creation } from './creation.ts';
import { concludeAttempt, type AbandonedAttempt } from './idempotency.ts';

interface WrittenRows {
  readonly reservation: NewRow<'reservation'>;
  readonly payment: NewRow<'payment'>;
}

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

/** The same for a booking that this call has just written: what was written is known. */
export async function payWritten(
  deps: SettleDeps,
  { request, property, attempt, guest }: Creation,
  { reservation, payment }: WrittenRows,
): Promise<StoredResponse> {
  const row = { ...reservation, hold_expires_at: reservation.hold_expires_at ?? null };
  const written = {
    ...payment,
    gateway_reference: payment.gateway_reference ?? null,
    lease_until: payment.lease_until ?? null,
    purpose: 'booking',
    gateway_id: null,
    method: null,
    due_position: null,
  } as const;
  const response = await payBooking(deps, { request, property, guest, row, payment: written });
  await concludeAttempt(deps.db, attempt, response);
  return response;
}
