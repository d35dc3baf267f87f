import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CreateRequest } from 'shared/contracts';
import { buildApp } from '../../src/app.ts';
import type { AppDeps } from '../../src/deps.ts';
import { readEnv } from '../../src/env.ts';
import { importProperty } from '../../src/import/import-property.ts';
import { settleOpenPayments } from '../../src/jobs/settle-payments.ts';
import { createPropertySnapshots } from '../../src/modules/availability/snapshot/index.ts';
import { createCardGateway } from '../../src/modules/payment/create-gateway.ts';
import type { PaymentGateway } from '../../src/modules/payment/gateway.ts';
import { createPaystack } from '../../src/modules/payment/paystack/gateway.ts';
import { requireProperty } from '../../src/modules/property/service.ts';
import { createCreateDeps } from '../../src/modules/booking/create/create-deps.ts';
import { createBooking } from '../../src/modules/booking/create/create.ts';
import { createTestApp, type TestApp, testNow } from './app.ts';
import { hotelFile, openHotel } from './bookable-hotel.ts';
import { aBooking, create, paidBy, type Reply } from './bookings.ts';
import type { Engine } from './database.ts';
import { aPaystackBooking, paystackHotel } from './paystack-hotel.ts';
import { type LocalPaystack, startPaystack } from './paystack-server.ts';
import type { Webhook } from './paystack-webhooks.ts';
import { resetBookings } from './reset-bookings.ts';

const secretKey = 'sk_test_of_the_model';

/** One guest's booking: what the guest has and presses. */
export interface Guest {
  readonly key: string;
  readonly request: CreateRequest;
  readonly hotel: 'harbour' | 'cape';
  /** Known when an answer has come. */
  token: string | null;
  paymentUrl: string | null;
}

export const cards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000000000003220',
} as const;
export type Card = keyof typeof cards;

const nights = [
  { dateFrom: '2026/12/01', dateTo: '2026/12/03' },
  { dateFrom: '2026/12/02', dateTo: '2026/12/04' },
] as const;

/** Two hotels (one takes cards, one Paystack) with one room a night, two instances of the server, and both gateways. */
export async function openPaymentWorld(engine: Engine) {
  const paystack = await startPaystack({ secretKey });
  const env = readEnv({ NODE_ENV: 'test', PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: paystack.url });
  const server = await createTestApp(engine, { env });
  await openHotel(server.deps, { rooms: 1 });
  const cape = hotelFile({ ...paystackHotel, rooms: 1 });
  await importProperty(
    { db: server.deps.db, clock: server.clock, releasesDir: env.releasesDir, dryRun: false },
    'cape.json',
    {
      ...cape,
      PropertyId: 'cape',
      Property: { ...(cape['Property'] as object), PropertyCode: 'CAPE' },
    },
  );
  const second = buildApp(server.deps);
  const apps = [server.app, second] as const;
  return {
    ...createPaymentWorld(server, apps, paystack),
    close: async () => {
      await second.close();
      await server.close();
      await paystack.close();
    },
  };
}

function createPaymentWorld(
  server: TestApp,
  apps: readonly [FastifyInstance, FastifyInstance],
  paystack: LocalPaystack,
) {
  const { deps, clock } = server;
  const settings = {
    secretKey,
    url: paystack.url,
    publicUrl: 'http://localhost',
    timeoutMs: 2000,
    pauseMs: 1,
  };
  const paystackGateway = createPaystack(settings, () => undefined);
  const gateway = createCardGateway(deps.db, clock, deps.env);
  let guests: Guest[] = [];

  const learn = (guest: Guest, { body }: Reply) => {
    if (typeof body['ConfirmationToken'] === 'string') guest.token = body['ConfirmationToken'];
    if (typeof body['PaymentUrl'] === 'string') guest.paymentUrl = body['PaymentUrl'];
  };
  const at = (app: number) => apps[app % 2] ?? apps[0];

  const newGuest = (hotel: Guest['hotel'], card: Card, stay: number): Guest => {
    const where = { propertyId: hotel, ...nights[stay % 2] };
    const request =
      hotel === 'cape'
        ? aPaystackBooking(where)
        : aBooking({ ...where, ...paidBy({ creditCardNumber: cards[card] }) });
    const guest: Guest = { key: randomUUID(), request, hotel, token: null, paymentUrl: null };
    guests.push(guest);
    return guest;
  };

  /** A process that dies between the gateway's yes and what it would do then: the call never comes back. */
  const bookAndDie = async (guest: Guest, chargesFirst: boolean) => {
    const { promise: reached, resolve } = Promise.withResolvers<undefined>();
    const dying = (inner: PaymentGateway): PaymentGateway => ({
      ...inner,
      authorise: async (payment) => {
        if (chargesFirst) await inner.authorise(payment);
        resolve(undefined);
        return new Promise(() => undefined);
      },
    });
    const serving: AppDeps = { ...deps };
    const snapshots = createPropertySnapshots({ db: deps.db, logger: deps.logger, freshness: 'each-use' });
    const createDeps = {
      ...createCreateDeps({ ...serving, snapshots, gateway: dying(gateway) }),
      paystack: dying(paystackGateway),
    };
    const property = await requireProperty(deps.db, guest.hotel);
    const answered = createBooking(createDeps, property, guest.request, guest.key).then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([reached, answered]);
  };

  const referencesOf = async (guest: Guest): Promise<string[]> => {
    if (guest.token === null) return [];
    const rows = await deps.db
      .selectFrom('payment')
      .innerJoin('reservation', (join) =>
        join
          .onRef('reservation.property_id', '=', 'payment.property_id')
          .onRef('reservation.reservation_id', '=', 'payment.reservation_id'),
      )
      .select('payment.gateway_reference')
      .where('reservation.property_id', '=', guest.hotel)
      .where('reservation.confirmation_token', '=', guest.token)
      .orderBy('payment.attempt')
      .execute();
    return rows.flatMap((row) => row.gateway_reference ?? []);
  };

  return {
    deps,
    clock,
    paystack,
    guests: (): readonly Guest[] => guests,
    reset: async () => {
      guests = [];
      await resetBookings(deps.db);
      clock.set(testNow);
      paystack.reset();
    },
    newGuest,
    bookAndDie,
    book: async (guest: Guest, app: number) => {
      learn(guest, await create({ app: at(app) }, guest.request, guest.key));
    },
    tryAgain: async (guest: Guest, card: Card, app: number) => {
      if (guest.token === null) return;
      const payment = guest.hotel === 'cape' ? {} : paidBy({ creditCardNumber: cards[card] });
      const request = { ...guest.request, ...payment, confirmationToken: guest.token };
      learn(guest, await create({ app: at(app) }, request));
    },
    askStatus: async (guest: Guest, app: number) => {
      const query = `propertyId=${guest.hotel}&referenceNumber=${String(guest.token)}`;
      if (guest.token !== null) await at(app).inject(`/api/Reservation/Status?${query}`);
    },
    /** The guest at the bank, or on Paystack's page of one of the tries. */
    decide: async (guest: Guest, decision: 'pay' | 'refuse' | 'cancel', attempt: number, app: number) => {
      if (guest.hotel === 'cape') {
        if (decision === 'cancel' && guest.token !== null) {
          await at(app).inject(`/api/Payment/Paystack/Cancelled/cape/${guest.token}`);
          return;
        }
        const known = new Set(paystack.books.all().map(({ reference }) => reference));
        const opened = (await referencesOf(guest)).filter((reference) => known.has(reference));
        const reference = opened[attempt % Math.max(1, opened.length)];
        if (reference === undefined) return;
        if (decision === 'pay') paystack.pay(reference);
        else paystack.books.fail(reference);
        return;
      }
      if (guest.paymentUrl === null) return;
      await at(app).inject({
        method: 'POST',
        url: guest.paymentUrl,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `Decision=${decision === 'pay' ? 'approve' : 'refuse'}`,
      });
    },
    deliver: async ({ body, signature }: Webhook, app: number) => {
      const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
      await at(app).inject({ method: 'POST', url: '/api/Payment/Paystack/Webhook', headers, payload: body });
    },
    pass: (minutes: number) => {
      clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());
    },
    runJob: () => settleOpenPayments({ ...deps, gateway, paystack: paystackGateway }),
  };
}
export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>;
