import { type Books, find, idOf } from './books.ts';
import { attachMethod, createCustomer, createToken, deleteCustomer, detachMethod } from './customers.ts';
import { expand, page } from './expand.ts';
import { invalidRequest } from './failure.ts';
import { type Form, text, texts, whole } from './form.ts';
import { cancelIntent, captureIntent, confirmIntent, createIntent } from './payment-intents.ts';
import { createRefund } from './refunds.ts';
import { cancelSetup, confirmSetup, createSetup } from './setup-intents.ts';

export interface Call {
  /** As faults and counts name it. */
  readonly name: string;
  readonly method: 'DELETE' | 'GET' | 'POST';
  readonly path: RegExp;
  /** Whether the page may make it with the publishable key: for its own intent, whose secret it gives. */
  readonly isPublic?: true;
  /** What may be said; more is refused, as Stripe does. */
  readonly takes: readonly string[];
  readonly work: (books: Books, form: Form, id: string) => object;
}

const intentOptions =
  'return_url use_stripe_sdk off_session setup_future_usage payment_method confirmation_token mandate_data payment_method_options';
const words = (list: string): readonly string[] => list.split(' ');

const retrieve = (
  path: string,
  kind: string,
  kept: (books: Books) => ReadonlyMap<string, object>,
  more: Partial<Call> = {},
): Call => ({
  name: `${path}.retrieve`,
  method: 'GET',
  path: new RegExp(`^/v1/${path}/([^/]+)$`),
  takes: [],
  work: (books, _form, id) => find(kept(books), kind, id, 'id'),
  ...more,
});

const list = <Item extends { readonly id: string; readonly created: number }>(
  path: string,
  filters: readonly string[],
  kept: (books: Books) => Iterable<Item>,
): Call => ({
  name: `${path}.list`,
  method: 'GET',
  path: new RegExp(`^/v1/${path}$`),
  takes: [...filters, 'limit', 'starting_after', 'created'],
  work: (books, form) => {
    const wanted = filters.flatMap((name) => {
      const value = text(form, name);
      return value === null ? [] : [[name, value] as const];
    });
    const data = [...kept(books)]
      .filter((item) =>
        wanted.every(([name, value]) => idOf(Reflect.get(item, name) as string | null) === value),
      )
      .reverse();
    const limit = whole(form, 'limit') ?? 10;
    return page(data, `/v1/${path}`, { limit, after: text(form, 'starting_after') });
  },
});

const change = (path: string, verb: string, takes: string, work: Call['work']): Call => ({
  name: `${path}.${verb}`,
  method: 'POST',
  path: new RegExp(`^/v1/${path}/([^/]+)/${verb}$`),
  takes: words(takes),
  work,
});

const create = (path: string, takes: string, work: Call['work'], more: Partial<Call> = {}): Call => ({
  name: `${path}.create`,
  method: 'POST',
  path: new RegExp(`^/v1/${path}$`),
  takes: words(takes),
  work,
  ...more,
});

export const calls: readonly Call[] = [
  create(
    'payment_intents',
    `amount currency customer description metadata receipt_email capture_method automatic_payment_methods payment_method_types statement_descriptor_suffix confirm ${intentOptions}`,
    createIntent,
  ),
  change('payment_intents', 'confirm', `${intentOptions} receipt_email`, (books, form, id) =>
    confirmIntent(books, id, form),
  ),
  change('payment_intents', 'capture', 'amount_to_capture metadata', (books, form, id) =>
    captureIntent(books, id, form),
  ),
  change('payment_intents', 'cancel', 'cancellation_reason', (books, form, id) =>
    cancelIntent(books, id, form),
  ),
  retrieve('payment_intents', 'payment_intent', (books) => books.intents, {
    isPublic: true,
    takes: ['client_secret'],
  }),
  list('payment_intents', ['customer'], (books) => books.intents.values()),
  create(
    'setup_intents',
    `customer description metadata usage automatic_payment_methods payment_method_types confirm ${intentOptions}`,
    createSetup,
  ),
  change('setup_intents', 'confirm', intentOptions, (books, form, id) => confirmSetup(books, id, form)),
  change('setup_intents', 'cancel', 'cancellation_reason', (books, form, id) => cancelSetup(books, id, form)),
  retrieve('setup_intents', 'setupintent', (books) => books.setups, {
    isPublic: true,
    takes: ['client_secret'],
  }),
  create(
    'confirmation_tokens',
    'payment_method_data return_url setup_future_usage',
    (books, form) => createToken(books, form),
    { isPublic: true },
  ),
  create('test_helpers/confirmation_tokens', 'payment_method return_url setup_future_usage', (books, form) =>
    createToken(books, form),
  ),
  retrieve('confirmation_tokens', 'confirmation_token', (books) => books.tokens),
  retrieve('payment_methods', 'PaymentMethod', (books) => books.methods),
  change('payment_methods', 'attach', 'customer', (books, form, id) => attachMethod(books, id, form)),
  change('payment_methods', 'detach', '', (books, _form, id) => detachMethod(books, id)),
  list('payment_methods', ['customer', 'type'], (books) => books.methods.values()),
  create('customers', 'description email name phone metadata', createCustomer),
  retrieve('customers', 'customer', (books) => books.customers),
  {
    name: 'customers.delete',
    method: 'DELETE',
    path: /^\/v1\/customers\/([^/]+)$/,
    takes: [],
    work: (books, _form, id) => deleteCustomer(books, id),
  },
  retrieve('charges', 'charge', (books) => books.charges),
  list('charges', ['payment_intent', 'customer'], (books) => books.charges.values()),
  create('refunds', 'amount charge payment_intent metadata reason', createRefund),
  retrieve('refunds', 'refund', (books) => books.refunds),
  list('refunds', ['charge', 'payment_intent'], (books) => books.refunds.values()),
  retrieve('disputes', 'dispute', (books) => books.disputes),
  list('disputes', ['charge', 'payment_intent'], (books) => books.disputes.values()),
  retrieve('balance_transactions', 'balance transaction', (books) => books.transactions),
];

/** Does what a call asks; gives the text of the answer. */
export function perform(call: Call, books: Books, form: Form, id: string): string {
  const unknown = Object.keys(form).find((name) => name !== 'expand' && !call.takes.includes(name));
  if (unknown !== undefined) {
    throw invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
  const done = call.work(books, form, id);
  const paths = texts(form, 'expand');
  return JSON.stringify(paths.length === 0 ? done : expand(books, done, paths));
}
