import { gatewayNamed, type PaymentOutcome, type PaymentRow } from '../../payment/index.ts';
import { paymentNameOf, settleByLookup, type SettleDeps } from './settle.ts';

/** The gateway does not tell what it has given back, so that the ledger could not be right. */
export class UntoldRefundError extends Error {
  override readonly name = 'UntoldRefundError';
}

/**
 * Gives a part of a payment back, or all of it, and brings the ledger to what the gateway says then. The booking keeps its rooms. `key` makes it one refund,
 * however often it is tried; throws where the gateway does not take it, or does not respond.
 */
export async function refundPayment(
  deps: SettleDeps,
  payment: PaymentRow,
  amountMinor: number,
  key: string,
): Promise<PaymentOutcome | null> {
  const gateway = gatewayNamed(deps, payment.provider);
  const name = paymentNameOf(payment);
  const state = await gateway.lookup(name);
  if (state.kind === 'captured' && state.refundedMinor === undefined) {
    throw new UntoldRefundError(`“${payment.provider}” does not tell what it has given back`);
  }
  await gateway.refund(name, amountMinor, key);
  return settleByLookup(deps, payment);
}
