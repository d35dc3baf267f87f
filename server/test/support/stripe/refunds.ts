import type { Stripe } from 'stripe';
import { actsAs, bookTransaction, type Books, find, idOf, madeNow } from './books.ts';
import { invalidRequest } from './failure.ts';
import { type Form, metadataOf, text, whole } from './form.ts';
import { newRefund } from './objects.ts';

function chargeToRefund(books: Books, form: Form): Stripe.Charge {
  const intentId = text(form, 'payment_intent');
  const chargeId = text(form, 'charge');
  if ((intentId === null) === (chargeId === null)) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  if (chargeId !== null) return find(books.charges, 'charge', chargeId, 'charge');
  const intent = find(books.intents, 'payment_intent', intentId ?? '', 'payment_intent');
  const charge = books.charges.get(idOf(intent.latest_charge) ?? '');
  if (intent.status !== 'succeeded' || !charge) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
      code: 'payment_intent_unexpected_state',
    });
  }
  return charge;
}

export function createRefund(books: Books, form: Form): Stripe.Refund {
  const charge = chargeToRefund(books, form);
  const left = charge.amount_captured - charge.amount_refunded;
  if (
    charge.disputed &&
    ![...books.disputes.values()].some((d) => d.charge === charge.id && d.status === 'won')
  ) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (left <= 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = whole(form, 'amount') ?? left;
  if (amount < 1 || amount > left) {
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  const card = typeof charge.payment_method === 'string' ? actsAs(books, charge.payment_method) : null;
  const refund = newRefund(madeNow(books), charge, {
    amount,
    metadata: metadataOf(form),
    reason: text(form, 'reason'),
    status: card?.refund === 'later' ? 'pending' : 'succeeded',
  });
  books.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  const source = { ...refund, description: 'REFUND FOR CHARGE' };
  refund.balance_transaction = bookTransaction(books, source, 'refund', -amount).id;
  books.tell('refund.created', refund);
  books.tell('charge.refunded', charge);
  if (card?.refund === 'fails-later') settleRefund(books, refund.id, 'failed');
  return refund;
}

/** What became of a refund later: it arrived, or the bank sent it back. */
export function settleRefund(books: Books, id: string, status: 'succeeded' | 'failed'): Stripe.Refund {
  const refund = find(books.refunds, 'refund', id, 'refund');
  if (refund.status === status || refund.status === 'failed') return refund;
  refund.status = status;
  if (status === 'failed') {
    const charge = find(books.charges, 'charge', idOf(refund.charge) ?? '');
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    refund.failure_reason = 'expired_or_canceled_card';
    const source = { ...refund, description: 'REFUND FAILURE' };
    refund.failure_balance_transaction = bookTransaction(books, source, 'refund_failure', refund.amount).id;
    books.tell('refund.failed', refund);
  }
  books.tell('refund.updated', refund);
  books.tell('charge.refund.updated', refund);
  return refund;
}
