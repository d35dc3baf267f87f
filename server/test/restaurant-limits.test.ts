import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { DbTransaction } from '../src/db/database.ts';
import { readEnv } from '../src/env.ts';
import { createTestApp, type TestApp, testNow } from './support/app.ts';
import { aBooking, countRows, create, type Reply } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { resetBookings } from './support/reset-bookings.ts';
import { bookTable, openHotelWithTables } from './support/tables.ts';
import { whileLocked } from './support/while-locked.ts';

const dinner = { visitTime: '20:00' };
const sittings = [
  { Weekdays: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], Times: ['18:00', '19:00', '20:00'], Covers: 10 },
];
const days = ['02', '03', '04', '05', '08', '09', '10'].map((day) => `2026/12/${day}`);

describe.each(engines)('how many tables somebody may book, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine, {
      env: readEnv({ NODE_ENV: 'test', TABLES_PER_HOUR: '3' }),
    });
    await openHotelWithTables(server.deps, {
      rooms: 50,
      grill: { MaxOnlinePartySize: 2, Sittings: sittings },
    });
  });
  beforeEach(async () => {
    server.clock.set(testNow);
    await resetBookings(server.deps.db);
    for (const table of ['rate_bucket', 'table_booking', 'restaurant_slot'] as const)
      await server.deps.db.deleteFrom(table).execute();
  });
  afterAll(() => server.close());

  const told = ({ status, body }: Reply) => [status, body['Success'], body['InfoMessage']];
  const booked = [200, true, null];
  const tables = () => server.deps.db.selectFrom('table_booking').select('visit_date').execute();
  const stay = async (dateFrom: string, dateTo: string) => {
    const made = await create(server, aBooking({ dateFrom, dateTo }));
    return { isReservation: true, identifier: String(made.body['ConfirmationToken']) };
  };

  it('an address gets four tables, and so four mails, a day, from wherever they are asked for', async () => {
    const second = buildApp(server.deps);
    for (const [index, visitDate] of days.slice(0, 6).entries()) {
      const through = { app: index % 2 === 0 ? server.app : second };
      const change = {
        visitDate,
        identifier: `guest-${String(index)}`,
        email: index % 2 ? 'Ada@Example.org' : 'ada@example.org',
      };
      const reply = await bookTable(through, change, `192.0.2.${String(index)}`);
      expect(told(reply)).toEqual(
        index < 4
          ? booked
          : [
              200,
              false,
              'Several tables have been booked with this email address lately. To book another one, contact us.',
            ],
      );
    }
    expect([(await tables()).length, await countRows(server.deps.db, 'outbox')]).toEqual([4, 4]);
    server.clock.set('2026-11-20T16:00:01Z');
    expect(told(await bookTable(server, { visitDate: '2026/12/11' }))).toEqual(booked);
    await second.close();
  });

  it('an address gets two tables of one day, also of many that are asked for at once', async () => {
    const replies = await Promise.all(
      ['18:00', '20:00', '18:00', '20:00'].map((visitTime, index) =>
        bookTable(
          server,
          { visitDate: '2026/12/04', visitTime, identifier: `guest-${String(index)}` },
          `192.0.2.${String(index)}`,
        ),
      ),
    );
    const refused = replies.filter(({ body }) => body['Success'] === false);
    expect(refused.map(told)).toEqual(
      [0, 1].map(() => [
        200,
        false,
        'At most 2 tables a day can be booked online with one email address. To book more, contact us.',
      ]),
    );
    expect(await tables()).toHaveLength(2);
    // What was refused has cost nothing.
    for (const visitDate of days.slice(3, 5)) {
      expect(told(await bookTable(server, { visitDate }, '192.0.2.9'))).toEqual(booked);
    }
  });

  it('a place gets as many as the hotel lets it in an hour, whatever addresses it names', async () => {
    const from = (index: number, place: string) =>
      bookTable(server, { visitDate: days[index] ?? '', email: `guest-${String(index)}@example.org` }, place);
    for (const index of [0, 1, 2]) expect(told(await from(index, '203.0.113.7'))).toEqual(booked);
    expect(told(await from(3, '203.0.113.7'))).toEqual([
      200,
      false,
      'Many tables have been booked from here lately. Try again later, or contact us.',
    ]);
    expect(told(await from(4, '203.0.113.8'))).toEqual(booked);
    server.clock.set('2026-11-20T10:20:01Z');
    expect(told(await from(3, '203.0.113.7'))).toEqual(booked);
  });

  it('a table that is full costs its guest nothing', async () => {
    const visitDate = '2026/12/04';
    const others = [1, 2, 3, 4, 5].map((index) => ({
      visitDate,
      email: `other-${String(index)}@example.org`,
      identifier: `other-${String(index)}`,
    }));
    for (const [index, other] of others.entries()) await bookTable(server, other, `192.0.2.${String(index)}`);
    for (let tried = 0; tried < 5; tried += 1) {
      const full = await bookTable(server, { visitDate });
      expect(full.body['InfoMessage']).toBe('The grill is full at this hour.');
    }
    expect(told(await bookTable(server, { visitDate: '2026/12/05' }))).toEqual(booked);
  });

  it('a stay sits at one table at a time, also when two are asked for at once', async () => {
    const mine = { ...(await stay('2026/12/02', '2026/12/05')), visitDate: '2026/12/03' };
    const first = await bookTable(server, { ...mine, visitTime: '18:00' });
    const reference = String(first.body['BookingReference']);
    const second = await bookTable(server, { ...mine, visitTime: '18:00', partySize: 1 });
    expect(told(second)).toEqual([
      200,
      false,
      `You have a table at 18:00 on this day already (reference ${reference}). Choose a time that does not overlap with it, or contact us.`,
    ]);
    // The first one ends when this one begins.
    expect(told(await bookTable(server, { ...mine, ...dinner }))).toEqual(booked);
    const limits = (tx: DbTransaction) => tx.selectFrom('rate_bucket').selectAll().forUpdate().execute();
    const atOnce = await whileLocked(server.deps.db, { engine, lock: limits, waiting: 2 }, () =>
      Promise.all(
        ['18:00', '19:00'].map((visitTime) =>
          bookTable(server, { ...mine, visitDate: '2026/12/04', visitTime }),
        ),
      ),
    );
    expect(atOnce.filter(({ body }) => body['Success'] === true)).toHaveLength(1);
    expect(told(await bookTable(server, { visitDate: '2026/12/03' }))).toEqual(booked);
  });

  it.each([
    ['the day before arrival', '2026/12/01', false],
    ['the day of arrival', '2026/12/02', true],
    ['the day of departure', '2026/12/05', true],
    ['the day after departure', '2026/12/06', false],
  ])('a table of a stay on %s', async (_, visitDate, isWithin) => {
    const mine = await stay('2026/12/02', '2026/12/05');
    const reply = await bookTable(server, { ...mine, visitDate });
    expect(told(reply)).toEqual(
      isWithin
        ? booked
        : [
            200,
            false,
            'A table of your stay has to be between Wednesday 2nd December 2026 and Saturday 5th December 2026. For another day, contact us.',
          ],
    );
  });

  it('a long stay dines every evening, from wherever its guests ask', async () => {
    const mine = await stay('2026/12/01', '2026/12/12');
    for (const visitDate of days)
      expect(told(await bookTable(server, { ...mine, visitDate }))).toEqual(booked);
  });

  it('a stay writes to no address more often than an account does', async () => {
    const mine = await stay('2026/12/01', '2026/12/20');
    const victim = { ...mine, email: 'victim@example.org' };
    const replies: Reply[] = [];
    for (const visitDate of [...days, '2026/12/11', '2026/12/12', '2026/12/13', '2026/12/15', '2026/12/16'])
      replies.push(await bookTable(server, { ...victim, visitDate }));
    expect(replies.filter(({ body }) => body['Success'] === true)).toHaveLength(10);
    expect(replies.at(-1)?.body['InfoMessage']).toMatch(/^Several tables have been booked with this email/);
  });
});
