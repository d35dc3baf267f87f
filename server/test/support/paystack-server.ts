import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createPaystackBooks, type PaystackBooks, Rejection, type Transaction } from './paystack-books.ts';
import { checkoutPage } from './paystack-page.ts';
import { chargeSuccess, sendUntilTaken, signedWebhook, type Webhook } from './paystack-webhooks.ts';

export type PaystackCallName = 'initialize' | 'verify' | 'refund';
/**
 * `error`: a 500 and nothing done; `garbage`: no JSON; `hang`: never an answer; `lost`: done, but the answer does not arrive; `other`: an answer
 * of another amount, in another currency, and of another reference.
 */
export type PaystackFault = 'error' | 'garbage' | 'hang' | 'lost' | keyof typeof others;

const others = {
  'other-amount': { amount: 1 },
  'other-currency': { currency: 'USD' },
  'other-reference': { reference: 'somebody-else' },
};

export interface PaystackOptions {
  readonly secretKey: string;
  readonly port?: number;
  /** Where webhooks go by themselves; without it they wait in `webhooks` until they are delivered by hand. */
  readonly webhookUrl?: string;
  /** Pauses before a webhook is sent again that was not answered with 200. */
  readonly retriesMs?: readonly number[];
}

export interface LocalPaystack {
  readonly url: string;
  readonly books: PaystackBooks;
  /** The guest pays on the page. */
  readonly pay: (reference: string) => void;
  /** Every webhook that was made, in order. */
  readonly webhooks: Webhook[];
  /** The next so many calls of this name go wrong. */
  readonly fail: (call: PaystackCallName, fault: PaystackFault, times?: number) => void;
  /** No call goes wrong any more. */
  readonly heal: () => void;
  /** Everything is forgotten. */
  readonly reset: () => void;
  readonly calls: (call: PaystackCallName) => number;
  readonly close: () => Promise<void>;
}

const publicOf = ({ access_code: _code, captures: _captures, refunds: _refunds, ...rest }: Transaction) =>
  rest;

/** A server that answers as Paystack's public API does, with its page and its signed webhooks, and faults to order. */
export async function startPaystack(options: PaystackOptions): Promise<LocalPaystack> {
  const { secretKey, webhookUrl, retriesMs = [50, 200, 1000] } = options;
  const books = createPaystackBooks();
  const webhooks: Webhook[] = [];
  const faults: { call: PaystackCallName; fault: PaystackFault }[] = [];
  const counts = new Map<PaystackCallName, number>();
  const app = fastify({ forceCloseConnections: true });

  const pay = (reference: string) => {
    if (!books.pay(reference)) return;
    const webhook = signedWebhook(secretKey, chargeSuccess(books.find(reference)));
    webhooks.push(webhook);
    if (webhookUrl !== undefined) void sendUntilTaken(webhookUrl, webhook, retriesMs);
  };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Rejection
      ? reply.status(400).send({ status: false, message: error.message })
      : reply.status(500).send({ status: false, message: 'Internal error' }),
  );

  /** Does what was asked, unless a fault is due; then what that says. */
  const serve =
    (call: PaystackCallName, message: string, work: (request: FastifyRequest) => object) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.authorization !== `Bearer ${secretKey}`) {
        return reply.status(401).send({ status: false, message: 'Invalid key' });
      }
      counts.set(call, (counts.get(call) ?? 0) + 1);
      const index = faults.findIndex((candidate) => candidate.call === call);
      const fault = index < 0 ? null : faults.splice(index, 1)[0]?.fault;
      if (fault === 'hang') return reply.hijack();
      if (fault === 'error') return reply.status(500).send({ status: false, message: 'Internal error' });
      const data = work(request);
      if (fault === 'lost') {
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      }
      if (fault === 'garbage') return reply.type('text/html').send('<html>Bad gateway</html>');
      const other = fault && fault in others ? others[fault as keyof typeof others] : {};
      return reply.send({ status: true, message, data: { ...data, ...other } });
    };

  app.post(
    '/transaction/initialize',
    serve('initialize', 'Authorization URL created', ({ body }) => {
      const { access_code, reference } = books.initialize(body as Record<string, unknown>);
      return { authorization_url: `${address()}/pay/${access_code}`, access_code, reference };
    }),
  );
  app.get(
    '/transaction/verify/:reference',
    serve('verify', 'Verification successful', ({ params }) =>
      publicOf(books.find((params as { reference: string }).reference)),
    ),
  );
  app.post(
    '/refund',
    serve('refund', 'Refund has been queued for processing', ({ body }) => {
      const transaction = books.refund((body as { transaction: string }).transaction);
      return { transaction: publicOf(transaction), amount: transaction.amount, status: 'pending' };
    }),
  );

  app.get<{ Params: { code: string } }>('/pay/:code', async (request, reply) => {
    const transaction = books.byAccessCode(request.params.code);
    if (!transaction) return reply.status(404).send('Not found');
    return reply.type('text/html; charset=utf-8').send(checkoutPage(transaction));
  });
  app.post<{ Params: { code: string }; Body: { do?: string } }>('/pay/:code', async (request, reply) => {
    const transaction = books.byAccessCode(request.params.code);
    if (!transaction) return reply.status(404).send('Not found');
    const { reference, callback_url: callback, metadata } = transaction;
    if (request.body.do === 'cancel') return reply.redirect(String(metadata['cancel_action']), 303);
    if (request.body.do === 'fail') {
      books.fail(reference);
      return reply.redirect(request.url, 303);
    }
    pay(reference);
    return reply.redirect(`${callback}?trxref=${reference}&reference=${reference}`, 303);
  });

  const url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  const address = () => url;
  return {
    url,
    books,
    pay,
    webhooks,
    fail: (call, fault, times = 1) => {
      for (let n = 0; n < times; n += 1) faults.push({ call, fault });
    },
    heal: () => {
      faults.splice(0);
    },
    reset: () => {
      faults.splice(0);
      webhooks.splice(0);
      counts.clear();
      books.clear();
    },
    calls: (call) => counts.get(call) ?? 0,
    close: () => app.close(),
  };
}
