import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { bankPage } from './bank-page.ts';
import { type Books, find, newBooks } from './books.ts';
import { type Call, calls, perform } from './calls.ts';
import { createToken } from './customers.ts';
import { closeDispute, disputeCharge } from './disputes.ts';
import { page } from './expand.ts';
import { invalidRequest, Refusal } from './failure.ts';
import { createFaults, type Fault } from './faults.ts';
import { branch, type Form, parseForm, text, whole } from './form.ts';
import { type Answer, createIdempotency } from './idempotency.ts';
import { newId, randomText } from './ids.ts';
import { decideIntent, expireIntent } from './payment-intents.ts';
import { createRefund, settleRefund } from './refunds.ts';
import { decideSetup } from './setup-intents.ts';
import { createWebhooks, type Webhooks, type WebhookSettings } from './webhooks.ts';

/** An account with keys of its own, and accounts that it acts for by `Stripe-Account`. */
export interface AccountSettings {
  readonly id: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly connected?: readonly string[];
}

export interface StripeOptions {
  readonly accounts?: readonly AccountSettings[];
  readonly port?: number;
  readonly webhooks?: WebhookSettings;
  /** How long each answer takes on the way. */
  readonly latencyMs?: number;
  /** Its clock, in milliseconds. */
  readonly now?: () => number;
}

export const localAccount: AccountSettings = {
  id: 'acct_local',
  secretKey: 'sk_test_local',
  publishableKey: 'pk_test_local',
  webhookSecret: 'whsec_local',
};

export interface LocalStripe {
  readonly url: string;
  readonly webhooks: Webhooks;
  /** What is kept of an account; without a name of the first one. */
  readonly books: (account?: string) => Books;
  /** A confirmation token of a typed card, as the form in the page gives it. */
  readonly token: (number: string, account?: string) => string;
  /** The guest at the bank, for a payment intent or a setup intent. */
  readonly decide: (intentId: string, decision: 'approve' | 'fail') => void;
  /** The seven days of an authorisation are over. */
  readonly expire: (intentId: string) => void;
  /** A refund that is made in the dashboard. */
  readonly refund: (intentId: string, amount?: number) => Stripe.Refund;
  readonly settleRefund: (refundId: string, status: 'succeeded' | 'failed') => void;
  readonly dispute: (intentId: string, reason?: string) => Stripe.Dispute;
  readonly closeDispute: (disputeId: string, status: 'won' | 'lost') => void;
  /** The next so many calls of this name (`payment_intents.confirm`) go wrong. */
  readonly fail: (call: string, fault: Fault, times?: number) => void;
  /** Calls of this name wait until the function that it gives is called. */
  readonly pause: (call: string) => () => void;
  readonly heal: () => void;
  readonly calls: (call?: string) => number;
  /** Everything is forgotten. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

interface Account {
  readonly id: string;
  readonly keys: AccountSettings;
  readonly isConnected: boolean;
  books: Books;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const header = (request: IncomingMessage, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

/** A server that answers as Stripe's API does, with its webhooks, the bank's page, and faults to order. */
export async function startStripe(options: StripeOptions = {}): Promise<LocalStripe> {
  const { accounts: settings = [localAccount], latencyMs = 0, now = Date.now } = options;
  const webhooks = createWebhooks(options.webhooks ?? {});
  const idempotency = createIdempotency();
  const faults = createFaults();
  const accounts = new Map<string, Account>();

  const open = (account: Omit<Account, 'books'>): Books =>
    newBooks({
      accountId: account.id,
      livemode: account.keys.secretKey.includes('_live_'),
      now: () => Math.floor(now() / 1000),
      tell: (type, object) =>
        webhooks.tell(
          { ...account, webhookSecret: account.keys.webhookSecret },
          {
            type,
            object,
            created: Math.floor(now() / 1000),
            livemode: account.keys.secretKey.includes('_live_'),
          },
        ),
    });
  for (const keys of settings) {
    for (const id of [keys.id, ...(keys.connected ?? [])]) {
      const account = { id, keys, isConnected: id !== keys.id };
      accounts.set(id, { ...account, books: open(account) });
    }
  }
  const first = settings[0]?.id ?? '';
  const accountOf = (id: string): Account => find(accounts, 'account', id);
  const booksWith = (id: string): Books => {
    const found = [...accounts.values()].find(
      ({ books }) =>
        books.intents.has(id) || books.setups.has(id) || books.refunds.has(id) || books.disputes.has(id),
    );
    if (!found) throw new Error(`The local Stripe has no ${id}`);
    return found.books;
  };
  const chargeOf = (books: Books, intentId: string): Stripe.Charge =>
    find(books.charges, 'charge', String(find(books.intents, 'payment_intent', intentId).latest_charge));

  /** The account that a key may act for; whether the key is only that of the page. */
  function authenticate(request: IncomingMessage, form: Form): { account: Account; isPublic: boolean } {
    const given = header(request, 'authorization')?.replace(/^Bearer /, '') ?? text(form, 'key') ?? '';
    delete form['key'];
    const keys = settings.find(
      ({ secretKey, publishableKey }) => given === secretKey || given === publishableKey,
    );
    if (!keys) {
      throw invalidRequest(`Invalid API Key provided: ${given.slice(0, 8)}****`, {}, 401);
    }
    const acted = header(request, 'stripe-account') ?? text(form, '_stripe_account') ?? keys.id;
    delete form['_stripe_account'];
    const account = accounts.get(acted);
    if (account?.keys !== keys) {
      throw invalidRequest(
        `The provided key '${given.slice(0, 8)}****' does not have access to account '${acted}' (or that account does not exist). Application access may have been revoked.`,
        { code: 'account_invalid' },
        403,
      );
    }
    return { account, isPublic: given === keys.publishableKey };
  }

  function checkVersion(request: IncomingMessage, isPublic: boolean): void {
    const version = header(request, 'stripe-version');
    if (version === Stripe.API_VERSION || (isPublic && version === null)) return;
    throw invalidRequest(`Invalid Stripe API version: ${version ?? 'none was given'}`, {
      param: 'Stripe-Version',
    });
  }

  const checkSecret = (books: Books, form: Form, id: string): void => {
    const intent = books.intents.get(id) ?? books.setups.get(id);
    if (intent && text(form, 'client_secret') !== intent.client_secret) {
      throw invalidRequest(
        'The client_secret provided does not match any associated intent on this account.',
        {
          param: 'client_secret',
        },
      );
    }
  };

  /** Events as Stripe lists them, newest first: those whose webhook was lost too. */
  function listEvents(account: Account, form: Form): string {
    const type = text(form, 'type');
    const types = Object.values(branch(form, 'types'));
    const since = whole(branch(form, 'created'), 'gte') ?? 0;
    const data = webhooks.made
      .filter((made) => made.account === account.id && made.created >= since)
      .filter(
        (made) => (type === null || made.type === type) && (types.length === 0 || types.includes(made.type)),
      )
      .map(({ body }) => JSON.parse(body) as { id: string })
      .reverse();
    return JSON.stringify(
      page(data, '/v1/events', { limit: whole(form, 'limit') ?? 10, after: text(form, 'starting_after') }),
    );
  }

  interface Asked {
    readonly request: IncomingMessage;
    readonly path: string;
    readonly body: string;
    readonly form: Form;
  }

  function answerCall(
    { request, path, body, form }: Asked,
    call: Call,
    account: Account,
    isPublic: boolean,
  ): Answer & { isReplay: boolean } {
    const { books } = account;
    const id = decodeURIComponent(call.path.exec(path)?.[1] ?? '');
    const key = call.method === 'GET' ? null : header(request, 'idempotency-key');
    const asked = `${call.method} ${path} ${body}`;
    const before = key === null ? null : idempotency.find(account.id, key, asked);
    if (before) return { ...before, isReplay: true };
    const requestId = `req_${randomText(14)}`;
    let answer: Answer;
    try {
      if (isPublic) checkSecret(books, form, id);
      const { client_secret: _secret, ...rest } = form;
      answer = { status: 200, body: perform(call, books, isPublic ? rest : form, id), requestId };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answer = { status: error.status, body: JSON.stringify({ error: error.body }), requestId };
    }
    // What was refused before it began is not kept.
    const isKept = answer.status === 200 || answer.status === 402;
    if (key !== null && isKept) idempotency.keep(account.id, key, asked, answer);
    return { ...answer, isReplay: false };
  }

  function write(
    response: ServerResponse,
    status: number,
    body: string,
    more: Readonly<Record<string, string>> = {},
  ): void {
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'stripe-version': Stripe.API_VERSION,
      'access-control-allow-origin': '*',
      ...more,
    });
    response.end(body);
  }
  const refuse = (response: ServerResponse, { status, body }: Refusal): void =>
    write(response, status, JSON.stringify({ error: body }), { 'request-id': `req_${randomText(14)}` });

  /** The bank's page, which Stripe shows under hooks.stripe.com. */
  async function bank(request: IncomingMessage, response: ServerResponse, query: Form): Promise<void> {
    const id = text(query, 'payment_intent') ?? text(query, 'setup_intent') ?? '';
    const { books } = accountOf(text(query, 'merchant') ?? first);
    const secret = text(query, 'payment_intent_client_secret') ?? text(query, 'setup_intent_client_secret');
    checkSecret(books, { client_secret: secret ?? '' }, id);
    const decision = request.method === 'POST' ? text(parseForm(await readBody(request)), 'decision') : null;
    if (decision === 'approve' || decision === 'fail') decide(id, decision);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    response.end(bankPage(decision !== null));
  }

  const decide = (id: string, decision: 'approve' | 'fail'): void => {
    const books = booksWith(id);
    if (books.setups.has(id)) decideSetup(books, id, decision === 'approve');
    else decideIntent(books, id, decision === 'approve');
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '', search = ''] = (request.url ?? '').split('?');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': '*, authorization',
      });
      response.end();
      return;
    }
    if (path === '/3d_secure_2/hosted') return bank(request, response, parseForm(search));
    const body = request.method === 'POST' ? await readBody(request) : search;
    const form = parseForm(body);
    const { account, isPublic } = authenticate(request, form);
    checkVersion(request, isPublic);
    const call = calls.find((candidate) => candidate.method === request.method && candidate.path.test(path));
    const name = path === '/v1/events' ? 'events.list' : call?.name;
    if (name === undefined || (isPublic && !call?.isPublic)) {
      throw invalidRequest(
        isPublic
          ? 'This API call cannot be made with a publishable API key. Please use a secret API key.'
          : `Unrecognized request URL (${request.method ?? ''}: ${path}).`,
        {},
        isPublic ? 401 : 404,
      );
    }
    const fault = faults.next(name);
    await faults.gate(name);
    if (latencyMs > 0) await wait(latencyMs);
    if (fault === 'hang') return;
    if (fault === 'refused') {
      request.socket.destroy();
      return;
    }
    if (fault === 'error') {
      write(
        response,
        500,
        JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred' } }),
      );
      return;
    }
    if (fault === 'busy') {
      throw invalidRequest('Request rate limit exceeded.', { code: 'rate_limit' }, 429);
    }
    if (!call) {
      write(response, 200, listEvents(account, form), { 'request-id': newId('req') });
      return;
    }
    const answer = answerCall({ request, path, body, form }, call, account, isPublic);
    if (fault === 'lost') {
      request.socket.destroy();
    } else if (fault === 'error-after') {
      write(
        response,
        500,
        JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred' } }),
      );
    } else if (fault === 'garbage') {
      write(response, 200, '<html>Bad gateway</html>');
    } else {
      const key = header(request, 'idempotency-key');
      write(response, answer.status, answer.body, {
        'request-id': answer.requestId,
        ...(account.isConnected ? { 'stripe-account': account.id } : {}),
        ...(key === null ? {} : { 'idempotency-key': key }),
        ...(answer.isReplay ? { 'idempotent-replayed': 'true', 'original-request': answer.requestId } : {}),
      });
    }
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) refuse(response, error);
      else write(response, 500, JSON.stringify({ error: { type: 'api_error', message: String(error) } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    webhooks,
    books: (id = first) => accountOf(id).books,
    token: (number, id = first) =>
      createToken(accountOf(id).books, {
        payment_method_data: {
          type: 'card',
          card: { number, exp_month: '12', exp_year: '2034', cvc: '123' },
        },
      }).id,
    decide,
    expire: (id) => expireIntent(booksWith(id), id),
    refund: (id, amount) =>
      createRefund(booksWith(id), {
        payment_intent: id,
        ...(amount === undefined ? {} : { amount: String(amount) }),
      }),
    settleRefund: (id, status) => settleRefund(booksWith(id), id, status),
    dispute: (id, reason = 'fraudulent') => disputeCharge(booksWith(id), chargeOf(booksWith(id), id), reason),
    closeDispute: (id, status) => closeDispute(booksWith(id), id, status),
    fail: faults.fail,
    pause: faults.pause,
    heal: faults.heal,
    calls: (name) => (name === undefined ? faults.total() : faults.count(name)),
    reset: () => {
      for (const account of accounts.values()) account.books = open(account);
      webhooks.clear();
      idempotency.clear();
      faults.clear();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
