import { sql } from 'kysely';
import type { CreateRequest } from 'shared/contracts';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookSeveral, StaleContentError } from '../src/modules/booking/create/book-repository.ts';
import { bumpContentVersion } from '../src/modules/property/repository.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { alone, anotherProcess, rowsOf } from './support/booking-rows.ts';
import { aBooking, countRows } from './support/bookings.ts';
import { engines } from './support/database.ts';

const double = aBookedRoom({ ratePlanId: 'trade' });
const hotels = ['harbour', 'meadow', 'seaside'];
const roomsOf: Readonly<Record<string, number>> = { harbour: 5, meadow: 1, seaside: 5 };
const taken = { kind: 'taken' };

describe.each(engines)('bookings of several hotels that are written together on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
    for (const propertyId of hotels)
      await openHotel(server.deps, {
        propertyId,
        property: { propertyCode: propertyId.toUpperCase() },
        rooms: roomsOf[propertyId] ?? 0,
        config: { enablePayByCompanyInvoice: true },
      });
  });
  afterEach(() => server.close());

  const at = (propertyId: string, count = 1, changes: Partial<CreateRequest> = {}) =>
    rowsOf(server, {
      ...aBooking({ propertyId, rooms: Array.from({ length: count }, () => double) }),
      ...{ paymentType: 3, cardDetails: null, accountId: 'acme', poNumber: 'PO-7' },
      ...changes,
    });
  const sold = async () => {
    const { rows } = await sql<{ id: string; sold: number }>`
      select property_id as id, sum(sold)::int as sold from inventory group by 1 order by 1`.execute(
      server.deps.db,
    );
    return rows.map((row) => [row.id, row.sold]);
  };
  const versions = async () => {
    const rows = await server.deps.db
      .selectFrom('property_version')
      .select(['property_id', 'version'])
      .execute();
    return new Map(rows.map((row) => [row.property_id, row.version]));
  };

  it('are each served by their own hotel: its stock, its version, its events and its refusals', async () => {
    const before = await versions();
    const [first, second, third] = [await at('harbour'), await at('meadow', 2), await at('meadow')];
    const fourth = await at('harbour', 2);
    const booked = await bookSeveral(
      server.deps.db,
      [
        { ...alone(first), bookings: [first.rows, fourth.rows] },
        { ...alone(second), bookings: [second.rows, third.rows] },
        alone(await at('seaside', 1, { hopGiftVoucherCode: 'GIFT50' })),
      ],
      'shortly',
    );
    const after = (id: string) => (before.get(id) ?? 0) + 1;
    expect(booked).toEqual([
      { version: after('harbour'), outcomes: [taken, taken] },
      // It has one room: the second of two is one too many, and who comes after them may have it.
      { version: after('meadow'), outcomes: [{ kind: 'rooms-gone', indexes: [1] }, taken] },
      { version: after('seaside'), outcomes: [taken] },
    ]);
    expect(await sold()).toEqual([
      ['harbour', 9],
      ['meadow', 3],
      ['seaside', 3],
    ]);
    expect(await versions()).toEqual(new Map(hotels.map((id) => [id, after(id)])));
    const events = await server.deps.db
      .selectFrom('booking_event')
      .select(['property_id', 'sequence', 'reservation_id'])
      .orderBy('property_id')
      .orderBy('sequence')
      .execute();
    expect(events.map((event) => [event.property_id, event.sequence])).toEqual([
      ['harbour', 1],
      ['harbour', 2],
      ['meadow', 1],
      ['seaside', 1],
    ]);
    expect(events.slice(0, 3).map((event) => event.reservation_id)).toEqual(
      [first, fourth, third].map(({ rows }) => rows.reservation.reservation_id),
    );
    const refused = await server.deps.db
      .selectFrom('idempotency')
      .select(['property_id', 'answer_body'])
      .where('answer_status', '=', 409)
      .execute();
    expect(refused).toMatchObject([{ property_id: 'meadow', answer_body: { exceedingRoomIndexes: [1] } }]);
    expect(Object.keys(refused[0]?.answer_body ?? {}).sort()).toEqual([
      'code',
      'exceedingRoomIndexes',
      'message',
    ]);
  });

  it('say of each key that was used before that it was, whatever hotel it was used at', async () => {
    const [first, second] = [await at('harbour'), await at('meadow')];
    const { db } = server.deps;
    await bookSeveral(db, [alone(first)], 'shortly');
    expect(await bookSeveral(db, [alone(first), alone(second)], 'shortly')).toMatchObject([
      { version: null, outcomes: [{ kind: 'repeated' }] },
      { outcomes: [taken] },
    ]);
    expect(await countRows(db, 'reservation')).toBe(2);
  });

  it('are all undone when one hotel has changed its prices, and its neighbours are written without it', async () => {
    const [old, beside] = [await at('harbour'), await at('seaside')];
    const { db } = server.deps;
    await bumpContentVersion(db, 'harbour');
    await expect(bookSeveral(db, [alone(old), alone(beside)], 'shortly')).rejects.toThrow(StaleContentError);
    expect(await countRows(db, 'reservation')).toBe(0);
    const { writer } = anotherProcess(server);
    const written = await Promise.allSettled([writer.write(old), writer.write(beside)]);
    expect(written).toMatchObject([{ status: 'rejected' }, { value: taken }]);
    expect(await sold()).toEqual([
      ['harbour', 0],
      ['meadow', 0],
      ['seaside', 3],
    ]);
  });

  it('do not wait for a hotel that somebody else holds for long', async () => {
    if (engine === 'pglite') return;
    const [held, beside] = [await at('harbour'), await at('seaside')];
    const { writer } = anotherProcess(server);
    const stuck = await server.deps.db.transaction().execute(async (tx) => {
      await sql`select from inventory where property_id = 'harbour' for update`.execute(tx);
      const waiting = writer.write(held);
      // It is answered although the other hotel is still held.
      expect(await writer.write(beside)).toEqual(taken);
      return { waiting };
    });
    expect(await stuck.waiting).toEqual(taken);
  });
});
