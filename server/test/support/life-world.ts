import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type KyselyPlugin, sql } from 'kysely';
import { aBookedRoom } from 'shared/testing';
import type { Database } from '../../src/db/database.ts';
import type { AppDeps } from '../../src/deps.ts';
import { readEnv } from '../../src/env.ts';
import { importProperty } from '../../src/import/import-property.ts';
import { chargeDues } from '../../src/jobs/charge-due.ts';
import { settleOpenPayments } from '../../src/jobs/settle-payments.ts';
import { createLogger } from '../../src/logger.ts';
import { createHttpApp } from '../../src/http/create-http-app.ts';
import { createAccountDeps } from '../../src/modules/account/index.ts';
import { createPropertySnapshots } from '../../src/modules/availability/index.ts';
import {
  bookingsOfUsers,
  createPaymentEvents,
  registerBookingRoutes,
} from '../../src/modules/booking/index.ts';
import { createChallenge } from '../../src/modules/payment/index.ts';
import { tablesOfStay } from '../../src/modules/restaurant/index.ts';
import { giveBack, registerStayRoutes } from '../../src/modules/stay/index.ts';
import { hotelFile } from './bookable-hotel.ts';
import { aBooking, paidBy, wireOf } from './bookings.ts';
import { createTestClock, testNow } from './clock.ts';
import { createDisputes } from './life-disputes.ts';
import { createFaults } from './payment-faults.ts';
import { createSimulatorBooks } from './payment-simulator.ts';
import { resetBookings } from './reset-bookings.ts';

export type Wire = Record<string, unknown>;

/** A process that can be killed before a statement of its choice: from then on none of its statements arrives. */
function createKillSwitch() {
  let left: number | null = null;
  let isDead = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (left !== null) isDead ||= left-- <= 0;
      if (isDead) throw new Error('The process was killed');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    plugin,
    order: (statements: number) => {
      left = statements;
    },
    isDead: () => isDead,
    revive: () => {
      left = null;
      isDead = false;
    },
  };
}

/** Free at first; from the beginning a tenth; paid later; guaranteed with a card; a deposit. */
export const lifeRates = ['flexible', 'tiers', 'before', 'guaranteed', 'deposit'] as const;
export type LifeRate = (typeof lifeRates)[number];

const tier = (From: string, OffsetHours: number, Percent: number) => ({
  From,
  OffsetHours,
  FeeType: 'Percent',
  Value: Percent,
});

function lifeHotel(): Wire {
  const file = hotelFile({ rooms: 2 });
  const [flexible] = file['RatePlans'] as readonly object[];
  const rate = (RatePlanId: LifeRate, more: object) => ({
    ...flexible,
    RatePlanId,
    RatePlanCode: RatePlanId.toUpperCase(),
    ...more,
  });
  const tiers = [tier('Creation', 0, 10), tier('BeforeArrival', 96, 50), tier('BeforeArrival', 24, 100)];
  return {
    ...file,
    HorizonMonths: 1,
    RatePlans: [
      flexible,
      rate('tiers', { CancellationPolicy: tiers }),
      rate('before', { Payment: { When: 'days-before', Days: 2 } }),
      rate('guaranteed', { Payment: { When: 'at-hotel' } }),
      rate('deposit', { Payment: { When: 'deposit', Percent: 30 }, CancellationPolicy: tiers }),
    ],
  };
}

/** One guest's booking, and the last quote that was confirmed or is to be. */
export interface LifeGuest {
  readonly key: string;
  readonly request: Wire;
  token: string | null;
  /** Whether the guest was told that it is confirmed. */
  isTold: boolean;
  /** How many changes and cancellations the guest was told are done, each quote once. */
  readonly done: Set<string>;
  readonly asked: { readonly url: string; readonly payload: Wire }[];
}

export interface NewStay {
  readonly rate: LifeRate;
  readonly rooms: number;
  readonly night: number;
  readonly nights: number;
  readonly card: 'approved' | 'declined' | 'challenge';
  readonly hasVoucher: boolean;
  readonly hasExtra: boolean;
}

const cardNumbers = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000000000003220',
} as const;
const dayOf = (day: number): string => `2026/12/0${String(day)}`;

export type LifeWorld = Awaited<ReturnType<typeof openLifeWorld>>;

/** One hotel with two rooms a night of each type, two instances of the server, and the simulator with refunds that fail and banks that dispute. */
export async function openLifeWorld(database: Database) {
  const clock = createTestClock(testNow);
  const env = readEnv({ NODE_ENV: 'test', CARD_DECLINES: 'off' });
  const common = {
    clock,
    env,
    logger: createLogger('silent'),
    secretKey: 'the secret key of the tests, long enough',
  };
  const { db } = database;
  const context = { db, clock, releasesDir: env.releasesDir, dryRun: false };
  await importProperty(context, 'hotel.json', lifeHotel());
  const faults = createFaults();
  const disputes = createDisputes();

  const instance = () => {
    const killSwitch = createKillSwitch();
    const deps: AppDeps = { ...common, db: db.withPlugin(killSwitch.plugin) };
    const gateway = faults.around(disputes.around(createSimulatorBooks(deps.db, clock).gateway));
    const snapshots = createPropertySnapshots({ ...deps, freshness: 'each-use' });
    const serving = { ...deps, snapshots, gateway };
    const app = createHttpApp({ logger: deps.logger, trustProxy: false });
    const accounts = createAccountDeps(deps, bookingsOfUsers);
    registerBookingRoutes(app, {
      ...serving,
      challenge: createChallenge(deps, () => undefined),
      accounts,
      tablesOfStay,
    });
    registerStayRoutes(app, { ...serving, sessions: accounts.sessions });
    return { app, killSwitch, deps: serving };
  };
  const instances = [instance(), instance()] as const;
  const at = (index: number) => instances[index % 2] ?? instances[0];
  const books = createSimulatorBooks(db, clock);

  let guests: LifeGuest[] = [];
  let steps = 0;
  let stays = 0;
  let firstEvent = 0;

  /** Work of one process, which may be killed before so many statements are done. */
  const during = async (index: number, kill: number | null, work: () => Promise<unknown>): Promise<void> => {
    const { killSwitch } = at(index);
    if (kill !== null) killSwitch.order(kill);
    try {
      await work();
    } catch (error) {
      if (!killSwitch.isDead()) throw error;
    } finally {
      killSwitch.revive();
    }
  };

  const inject = (app: FastifyInstance, url: string, payload: Wire, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers,
      remoteAddress: `10.${String(randomInt(250))}.${String(randomInt(250))}.${String(randomInt(250))}`,
    });

  /** What the server says to somebody who asks; nothing when it is killed, never a failure else. */
  const post = async (
    index: number,
    url: string,
    payload: Wire,
    headers?: Record<string, string>,
  ): Promise<{ readonly status: number; readonly body: Wire } | null> => {
    const { app, killSwitch } = at(index);
    const response = await inject(app, url, payload, headers);
    if (response.statusCode < 500) return { status: response.statusCode, body: response.json() };
    assert.ok(killSwitch.isDead(), `${url} failed: ${response.body}`);
    return null;
  };

  const create = async (guest: LifeGuest, index: number) => {
    const told = await post(index, '/api/Reservation/Create', guest.request, {
      'idempotency-key': guest.key,
    });
    const { ConfirmationToken: token, Status: status } = told?.body ?? {};
    if (typeof token === 'string') guest.token = token;
    if (status === 'Confirmed') guest.isTold = true;
  };

  const stayOf = async (guest: LifeGuest, index: number): Promise<Wire | null> => {
    const { token } = guest;
    if (token === null) return null;
    const url = `/api/Stay?propertyId=harbour&confirmationToken=${token}`;
    const response = await at(index).app.inject({ method: 'GET', url });
    return response.statusCode === 200 ? response.json<Wire>() : null;
  };

  /** Asks for a quote, and remembers what its confirmation would be. */
  const quoted = async (guest: LifeGuest, index: number, urls: readonly [string, string], payload: Wire) => {
    const told = await post(index, urls[0], payload);
    if (told?.status === 200)
      guest.asked.push({ url: urls[1], payload: { ...payload, QuoteToken: told.body['QuoteToken'] } });
    return told?.status === 200;
  };
  const nameOf = ({ token }: LifeGuest) => ({ PropertyId: 'harbour', ConfirmationToken: token });

  return {
    db,
    clock,
    faults,
    disputes,
    guests: (): readonly LifeGuest[] => guests,
    steps: () => steps,
    stays: () => stays,
    stepped: () => (steps += 1),
    firstEvent: () => firstEvent,
    during,
    reset: async () => {
      guests = [];
      faults.heal();
      disputes.reset();
      clock.set(testNow);
      await resetBookings(db);
      await sql`update voucher set balance_minor = value_minor`.execute(db);
      const { rows } = await sql<{ last: number }>`
        select event_sequence::int as last from property_version where property_id = 'harbour'`.execute(db);
      firstEvent = rows[0]?.last ?? 0;
    },
    newGuest: ({ rate, rooms, night, nights, card, hasVoucher, hasExtra }: NewStay): LifeGuest => {
      const services = hasExtra
        ? [{ reservationItemId: null, serviceId: 'breakfast', quantity: 1, service: null }]
        : [];
      const request = aBooking({
        dateFrom: dayOf(night),
        dateTo: dayOf(night + nights),
        rooms: Array.from({ length: rooms }, () => aBookedRoom({ ratePlanId: rate, services })),
        ...paidBy({ creditCardNumber: cardNumbers[card] }),
        ...(hasVoucher ? { hopGiftVoucherCode: 'GIFT50' } : {}),
      });
      const guest: LifeGuest = {
        key: randomUUID(),
        request: wireOf(request) as Wire,
        token: null,
        isTold: false,
        done: new Set(),
        asked: [],
      };
      guests.push(guest);
      stays += 1;
      return guest;
    },
    create,
    /** Of the rooms that are left, those whose bit is set, or all. */
    quoteCancel: async (guest: LifeGuest, index: number, bits: number): Promise<boolean> => {
      const stay = await stayOf(guest, index);
      const rooms = (stay?.['Rooms'] ?? []) as readonly Wire[];
      const left = rooms.filter((room) => room['CancelledAtUtc'] === null);
      const chosen = left.filter((_, position) => (bits >> position) % 2 === 1);
      const ids = chosen.map((room) => room['ReservationItemId']);
      const payload = { ...nameOf(guest), ReservationItemIds: ids.length > 0 ? ids : null };
      return quoted(guest, index, ['/api/Stay/QuoteCancellation', '/api/Stay/Cancel'], payload);
    },
    quoteChange: async (
      guest: LifeGuest,
      index: number,
      {
        shift,
        longer,
        room,
        hasNote,
      }: Readonly<{ shift: number; longer: number; room: Wire; hasNote: boolean }>,
    ): Promise<boolean> => {
      const stay = await stayOf(guest, index);
      if (stay === null) return false;
      const dayNumber = (day: unknown) => Number(String(day).slice(8));
      const from = Math.max(1, Math.min(6, dayNumber(stay['DateFrom']) + shift));
      const nights = dayNumber(stay['DateTo']) - dayNumber(stay['DateFrom']) + longer;
      const rooms = (stay['Rooms'] as readonly Wire[]).filter((each) => each['CancelledAtUtc'] === null);
      const payload = {
        ...nameOf(guest),
        DateFrom: dayOf(from),
        DateTo: dayOf(Math.min(9, from + Math.max(1, nights))),
        ...(hasNote ? { Notes: 'A cot, please' } : {}),
        Rooms: rooms.map((each, position) => ({
          ReservationItemId: each['ReservationItemId'],
          RoomTypeId: each['RoomTypeId'],
          RatePlanId: each['RatePlanId'],
          NumberOfAdults: each['NumberOfAdults'],
          NumberOfChildren: each['NumberOfChildren'],
          NumberOfInfants: each['NumberOfInfants'],
          ...(position === 0 ? room : {}),
        })),
      };
      return quoted(guest, index, ['/api/Stay/QuoteChange', '/api/Stay/Change'], payload);
    },
    /** Confirms a quote of the guest's, counted from the last one; whatever was confirmed before may be sent again. */
    confirm: async (guest: LifeGuest, index: number, back = 0): Promise<number | null> => {
      const asked = guest.asked.at(-1 - back);
      if (!asked) return null;
      const told = await post(index, asked.url, asked.payload);
      if (told?.status === 200) guest.done.add(String(asked.payload['QuoteToken']));
      return told?.status ?? null;
    },
    /** A guest at the bank, where one is asked. */
    approve: async (position: number, isApproved: boolean, index: number) => {
      const name = await books.decide(position, isApproved);
      if (name) await createPaymentEvents(at(index).deps).notified(name);
    },
    /** The guest's bank takes money back, or gives it to the hotel again. */
    dispute: async (position: number, isWon: boolean, index: number) => {
      const name = await disputes.decide(db, position, isWon);
      // The gateway tells of it until it is heard.
      if (name)
        await createPaymentEvents({ ...at(index).deps, gateway: disputes.around(books.gateway) }).notified(
          name,
        );
    },
    pass: (minutes: number) => {
      clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());
    },
    runJobs: async (index: number) => {
      const { deps } = at(index);
      await settleOpenPayments(deps);
      await chargeDues(deps);
      await giveBack(deps);
    },
    close: async () => {
      for (const { app } of instances) await app.close();
      await database.close();
    },
  };
}
