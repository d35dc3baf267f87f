import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { aBookedRoom } from 'shared/testing';
import type { Database } from '../../src/db/database.ts';
import type { AppDeps } from '../../src/deps.ts';
import { readEnv } from '../../src/env.ts';
import { importProperty } from '../../src/import/import-property.ts';
import { chargeDues } from '../../src/jobs/charge-due.ts';
import { settleOpenPayments } from '../../src/jobs/settle-payments.ts';
import { createLogger } from '../../src/logger.ts';
import { createPaymentEvents } from '../../src/modules/booking/index.ts';
import { giveBack } from '../../src/modules/stay/index.ts';
import { aBooking, paidBy, wireOf } from './bookings.ts';
import { createTestClock, testNow } from './clock.ts';
import { createAsking, type LifeGuest } from './life-asking.ts';
import { createCalendar } from './life-calendar.ts';
import { createDisputes } from './life-disputes.ts';
import { type LifeExtra, lifeHotel, type LifeRate } from './life-hotel.ts';
import { cardNumbers, createPaying } from './life-money.ts';
import { startLifeProcess } from './life-process.ts';
import { asClerk, openStaff } from './life-staff.ts';
import { dayOf, type Wire } from './life-wishes.ts';
import { createFaults } from './payment-faults.ts';
import { createSimulatorBooks } from './payment-simulator.ts';
import { resetBookings } from './reset-bookings.ts';

export interface NewStay {
  readonly rate: LifeRate;
  readonly rooms: number;
  readonly night: number;
  readonly nights: number;
  readonly card: 'approved' | 'declined' | 'challenge';
  readonly hasVoucher: boolean;
  readonly extra: LifeExtra | null;
  /** Booked by the desk; without a card where the rate lets that be. */
  readonly byTelephone: 'no' | 'by link' | 'without a card';
}

function requestOf({ rate, rooms, night, nights, card, hasVoucher, extra }: NewStay): Wire {
  const services =
    extra === null ? [] : [{ reservationItemId: null, serviceId: extra, quantity: 1, service: null }];
  const request = aBooking({
    dateFrom: dayOf(night),
    dateTo: dayOf(night + nights),
    rooms: Array.from({ length: rooms }, () => aBookedRoom({ ratePlanId: rate, services })),
    ...paidBy({ creditCardNumber: cardNumbers[card] }),
    ...(hasVoucher ? { hopGiftVoucherCode: 'GIFT50' } : {}),
  });
  return wireOf(request) as Wire;
}

/** The same of somebody on the telephone, who has no voucher and gives no card. */
const callOf = ({ rate, rooms, night, nights, extra }: NewStay): Wire => ({
  PropertyId: 'harbour',
  DateFrom: dayOf(night),
  DateTo: dayOf(night + nights),
  Rooms: Array.from({ length: rooms }, () => ({
    RoomTypeId: 'double',
    RatePlanId: rate,
    NumberOfAdults: 2,
    NumberOfChildren: 0,
    NumberOfInfants: 0,
    ...(extra === null ? {} : { Services: [{ ServiceId: extra, Quantity: 1 }] }),
  })),
});
const caller = {
  FirstName: 'Grace',
  LastName: 'Hopper',
  Email: 'grace@example.org',
  Phone: '+44 20 7946 0999',
  LanguageCode: 'en',
};

export type LifeWorld = Awaited<ReturnType<typeof openLifeWorld>>;

/** One hotel, two instances of its server, and the simulator with refunds that fail and banks that dispute. */
export async function openLifeWorld(database: Database) {
  const clock = createTestClock(testNow);
  const env = readEnv({ NODE_ENV: 'test', CARD_DECLINES: 'off' });
  const { db } = database;
  const common: AppDeps = {
    db,
    clock,
    env,
    logger: createLogger('silent'),
    secretKey: 'the secret key of the tests, long enough',
  };
  const context = { db, clock, releasesDir: env.releasesDir, dryRun: false };
  const bring = () => importProperty({ ...context, overwriteByHand: true }, 'hotel.json', lifeHotel());
  await bring();
  const staffSessions = await openStaff(db, clock);
  const faults = createFaults();
  const disputes = createDisputes();
  const books = createSimulatorBooks(db, clock);

  const instance = () =>
    startLifeProcess(
      common,
      (deps) => faults.around(disputes.around(createSimulatorBooks(deps.db, clock).gateway)),
      staffSessions,
    );
  const instances = [instance(), instance()] as const;
  const at = (index: number) => instances[index % 2] ?? instances[0];

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

  const addressOf = () => `10.${String(randomInt(250))}.${String(randomInt(250))}.${String(randomInt(250))}`;

  /** Asks again, as pages do, while a busy machine's database has no time. */
  const inject = async (index: number, request: InjectOptions) => {
    const { app, killSwitch } = at(index);
    const ask = () => app.inject({ ...request, remoteAddress: addressOf() });
    let response = await ask();
    for (let attempt = 1; attempt < 20 && response.statusCode === 503 && !killSwitch.isDead(); attempt += 1) {
      await pause(100 * attempt);
      response = await ask();
    }
    return response;
  };

  const get = async (index: number, url: string, headers: Record<string, string> = {}) => {
    const response = await inject(index, { method: 'GET', url, headers });
    assert.ok(response.statusCode < 500, `${url} failed: ${response.body}`);
    return response.statusCode === 200 ? response.json<Wire>() : null;
  };

  /** What the server says to somebody who asks; nothing when it is killed, never a failure else. */
  const post = async (index: number, url: string, payload: Wire, headers: Record<string, string> = {}) => {
    const { killSwitch } = at(index);
    const response = await inject(index, { method: 'POST', url, payload, headers });
    if (response.statusCode < 500) return { status: response.statusCode, body: response.json<Wire>() };
    assert.ok(killSwitch.isDead(), `${url} failed: ${response.body}`);
    return null;
  };

  const talk = { get, post };
  const calendar = createCalendar(db, talk);

  /** What is booked at the price that the clerk has told; null where the rooms are not for sale. */
  const callWith = async ({ request, isWithoutCard }: LifeGuest, index: number): Promise<Wire | null> => {
    const quoted = await post(index, '/api/Desk/QuoteBooking', request, asClerk(0));
    if (quoted?.status !== 200) return null;
    const { Total, DueNow, MayWaiveCard } = quoted.body;
    const WithoutCard = isWithoutCard && MayWaiveCard === true;
    return { ...request, ...caller, QuotedTotal: Total, QuotedDueNow: DueNow, WithoutCard };
  };
  /** The same call may be sent again. */
  const bookByTelephone = async (guest: LifeGuest, index: number) => {
    guest.call ??= await callWith(guest, index);
    if (guest.call === null) return;
    const key = { 'idempotency-key': guest.key, ...asClerk(0) };
    const told = await post(index, '/api/Desk/Book', guest.call, key);
    if (told?.status !== 200) return;
    const made = await db
      .selectFrom('reservation')
      .select(['confirmation_token', 'status'])
      .where('reservation_id', '=', String(told.body['ReservationId']))
      .executeTakeFirst();
    assert.ok(made, 'a booking that the desk was told of is lost');
    guest.token = made.confirmation_token;
    if (guest.call['WithoutCard'] === true) guest.isTold = true;
  };

  return {
    ...createAsking(db, talk),
    ...createPaying(talk),
    setNights: calendar.setNights,
    undoNights: calendar.undoNights,
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
      await calendar.forgetNights(bring);
      await sql`update voucher set balance_minor = value_minor`.execute(db);
      const { rows } = await sql<{ last: number }>`
        select event_sequence::int as last from property_version where property_id = 'harbour'`.execute(db);
      firstEvent = rows[0]?.last ?? 0;
    },
    newGuest: (stay: NewStay): LifeGuest => {
      const isCaller = stay.byTelephone !== 'no';
      const request = isCaller ? callOf(stay) : requestOf(stay);
      const guest: LifeGuest = {
        key: randomUUID(),
        request,
        isCaller,
        isWithoutCard: stay.byTelephone === 'without a card',
        call: null,
        token: null,
        isTold: false,
        done: new Set<string>(),
        asked: [],
      };
      guests.push(guest);
      stays += 1;
      return guest;
    },
    create: async (guest: LifeGuest, index: number) => {
      if (guest.isCaller) return bookByTelephone(guest, index);
      const key = { 'idempotency-key': guest.key };
      const told = await post(index, '/api/Reservation/Create', guest.request, key);
      const { ConfirmationToken: token, Status: status } = told?.body ?? {};
      if (typeof token === 'string') guest.token = token;
      if (status === 'Confirmed') guest.isTold = true;
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
      const gateway = disputes.around(books.gateway);
      if (name) await createPaymentEvents({ ...at(index).deps, gateway }).notified(name);
    },
    pass: (minutes: number) => {
      clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());
    },
    /** Until an hour of a day, unless it is over. */
    passUntil: (day: number, hour: number) => {
      const until = `${dayOf(day).replaceAll('/', '-')}T${String(hour).padStart(2, '0')}:00:00Z`;
      if (new Date(until) > clock.now()) clock.set(until);
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
