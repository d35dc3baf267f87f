import { sql } from 'kysely';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { DbTransaction } from '../src/db/database.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { decideRequestOf } from '../src/import/decide-requests.ts';
import { settleOpenPayments } from '../src/jobs/settle-payments.ts';
import { bookAll } from '../src/modules/booking/create/book-repository.ts';
import {
  type BookingEvent,
  readBookingEvents,
  readOnce,
  recordBookingEvent,
} from '../src/modules/booking-event/index.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { rowsOf } from './support/booking-rows.ts';
import { aBooking, create, paidBy, type Reply } from './support/bookings.ts';
import { bothEngines } from './support/database.ts';

const propertyId = 'harbour';

describe.each(bothEngines)('booking events on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
    const untrusted = { AccountId: 'guess', Name: 'Guess Ltd', InvoicePin: 'quay-4711' };
    await openHotel(server.deps, {
      config: { enablePayByCompanyInvoice: true },
      companies: [{ AccountId: 'acme', Name: 'Acme Ltd', InvoiceWithoutProof: 'Confirmed' }, untrusted],
    });
  });
  afterEach(() => server.close());

  const all = () => readBookingEvents(server.deps.db, propertyId, { after: 0, limit: 1000 });
  const short = ({ sequence, kind, actor, facts }: BookingEvent) => [
    sequence,
    kind,
    actor,
    facts.status,
    facts.reason,
  ];
  const recorded = async () => (await all()).map(short);
  const byInvoice = (accountId: string, roomTypeId = 'double') =>
    aBooking({
      paymentType: 3,
      cardDetails: null,
      accountId,
      poNumber: 'PO-7',
      rooms: [aBookedRoom({ ratePlanId: 'trade', roomTypeId })],
    });
  const gateway = () => createCardGateway(server.deps.db, server.clock, server.deps.env);
  const numbers = async () => (await all()).map(({ sequence }) => sequence);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('record a new booking once it stands: invoiced at once, by card when it is paid', async () => {
    await create(server, byInvoice('acme'));
    await create(server);
    await create(server, aBooking(paidBy({ creditCardNumber: '4000000000000002' })));
    await create(server, aBooking(paidBy({ creditCardNumber: '4000000000003220' })));
    expect(await recorded()).toEqual([
      [1, 'new', 'guest', 'Confirmed', undefined],
      [2, 'new', 'guest', 'Confirmed', undefined],
    ]);
    const [first, second] = await all();
    expect(first?.facts).toEqual({
      status: 'Confirmed',
      dateFrom: '2026/12/01',
      dateTo: '2026/12/04',
      totalMinor: 36_897,
      paidMinor: 0,
      currency: 'GBP',
    });
    expect(second?.facts).toEqual({ ...first?.facts, paidMinor: 36_897 });
  });

  it('follow each other without a gap, in one statement and in many at once, and one that does not fit takes no number', async () => {
    const priced = await Promise.all(upTo(4).map(() => rowsOf(server, byInvoice('acme', 'suite'))));
    const [first] = priced;
    const contentVersion = first?.contentVersion ?? 0;
    await bookAll(server.deps.db, { propertyId, contentVersion, bookings: priced.map(({ rows }) => rows) });
    const elsewhere = { app: buildApp(server.deps) };
    await Promise.all([
      ...upTo(3).flatMap(() => [server, elsewhere].map((one) => create(one, byInvoice('acme', 'suite')))),
      ...upTo(4).map(() => create(server)),
    ]);
    // Five rooms of each type: the other suites were refused.
    expect(await numbers()).toEqual(upTo(9));
    await expect(
      inTransaction(server.deps.db, async (tx) => {
        const reservationId = first?.rows.reservation.reservation_id ?? '';
        const event = { propertyId, reservationId, by: 'desk', now: server.clock.now() } as const;
        await recordBookingEvent(tx, { ...event, kind: 'no-show' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await create(server);
    expect(await numbers()).toEqual(upTo(10));
  });

  it('record what becomes of a booking that the hotel has to accept', async () => {
    const accepted = await create(server, byInvoice('guess'));
    const declined = await create(server, byInvoice('guess'));
    await create(server, byInvoice('guess'));
    const decide = (reply: Reply, decision: 'accept' | 'decline') =>
      decideRequestOf(server.deps, decision, {
        code: 'HARBOUR',
        reference: String(reply.body['ReferenceNumber']),
      });
    await decide(accepted, 'accept');
    await decide(declined, 'decline');
    server.clock.set('2026-11-26T10:00:00Z');
    await settleOpenPayments({ ...server.deps, gateway: gateway(), paystack: null });
    expect((await recorded()).slice(3)).toEqual([
      [4, 'changed', 'desk', 'Confirmed', 'on-request-accepted'],
      [5, 'cancelled', 'desk', 'Released', 'on-request-declined'],
      [6, 'cancelled', 'job', 'Released', 'on-request-expired'],
    ]);
  });

  it('look up no more than their own booking, also where the hotel was known to be empty', async () => {
    const { db } = server.deps;
    await sql`vacuum analyze reservation`.execute(db);
    await create(server, byInvoice('acme', 'suite'));
    await sql`
      insert into reservation
      select (jsonb_populate_record(r, jsonb_build_object('reservation_id', r.reservation_id || n,
        'reference_number', r.reference_number || n, 'confirmation_token', r.confirmation_token || n))).*
      from reservation r, generate_series(1, 300) n`.execute(db);
    const { rows, contentVersion } = await rowsOf(server, byInvoice('acme', 'suite'));
    const reservationId = rows.reservation.reservation_id;
    const rowsRead = async (tx: DbTransaction) => {
      const { rows: counted } = await sql<{ count: string }>`
        select idx_tup_fetch + seq_tup_read as count from pg_stat_xact_user_tables where relname = 'reservation'`.execute(
        tx,
      );
      return Number(counted[0]?.count ?? 0);
    };
    const looked = await inTransaction(db, async (tx) => {
      const before = await rowsRead(tx);
      await bookAll(tx, { propertyId, contentVersion, bookings: [rows] });
      await recordBookingEvent(tx, {
        propertyId,
        reservationId,
        kind: 'no-show',
        by: 'desk',
        now: server.clock.now(),
      });
      return (await rowsRead(tx)) - before;
    });
    expect(await recorded()).toHaveLength(3);
    expect(looked).toBeLessThan(10);
  });

  it('are neither changed nor deleted, but with their whole property', async () => {
    await create(server);
    const { db } = server.deps;
    const kept = 'Booking events are neither changed nor deleted';
    await expect(sql`update booking_event set kind = 'cancelled'`.execute(db)).rejects.toThrow(kept);
    await expect(sql`delete from booking_event`.execute(db)).rejects.toThrow(kept);
    await expect(sql`truncate booking_event`.execute(db)).rejects.toThrow(kept);
    expect(await recorded()).toHaveLength(1);
  });

  it('are read once by each reader, also by two processes and after one that died', async () => {
    for (const _ of upTo(5)) await create(server, byInvoice('acme'));
    const seen: number[] = [];
    const read = (reader: string, dies = false) =>
      inTransaction(server.deps.db, (tx) =>
        readOnce(tx, { propertyId, reader, limit: 2 }, (events) => {
          if (dies) return Promise.reject(new Error('died'));
          seen.push(...events.map(({ sequence }) => sequence));
          return Promise.resolve();
        }),
      );
    await expect(read('mails', true)).rejects.toThrow('died');
    await Promise.all(upTo(4).map(() => read('mails')));
    expect(seen.toSorted()).toEqual(upTo(5));
    expect(await read('mails')).toBe(0);
    expect(await read('feed')).toBe(2);
  });
});
