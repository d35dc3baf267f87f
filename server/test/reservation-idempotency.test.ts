import { randomUUID } from 'node:crypto';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, chargeStates, countRows, countStock, create, paidBy } from './support/bookings.ts';
import { bothEngines } from './support/database.ts';

describe.each(bothEngines)('the Idempotency-Key on %s', (engine) => {
  let server: TestApp;
  const key = '7f3d1c1e-2f0a-4a51-8a5e-0d2f6f1f9a10';
  beforeEach(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps);
  });
  afterEach(() => server.close());

  it('gives the same answer for the same request and books once', async () => {
    const first = await create(server, aBooking(), key);
    const again = await create(server, aBooking(), key);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await countRows(server.deps.db, 'reservation')).toBe(1);
    expect(await chargeStates(server.deps.db)).toEqual(['captured']);
  });

  it.each([
    ['a card that was declined', paidBy({ creditCardNumber: '4000000000000002' }), 422],
    [
      'rooms that were gone',
      { rooms: Array.from({ length: 4 }, () => aBookedRoom({ roomTypeId: 'suite' })) },
      409,
    ],
  ])('remembers %s', async (_name, changes, status) => {
    await create(
      server,
      aBooking({ rooms: [aBookedRoom({ roomTypeId: 'suite' }), aBookedRoom({ roomTypeId: 'suite' })] }),
    );
    const first = await create(server, aBooking(changes), key);
    const again = await create(server, aBooking(changes), key);
    expect([first.status, again.status]).toEqual([status, status]);
    expect(again.body).toEqual(first.body);
  });

  it('refuses another request under a used key', async () => {
    await create(server, aBooking(), key);
    const other = await create(server, aBooking({ dateTo: '2026/12/05' }), key);
    expect(other).toMatchObject({
      status: 422,
      body: { Message: 'This Idempotency-Key was already used for another request.' },
    });
  });

  it('sends 409 with Retry-After while the first request is under way, and books once', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => create(server, aBooking(), key)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(
      replies.filter(({ status }) => status === 409).every(({ headers }) => headers['retry-after'] === '1'),
    ).toBe(true);
    expect(await countRows(server.deps.db, 'reservation')).toBe(1);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 3, held: 0 });
  });

  it('is needed, and has to be a UUID', async () => {
    expect((await create(server, aBooking(), 'once')).status).toBe(400);
  });

  it('finishes what a crash left: the repeated request gets the booking', async () => {
    const first = await create(server, aBooking(), key);
    // As a process leaves it that dies between the confirmation and its answer.
    const { db } = server.deps;
    await db
      .updateTable('idempotency')
      .set({ state: 'running', answer_status: null, answer_body: null })
      .execute();
    expect((await create(server, aBooking(), key)).status).toBe(409);
    server.clock.set('2026-11-20T10:02:00Z');
    expect((await create(server, aBooking(), key)).body).toEqual(first.body);
    expect(await countRows(db, 'reservation')).toBe(1);
  });

  it('does not bind another attempt', async () => {
    const booked = await Promise.all([
      create(server, aBooking(), randomUUID()),
      create(server, aBooking(), randomUUID()),
    ]);
    expect(booked.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 6, held: 0 });
  });
});
