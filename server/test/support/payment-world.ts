import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { type KyselyPlugin, sql } from 'kysely';
import type { CreateRequest } from 'shared/contracts';
import * as z from 'zod/mini';
import type { Database } from '../../src/db/database.ts';
import type { AppDeps } from '../../src/deps.ts';
import { readEnv } from '../../src/env.ts';
import { HttpError } from '../../src/http/errors.ts';
import { importProperty } from '../../src/import/import-property.ts';
import { settleOpenPayments } from '../../src/jobs/settle-payments.ts';
import { createLogger } from '../../src/logger.ts';
import { createPropertySnapshots } from '../../src/modules/availability/index.ts';
import { createCreateDeps } from '../../src/modules/booking/create/create-deps.ts';
import { createBooking } from '../../src/modules/booking/create/create.ts';
import { paymentActionOf } from '../../src/modules/booking/pay/payment-action.ts';
import { createPaymentEvents } from '../../src/modules/booking/pay/payment-events.ts';
import { refundPayment } from '../../src/modules/booking/pay/refund.ts';
import { readStatus } from '../../src/modules/booking/read/status.ts';
import { createPaystack } from '../../src/modules/payment/paystack/gateway.ts';
import { receiveEvent } from '../../src/modules/payment/paystack/webhook.ts';
import { webhookSchema } from '../../src/modules/payment/paystack/webhook-endpoint.ts';
import { findPaymentByReference, type PaymentRow } from '../../src/modules/payment/repository.ts';
import { hotelFile } from './bookable-hotel.ts';
import { aBooking, paidBy } from './bookings.ts';
import { createTestClock, type TestClock, testNow } from './clock.ts';
import { type BankDeed, createBank, leftAtBank } from './payment-bank.ts';
import { createFaults } from './payment-faults.ts';
import { createSimulatorBooks } from './payment-simulator.ts';
import { aPaystackBooking, paystackHotel } from './paystack-hotel.ts';
import { type LocalPaystack, startPaystack } from './paystack-server.ts';
import type { Webhook } from './paystack-webhooks.ts';
import { resetBookings } from './reset-bookings.ts';

const secretKey = 'sk_test_of_the_model';

/** Who takes the cards: a bank in memory that authorises and captures apart, or our simulator. */
export const cardWorlds = ['bank', 'simulator'] as const;
export type CardWorld = (typeof cardWorlds)[number];

/** One guest's booking: what the guest has and presses. */
export interface Guest {
  readonly key: string;
  readonly request: CreateRequest;
  readonly hotel: 'harbour' | 'cape';
  /** Known when an answer has come. */
  token: string | null;
}

export const cards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000000000003220',
} as const;
export type Card = keyof typeof cards;

/** Paid now, a deposit now, or guaranteed with a card. */
export const rates = ['flexible', 'trade', 'guaranteed'] as const;
export type Rate = (typeof rates)[number];

const nights = [
  { dateFrom: '2026/12/01', dateTo: '2026/12/03' },
  { dateFrom: '2026/12/02', dateTo: '2026/12/04' },
] as const;

async function openHotels(deps: AppDeps): Promise<void> {
  const context = { db: deps.db, clock: deps.clock, releasesDir: deps.env.releasesDir, dryRun: false };
  const harbour = hotelFile({ rooms: 1 });
  const [flexible, trade] = harbour['RatePlans'] as readonly object[];
  const ratePlans = [
    flexible,
    { ...trade, Payment: { When: 'deposit', Percent: 30 } },
    { ...flexible, RatePlanId: 'guaranteed', RatePlanCode: 'GUAR', Payment: { When: 'at-hotel' } },
  ];
  await importProperty(context, 'harbour.json', { ...harbour, HorizonMonths: 1, RatePlans: ratePlans });
  const cape = hotelFile({ ...paystackHotel, rooms: 1, propertyId: 'cape' });
  const property = { ...(cape['Property'] as object), PropertyCode: 'CAPE' };
  await importProperty(context, 'cape.json', { ...cape, HorizonMonths: 1, Property: property });
}

/** Counts the queries that the server makes, so that it is seen when it has come to rest. */
function countQueries() {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { plugin, count: () => count };
}

export interface WorldSettings {
  /** Migrated and empty; closed with the world. */
  readonly database: Database;
  readonly cards: CardWorld;
}

/** Two hotels (one takes cards, one Paystack) with one room a night, two instances of the server, and both gateways. */
export async function openPaymentWorld(settings: WorldSettings) {
  const paystack = await startPaystack({ secretKey });
  const clock = createTestClock(testNow);
  const deps: AppDeps = {
    db: settings.database.db,
    clock,
    env: readEnv({ NODE_ENV: 'test', PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: paystack.url }),
    logger: createLogger('silent'),
    secretKey: 'the secret key of the tests, long enough',
  };
  await openHotels(deps);
  return {
    ...createPaymentWorld(deps, clock, settings, paystack),
    close: async () => {
      await paystack.close();
      await settings.database.close();
    },
  };
}

const tokenSchema = z.object({ confirmationToken: z.string() });

function createPaymentWorld(
  given: AppDeps,
  clock: TestClock,
  settings: WorldSettings,
  paystack: LocalPaystack,
) {
  const faults = createFaults();
  const bank = createBank(clock);
  const simulator = createSimulatorBooks(given.db, clock);
  const cardGateway = settings.cards === 'bank' ? bank.gateway : simulator.gateway;
  const gateway = faults.around(cardGateway);
  const place = { secretKey, url: paystack.url, publicUrl: 'http://localhost', timeoutMs: 2000, pauseMs: 1 };
  const paystackGateway = faults.around(createPaystack(place, () => undefined));
  const queries = countQueries();
  const db = given.db.withPlugin(queries.plugin);
  const snapshots = createPropertySnapshots({ db, logger: given.logger, freshness: 'each-use' });

  const instance = () => {
    const deps = createCreateDeps({ ...given, db, snapshots, gateway, paystack: paystackGateway });
    return { deps, events: createPaymentEvents(deps) };
  };
  const instances = [instance(), instance()] as const;
  const at = (app: number) => instances[app % 2] ?? instances[0];

  let guests: Guest[] = [];
  let steps = 0;
  /** What the hotel has asked to be given back, by the key of each. */
  const asked = new Map<string, number>();

  /** Waits until nothing is done any more, but for what waits for a process that has died. */
  const rest = async () => {
    for (let calm = 0; calm < 3;) {
      const before = queries.count();
      await sql`select 1`.execute(given.db);
      await turn();
      const isBusy = faults.waiting() > 0 || (settings.database.poolUse?.().used ?? 0) > 0;
      calm = !isBusy && queries.count() === before ? calm + 1 : 0;
    }
  };

  /** Runs what a process does, to its end or until it dies; a refusal is an answer too. */
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    const before = faults.deaths();
    const death = faults.death();
    const done = work().catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
    });
    await Promise.race([done, death]);
    if (faults.deaths() > before) await rest();
  };

  const learn = (guest: Guest, body: unknown) => {
    const known = tokenSchema.safeParse(body);
    if (known.success) guest.token = known.data.confirmationToken;
  };

  const newGuest = (hotel: Guest['hotel'], card: Card, stay: number, rate: Rate): Guest => {
    const where = { propertyId: hotel, ...nights[stay % 2] };
    const request =
      hotel === 'cape'
        ? aPaystackBooking(where)
        : aBooking({ ...where, ...paidBy({ creditCardNumber: cards[card] }) });
    const rooms = request.rooms.map((room) => ({
      ...room,
      ...(hotel === 'harbour' ? { ratePlanId: rate } : {}),
    }));
    const guest: Guest = { key: randomUUID(), request: { ...request, rooms }, hotel, token: null };
    guests.push(guest);
    return guest;
  };

  const book = (guest: Guest, app: number, request = guest.request, key = guest.key) =>
    run(async () => {
      const { deps } = at(app);
      const { property } = await deps.snapshots.require(guest.hotel);
      learn(guest, (await createBooking(deps, property, request, key)).body);
    });

  /** The bank may be away when it is asked: the notification is kept, and comes again. */
  const heard = (gatewayId: string, app: number): Promise<unknown> =>
    at(app)
      .events.noticed('bank', gatewayId)
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'The gateway did not answer') throw error;
      });

  return {
    deps: given,
    clock,
    paystack,
    bank,
    faults,
    cards: settings.cards,
    asked: (): ReadonlyMap<string, number> => asked,
    steps: () => steps,
    stepped: () => (steps += 1),
    guests: (): readonly Guest[] => guests,
    rest,
    reset: async () => {
      guests = [];
      asked.clear();
      faults.heal();
      bank.reset();
      paystack.reset();
      clock.set(testNow);
      await resetBookings(given.db);
    },
    newGuest,
    book,
    tryAgain: async (guest: Guest, card: Card, app: number) => {
      if (guest.token === null) return;
      const payment = guest.hotel === 'cape' ? {} : paidBy({ creditCardNumber: cards[card] });
      const request = { ...guest.request, ...payment, confirmationToken: guest.token };
      await book(guest, app, request, randomUUID());
    },
    askStatus: async (guest: Guest, app: number) => {
      const { token, hotel } = guest;
      if (token === null) return;
      await run(async () => {
        const { deps } = at(app);
        const { property } = await deps.snapshots.require(hotel);
        await readStatus(deps, property, token);
      });
    },
    /** The guest loads the page again, which asks what is to be done. */
    reload: async (guest: Guest, app: number) => {
      const { token, hotel } = guest;
      if (token !== null) await run(() => paymentActionOf(at(app).deps, hotel, token));
    },
    /** A guest at the bank, where one is asked; the browser may or may not tell of it. */
    approve: async (index: number, isApproved: boolean, app: number) => {
      if (settings.cards === 'simulator') {
        const name = await simulator.decide(index, isApproved);
        if (name) await run(() => at(app).events.notified(name));
        return;
      }
      const open = bank.intents().filter(({ state }) => state === 'action');
      const intent = open[index % Math.max(1, open.length)];
      if (intent) bank.decide(intent, isApproved);
    },
    /** A guest on one of Paystack's pages. */
    payAtPaystack: (index: number, isApproved: boolean) => {
      const all = paystack.books.all();
      const { reference } = all[index % Math.max(1, all.length)] ?? {};
      if (reference === undefined) return;
      if (isApproved) paystack.pay(reference);
      else paystack.books.fail(reference);
    },
    turnBack: async (guest: Guest, app: number) => {
      const { token, hotel } = guest;
      if (token !== null) await run(() => at(app).events.cancelledByGuest(hotel, token));
    },
    /** Paystack’s webhook, whose signature was right. */
    deliver: ({ body }: Webhook, app: number) =>
      run(() => {
        const { deps, events } = at(app);
        const event = webhookSchema.parse(JSON.parse(body));
        return receiveEvent({ ...deps, events }, paystackGateway, event);
      }),
    /** The bank’s notification. */
    notify: (index: number, app: number) => {
      const event = bank.events[index % Math.max(1, bank.events.length)];
      return event ? run(() => heard(event.intent.id, app)) : Promise.resolve();
    },
    /** Somebody at the gateway's dashboard, or the guest's bank. */
    atBank: (deed: BankDeed, index: number) => {
      const intents = bank.intents();
      const intent = intents[index % Math.max(1, intents.length)];
      if (intent) bank.do(deed, intent);
    },
    /** The hotel gives a part of a payment back: the same key is the same refund. */
    giveBack: async (index: number, key: string, part: number, app: number) => {
      const paid = bank.intents().filter((intent) => leftAtBank(intent) > 0);
      const intent = paid[index % Math.max(1, paid.length)];
      if (!intent) return;
      const payment = await findPaymentByReference(given.db, 'bank', {
        propertyId: 'harbour',
        reference: intent.reference,
      });
      if (payment?.state !== 'approved') return;
      const name = `${intent.reference}:${key}`;
      const amountMinor = asked.get(name) ?? Math.ceil(leftAtBank(intent) / part);
      asked.set(name, amountMinor);
      await run(() => refund(payment, amountMinor, name, app));
    },
    pass: (minutes: number) => {
      clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());
      bank.passTime();
    },
    runJob: (app: number) => run(() => settleOpenPayments(at(app).deps)),
  };

  /** The bank may be away, or refuse: the hotel sees that, and tries again. */
  function refund(payment: PaymentRow, amountMinor: number, key: string, app: number): Promise<unknown> {
    return refundPayment(at(app).deps, payment, amountMinor, key).catch(() => undefined);
  }
}
export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>;
