import { findPaymentByGatewayId, type PaymentEvents } from '../../payment/index.ts';
import { findReservationByToken } from '../repository.ts';
import { settleByLookup, settleByReference, type SettleDeps, settlePayment } from './settle.ts';
import { cancelPayment } from './cancel-payment.ts';

/** How a booking reacts to events of its payments. */
export const createPaymentEvents = (deps: SettleDeps): PaymentEvents => ({
  async settled(payment, outcome) {
    await settlePayment(deps, payment, outcome);
  },
  notified: (name) => settleByReference(deps, name),
  async noticed(provider, gatewayId) {
    const payment = await findPaymentByGatewayId(deps.db, provider, gatewayId);
    if (payment && (await settleByLookup(deps, payment)) === null)
      throw new Error('The gateway did not answer');
    return payment !== undefined;
  },
  async cancelledByGuest(propertyId, confirmationToken) {
    const row = await findReservationByToken(deps.db, propertyId, confirmationToken);
    if (row) await cancelPayment(deps, row);
    return row !== undefined;
  },
});
