import { randomBytes } from 'node:crypto';

export type TransactionStatus = 'abandoned' | 'success' | 'failed' | 'reversed';

/** A transaction as Paystack keeps it; the names are those of its API. */
export interface Transaction {
  readonly reference: string;
  readonly access_code: string;
  readonly email: string;
  readonly amount: number;
  readonly currency: string;
  readonly callback_url: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  status: TransactionStatus;
  /** How often the guest's money was taken: never more than once. */
  captures: number;
  refunds: number;
}

export class Rejection extends Error {}

const currencies = new Set(['GHS', 'KES', 'NGN', 'ZAR', 'USD']);

/** Paystack's own books: what was asked, paid and given back, as its public API and page let it happen. */
export function createPaystackBooks() {
  const byReference = new Map<string, Transaction>();

  const require = (reference: string): Transaction => {
    const found = byReference.get(reference);
    if (!found) throw new Rejection('Transaction reference not found.');
    return found;
  };

  return {
    all: (): readonly Transaction[] => [...byReference.values()],
    clear: (): void => {
      byReference.clear();
    },
    find: require,
    byAccessCode: (code: string): Transaction | undefined =>
      [...byReference.values()].find((transaction) => transaction.access_code === code),
    initialize: (body: Record<string, unknown>): Transaction => {
      const { email, amount, currency, reference, callback_url: callbackUrl, metadata } = body;
      if (typeof email !== 'string' || !email.includes('@') || email.endsWith('@nowhere.example'))
        throw new Rejection('Invalid Email Address Passed');
      if (!Number.isInteger(Number(amount)) || Number(amount) < 1) throw new Rejection('Invalid Amount Sent');
      if (!currencies.has(String(currency))) throw new Rejection('Currency not supported by merchant');
      if (typeof reference !== 'string' || !/^[\w.=-]+$/.test(reference)) {
        throw new Rejection('Invalid transaction reference');
      }
      if (byReference.has(reference)) throw new Rejection('Duplicate Transaction Reference');
      const transaction: Transaction = {
        reference,
        access_code: randomBytes(8).toString('hex'),
        email,
        amount: Number(amount),
        currency: String(currency),
        callback_url: String(callbackUrl),
        metadata: (metadata ?? {}) as Transaction['metadata'],
        status: 'abandoned',
        captures: 0,
        refunds: 0,
      };
      byReference.set(reference, transaction);
      return transaction;
    },
    /** The guest pays on Paystack's page; true when that took the money now. */
    pay: (reference: string): boolean => {
      const transaction = require(reference);
      if (transaction.status === 'success' || transaction.status === 'reversed') return false;
      transaction.status = 'success';
      transaction.captures += 1;
      return true;
    },
    /** The guest's bank says no; the page stays open. */
    fail: (reference: string): void => {
      const transaction = require(reference);
      if (transaction.status === 'abandoned') transaction.status = 'failed';
    },
    refund: (reference: string): Transaction => {
      const transaction = require(reference);
      if (transaction.status === 'reversed') throw new Rejection('Transaction has been fully reversed');
      if (transaction.status !== 'success') throw new Rejection('Transaction has not been paid');
      transaction.status = 'reversed';
      transaction.refunds += 1;
      return transaction;
    },
  };
}
export type PaystackBooks = ReturnType<typeof createPaystackBooks>;
