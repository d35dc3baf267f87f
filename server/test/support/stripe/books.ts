import type { Stripe } from 'stripe';
import { cardOfNumber, numbersByName, type TestCard } from './cards.ts';
import { noSuch } from './failure.ts';
import { newBalanceTransaction, newMethod } from './objects.ts';

/** What Stripe keeps of one account. */
export interface Books {
  readonly accountId: string;
  readonly livemode: boolean;
  /** Seconds, as in all its objects. */
  readonly now: () => number;
  /** Sends an event of this object as it is now. */
  readonly tell: (type: Stripe.Event['type'], object: object) => void;
  readonly intents: Map<string, Stripe.PaymentIntent>;
  readonly setups: Map<string, Stripe.SetupIntent>;
  readonly charges: Map<string, Stripe.Charge>;
  readonly refunds: Map<string, Stripe.Refund>;
  readonly disputes: Map<string, Stripe.Dispute>;
  readonly customers: Map<string, Stripe.Customer | Stripe.DeletedCustomer>;
  readonly methods: Map<string, Stripe.PaymentMethod>;
  readonly tokens: Map<string, Stripe.ConfirmationToken>;
  readonly transactions: Map<string, Stripe.BalanceTransaction>;
  /** How the card behind a payment method or a confirmation token acts. */
  readonly cards: Map<string, TestCard>;
  /** Payment methods that were set up for use without the guest. */
  readonly setUp: Set<string>;
  /** Payment methods of no customer that were used, or taken from their customer: they are good for nothing more. */
  readonly spent: Set<string>;
}

export const newBooks = (given: Pick<Books, 'accountId' | 'livemode' | 'now' | 'tell'>): Books => ({
  ...given,
  intents: new Map(),
  setups: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  customers: new Map(),
  methods: new Map(),
  tokens: new Map(),
  transactions: new Map(),
  cards: new Map(),
  setUp: new Set(),
  spent: new Set(),
});

export const madeNow = ({ now, livemode }: Books) => ({ created: now(), livemode });

export function find<Value>(
  kept: ReadonlyMap<string, Value>,
  kind: string,
  id: string,
  param?: string,
): Value {
  const found = kept.get(id);
  if (found === undefined) throw noSuch(kind, id, param);
  return found;
}

export const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : value;

/** A payment method by its id, or a new one for a published name such as `pm_card_visa`. */
export function methodOf(books: Books, id: string): Stripe.PaymentMethod {
  const number = numbersByName[id];
  const card = number === undefined ? null : cardOfNumber(number);
  if (!card) return find(books.methods, 'PaymentMethod', id, 'payment_method');
  return keepMethod(books, newMethod(madeNow(books), { card, month: 12, year: 2034 }), card);
}

export function keepMethod(books: Books, method: Stripe.PaymentMethod, card: TestCard): Stripe.PaymentMethod {
  books.methods.set(method.id, method);
  books.cards.set(method.id, card);
  return method;
}

export const actsAs = (books: Books, id: string): TestCard => find(books.cards, 'PaymentMethod', id);

export function bookTransaction(
  books: Books,
  ...what: Parameters<typeof newBalanceTransaction> extends [unknown, ...infer Rest] ? Rest : never
): Stripe.BalanceTransaction {
  const transaction = newBalanceTransaction(madeNow(books), ...what);
  books.transactions.set(transaction.id, transaction);
  return transaction;
}
