import type { DeclineReason, Payment, PaymentGateway, PaymentOutcome } from '../gateway.ts';
import { callPaystack, PaystackDecline, type PaystackSettings } from './client.ts';
import { initializedSchema, refundedSchema, type Transaction, verifiedSchema } from './wire.ts';

/** The address to which Paystack's page sends a guest who does not pay. */
export const cancelledPath = (propertyId: string, confirmationToken: string): string =>
  `/api/Payment/Paystack/Cancelled/${encodeURIComponent(propertyId)}/${encodeURIComponent(confirmationToken)}`;

export const paystackProvider = 'paystack';

/** Where a transaction stands. A guest whose payment failed, or who has left, may still pay on Paystack's page. */
export function stateOf({ status, amount, currency }: Transaction): PaymentOutcome {
  switch (status) {
    case 'success':
      return { kind: 'captured', amountMinor: amount, currency };
    case 'failed':
      return { kind: 'declined', reason: 'declined', mayStillPay: true };
    case 'reversed':
      return { kind: 'refunded' };
    default:
      // abandoned, ongoing, pending, processing, queued: not decided.
      return { kind: 'pending' };
  }
}

async function verify(settings: PaystackSettings, reference: string): Promise<Transaction | null> {
  const path = `/transaction/verify/${encodeURIComponent(reference)}`;
  try {
    const { data } = await callPaystack(settings, { method: 'GET', path, tries: 2 }, verifiedSchema);
    if (data.reference !== reference) throw new Error('Paystack answered for another transaction');
    return data;
  } catch (error) {
    if (error instanceof PaystackDecline && /not found/i.test(error.message)) return null;
    throw error;
  }
}

export interface PaystackPlace extends PaystackSettings {
  /** Where guests reach the site. */
  readonly publicUrl: string;
}

async function initialize(place: PaystackPlace, charge: Payment): Promise<PaymentOutcome> {
  const { propertyId, reference, confirmationToken } = charge;
  const body = {
    email: charge.email,
    amount: charge.amountMinor,
    currency: charge.currency,
    reference,
    callback_url: `${place.publicUrl}${charge.returnPath}`,
    metadata: {
      property_id: propertyId,
      reference,
      // Paystack's name for where its “cancel” leads.
      cancel_action: `${place.publicUrl}${cancelledPath(propertyId, confirmationToken)}`,
      custom_fields: [
        { display_name: 'Hotel', variable_name: 'hotel', value: charge.description },
        { display_name: 'Booking', variable_name: 'booking', value: reference },
      ],
    },
  };
  const call = { method: 'POST', path: '/transaction/initialize', body, tries: 2 } as const;
  const { data } = await callPaystack(place, call, initializedSchema);
  if (data.reference !== reference) throw new Error('Paystack answered for another transaction');
  return { kind: 'action', action: { url: data.authorization_url } };
}

/** A charge of this reference was begun before; its page cannot be found again, but it may have been paid there. */
async function startedBefore(
  settings: PaystackSettings,
  reference: string,
  reason: DeclineReason,
): Promise<PaymentOutcome> {
  const known = await verify(settings, reference).catch(() => null);
  const state = known && stateOf(known);
  return state?.kind === 'captured' ? state : { kind: 'declined', reason };
}

/** A decline is final, except that of a known reference: its first response was lost. */
const reasonOf = (error: unknown): DeclineReason =>
  error instanceof PaystackDecline && !/duplicate/i.test(error.message) ? 'unavailable' : 'unreachable';

/**
 * Paystack (decisions 4): the guest pays on its page. A response counts only when it is complete and about the requested reference;
 * the code that grants the booking compares amount and currency.
 */
export const createPaystack = (
  place: PaystackPlace,
  noteFailure: (error: unknown) => void,
): PaymentGateway => ({
  provider: paystackProvider,
  authorise: async (charge) => {
    try {
      return await initialize(place, charge);
    } catch (error) {
      // The guest was given no address of a page and cannot pay there, so a retry is safe at once.
      noteFailure(error);
      return startedBefore(place, charge.reference, reasonOf(error));
    }
  },
  lookup: async ({ reference }) => {
    const transaction = await verify(place, reference);
    return transaction ? stateOf(transaction) : { kind: 'unknown' };
  },
  refund: async ({ reference }, amountMinor) => {
    // Paystack would refund once per call, so the transaction is looked up first, and the refund is called once.
    const transaction = await verify(place, reference);
    if (!transaction) throw new Error('Paystack does not know what it is to give back');
    if (transaction.status === 'reversed') return;
    const part = amountMinor < transaction.amount ? { amount: amountMinor } : {};
    const body = { transaction: reference, ...part };
    const call = { method: 'POST', path: '/refund', body, tries: 1 } as const;
    try {
      await callPaystack(place, call, refundedSchema);
    } catch (error) {
      if (error instanceof PaystackDecline && /already|fully|reversed/i.test(error.message)) return;
      throw error;
    }
  },
});
