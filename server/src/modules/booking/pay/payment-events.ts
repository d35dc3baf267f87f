import type { PaymentEvents } from '../../payment/index.ts';
import { findReservationByToken } from '../repository.ts';
import { settleByReference, type SettleDeps, settlePayment } from './settle.ts';
import { cancelPayment } from './cancel-payment.ts';

/** How a booking reacts to events of its payments. */
export const createPaymentEvents = (deps: SettleDeps): PaymentEvents => ({
  settled: (payment, state) => settlePayment(deps, payment, state),
  notified: (name) => settleByReference(deps, name),
  async cancelledByGuest(propertyId, confirmationToken) {
    const row = await findReservationByToken(deps.db, propertyId, confirmationToken);
    if (row) await cancelPayment(deps, row);
    return row !== undefined;
  },
});
