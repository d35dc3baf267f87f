import type { Stripe } from 'stripe';
import { bookTransaction, type Books, find, madeNow } from './books.ts';
import { newDispute } from './objects.ts';

/** What Stripe takes for a dispute, won or lost. */
const disputeFee = 2000;

export function disputeCharge(
  books: Books,
  charge: Stripe.Charge,
  reason: string,
  amount = charge.amount_captured,
): Stripe.Dispute {
  const dispute = newDispute(madeNow(books), charge, { amount, reason });
  books.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  const source = { ...dispute, description: null };
  dispute.balance_transactions.push(bookTransaction(books, source, 'adjustment', -amount, disputeFee));
  books.tell('charge.dispute.created', dispute);
  books.tell('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function closeDispute(books: Books, id: string, status: 'won' | 'lost'): Stripe.Dispute {
  const dispute = find(books.disputes, 'dispute', id, 'dispute');
  dispute.status = status;
  if (status === 'won') {
    const source = { ...dispute, description: null };
    dispute.balance_transactions.push(bookTransaction(books, source, 'adjustment', dispute.amount));
    books.tell('charge.dispute.funds_reinstated', dispute);
  }
  books.tell('charge.dispute.closed', dispute);
  return dispute;
}
