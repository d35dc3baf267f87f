import { randomUUID } from 'node:crypto';
import type { CreateRequest } from 'shared/contracts';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { DbTransaction } from '../src/db/database.ts';
import { createPropertySnapshots } from '../src/modules/availability/snapshot/index.ts';
import { bookAll, StaleContentError } from '../src/modules/booking/create/book-repository.ts';
import { createBooking } from '../src/modules/booking/create/create.ts';
import type { PricedRows } from '../src/modules/booking/create/booking-writer.ts';
import { requireProperty } from '../src/modules/property/service.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { alone, anotherProcess, rowsOf } from './support/booking-rows.ts';
import { aBooking, countRows, countStock, create } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { whileLocked } from './support/while-locked.ts';

const double = aBookedRoom({ ratePlanId: 'trade' });
const suite = aBookedRoom({ ratePlanId: 'trade', roomTypeId: 'suite' });
const byInvoice = (rooms: CreateRequest['rooms']): CreateRequest =>
  aBooking({ rooms, paymentType: 3, cardDetails: null, accountId: 'acme', poNumber: 'PO-7' });
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe.each(engines)('bookings that are written together on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps, {
      config: { enablePayByCompanyInvoice: true, maxNumberOfRoomsOnBooking: 4 },
    });
  });
  afterEach(() => server.close());

  const version = async () => {
    const { db } = server.deps;
    const row = await db.selectFrom('property_version').select('version').executeTakeFirstOrThrow();
    return row.version;
  };
  const book = async (requests: readonly CreateRequest[]) => {
    const priced = await Promise.all(requests.map((request) => rowsOf(server, request)));
    const rows = priced.map((one) => one.rows);
    const contentVersion = priced[0]?.contentVersion ?? 0;
    return {
      rows,
      booked: await bookAll(server.deps.db, { propertyId: 'harbour', contentVersion, bookings: rows }),
    };
  };

  it('count as one change of the property, each with its own rooms, mail and answer', async () => {
    const before = await version();
    const { booked, rows } = await book([
      byInvoice([double]),
      byInvoice([double, suite]),
      byInvoice([suite]),
    ]);
    expect(booked).toEqual({ version: before + 1, outcomes: times(3, { kind: 'taken' }) });
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 6, held: 0 });
    expect(await countStock(server.deps.db, 'suite')).toEqual({ sold: 6, held: 0 });
    expect(await countRows(server.deps.db, 'outbox')).toBe(3);
    const kept = await server.deps.db
      .selectFrom('idempotency')
      .select(['key', 'state', 'answer_body'])
      .execute();
    expect(kept).toHaveLength(3);
    for (const { attempt } of rows) {
      expect(kept).toContainEqual({ key: attempt.key, state: 'done', answer_body: attempt.answer_body });
    }
  });

  it('are served in their order: one that does not fit takes nothing, a later and smaller one may', async () => {
    const three = byInvoice(times(3, double));
    const { booked, rows } = await book([
      three,
      byInvoice([suite, double, double, double]),
      byInvoice([double, double]),
    ]);
    expect(booked.outcomes).toEqual([
      { kind: 'taken' },
      // Two doubles are left: the third of this booking is one too many.
      { kind: 'rooms-gone', indexes: [3] },
      { kind: 'taken' },
    ]);
    const { db } = server.deps;
    expect(await countStock(db, 'double')).toEqual({ sold: 15, held: 0 });
    expect(await countStock(db, 'suite')).toEqual({ sold: 0, held: 0 });
    expect([await countRows(db, 'reservation'), await countRows(db, 'outbox')]).toEqual([2, 2]);
    const kept = await db
      .selectFrom('idempotency')
      .select(['state', 'answer_status', 'answer_body'])
      .where('key', '=', rows[1]?.attempt.key ?? '')
      .executeTakeFirst();
    expect(kept).toMatchObject({
      state: 'done',
      answer_status: 409,
      answer_body: { exceedingRoomIndexes: [3], message: expect.stringContaining('combination of rooms') },
    });
  });

  it('do not suffer from a neighbour that the database refuses', async () => {
    const priced = await Promise.all([1, 2, 3].map(() => rowsOf(server, byInvoice([double]))));
    const [first, second, third] = priced;
    if (!first || !second || !third) throw new Error('three were made');
    const twin = { ...second.rows.reservation, reference_number: first.rows.reservation.reference_number };
    const { writer } = anotherProcess(server);
    const written = await Promise.allSettled([
      writer.write(first),
      writer.write({ ...second, rows: { ...second.rows, reservation: twin } }),
      writer.write(third),
    ]);
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 6, held: 0 });
    expect(await countRows(server.deps.db, 'reservation')).toBe(2);
  });

  it('are refused when the prices that they were worked out from are not the hotel’s any more', async () => {
    const old = await rowsOf(server, byInvoice([double]));
    await openHotel(server.deps, { baseRate: 130, config: { enablePayByCompanyInvoice: true } });
    await expect(bookAll(server.deps.db, alone(old))).rejects.toThrow(StaleContentError);
    expect(await countRows(server.deps.db, 'reservation')).toBe(0);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 0, held: 0 });
  });

  it('have today’s price, also in a process that nobody has told of the change', async () => {
    const snapshots = createPropertySnapshots({ ...server.deps, freshness: 'notified' });
    const app = buildApp({ ...server.deps, snapshots });
    await snapshots.require('harbour');
    await openHotel(server.deps, { baseRate: 130 });
    expect((await create({ app }, aBooking())).body).toMatchObject({ Status: 'Confirmed', TotalPrice: 399 });
    await app.close();
  });

  it('of one voucher are paid as long as it lasts, whatever it was worth when they were priced', async () => {
    const withVoucher = { ...byInvoice([double]), hopGiftVoucherCode: 'GIFT50' };
    const [first, second] = [await rowsOf(server, withVoucher), await rowsOf(server, withVoucher)];
    const { db } = server.deps;
    expect((await bookAll(db, alone(first))).outcomes).toEqual([{ kind: 'taken' }]);
    expect((await bookAll(db, alone(second))).outcomes).toEqual([{ kind: 'voucher-gone' }]);
    expect(await countRows(db, 'reservation')).toBe(1);
  });

  it('never wait for each other in a circle, in whatever order they name their rooms', async () => {
    await openHotel(server.deps, { rooms: 100, config: { enablePayByCompanyInvoice: true } });
    const priced = [];
    for (const rooms of times(12, [
      [double, suite],
      [suite, double],
    ]).flat()) {
      priced.push(await rowsOf(server, byInvoice(rooms)));
    }
    // Straight to the database: the writer would try again after a deadlock.
    const written = await Promise.allSettled(priced.map((one) => bookAll(server.deps.db, alone(one))));
    expect(written.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 72, held: 0 });
  });

  it('that reach the database at the same moment take what there is, and not more', async () => {
    await openHotel(server.deps, { rooms: 3, config: { enablePayByCompanyInvoice: true } });
    const priced: PricedRows[] = [];
    for (const rooms of times(20, [double])) priced.push(await rowsOf(server, byInvoice(rooms)));
    const { db } = server.deps;
    const nights = (tx: DbTransaction) => tx.selectFrom('inventory').select('night').forUpdate().execute();
    const written = await whileLocked(db, { engine, lock: nights, waiting: 5 }, () =>
      Promise.all(priced.map((one) => bookAll(db, alone(one)))),
    );
    const taken = written.flatMap(({ outcomes }) => outcomes).filter(({ kind }) => kind === 'taken');
    expect(taken).toHaveLength(3);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 9, held: 0 });
  });

  it('of several processes take what there is, and not more', async () => {
    const { db } = server.deps;
    const property = await requireProperty(db, 'harbour');
    const processes = times(3, null).map(() => anotherProcess(server));
    const requests = times(30, null).map((_, index) =>
      byInvoice(index % 3 === 0 ? [double, suite] : index % 3 === 1 ? [suite, double] : [double]),
    );
    const answers = await Promise.all(
      requests.map((request, index) => {
        const one = processes[index % processes.length];
        if (!one) throw new Error('there is no such process');
        return createBooking(one, property, request, randomUUID());
      }),
    );
    const confirmed = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(confirmed).toHaveLength(5);
    expect(await countStock(db, 'double')).toEqual({ sold: 15, held: 0 });
    const rooms = await db.selectFrom('reservation_item').select('room_type_id').execute();
    const suites = rooms.filter(({ room_type_id: type }) => type === 'suite').length;
    expect(rooms).toHaveLength(5 + suites);
    expect(await countStock(db, 'suite')).toEqual({ sold: suites * 3, held: 0 });
    expect([await countRows(db, 'reservation'), await countRows(db, 'outbox')]).toEqual([5, 5]);
  });
});

// Only several connections show it.
describe('bookings on PostgreSQL', () => {
  it('lock rooms by type and night, so that two bookings cannot deadlock', async () => {
    const server = await createTestApp('postgres');
    await openHotel(server.deps, { config: { enablePayByCompanyInvoice: true } });
    const { db } = server.deps;
    const booking = await rowsOf(server, byInvoice([suite, double]));
    const stock = db
      .selectFrom('inventory')
      .select(['room_type_id', 'night'])
      .where('night', '>=', '2026/12/01')
      .where('night', '<', '2026/12/04')
      .orderBy('room_type_id')
      .orderBy('night');
    const rows = await stock.execute();
    expect(rows).toHaveLength(6);
    const [, , , fourth, ...later] = rows;
    const free: unknown[] = [];
    const booked = await whileLocked(
      db,
      {
        engine: 'postgres',
        waiting: 1,
        lock: (tx) =>
          tx
            .selectFrom('inventory')
            .select('night')
            .where('room_type_id', '=', fourth?.room_type_id ?? '')
            .where('night', '=', fourth?.night ?? '')
            .forUpdate()
            .execute(),
        meanwhile: async () => free.push(...(await stock.forUpdate().skipLocked().execute())),
      },
      () => bookAll(db, alone(booking)),
    );
    expect(free).toEqual(later);
    expect(booked.outcomes).toEqual([{ kind: 'taken' }]);
    await server.close();
  });
});
