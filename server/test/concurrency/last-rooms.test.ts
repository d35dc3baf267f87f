import { randomUUID } from 'node:crypto';
import { aBookedRoom } from 'shared/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { hotelFile, openHotel } from '../support/bookable-hotel.ts';
import { aBooking, chargeStates, countRows, countStock, paidBy, wireOf } from '../support/bookings.ts';
import { bothEngines } from '../support/database.ts';
import { importTestHotel } from '../support/import.ts';

const combinationGone =
  'Your combination of rooms is not available, please retry your search or contact us directly to make your booking';

interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

describe.each(bothEngines)('many guests at once on %s', (engine) => {
  let server: TestApp;
  let address: string;
  const open = async (rooms: number) => {
    server = await createTestApp(engine, { env: readEnv({ NODE_ENV: 'test', CARD_DECLINES: 'off' }) });
    await openHotel(server.deps, { rooms });
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  };
  afterEach(() => server.close());

  const book = async (request: object): Promise<Reply> => {
    const response = await fetch(`${address}/api/Reservation/Create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(request),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const withStatus = (replies: readonly Reply[], status: number) =>
    replies.filter((reply) => reply.status === status);

  it('200 of them take the last 3 rooms: 3 are confirmed, 197 are told, nobody is charged in vain', async () => {
    await open(3);
    const request = wireOf(aBooking());
    const replies = await Promise.all(Array.from({ length: 200 }, () => book(request)));

    const confirmed = withStatus(replies, 200);
    const told = withStatus(replies, 409);
    expect([confirmed.length, told.length]).toEqual([3, 197]);
    expect(
      new Set(told.map(({ body }) => JSON.stringify([body['Message'], body['ExceedingRoomIndexes']]))),
    ).toEqual(new Set([JSON.stringify([combinationGone, [0]])]));
    expect(new Set(confirmed.map(({ body }) => body['ReferenceNumber'])).size).toBe(3);

    const { db } = server.deps;
    expect(await countStock(db, 'double')).toEqual({ sold: 9, held: 0 });
    expect(await chargeStates(db)).toEqual(['captured', 'captured', 'captured']);
    expect(await countRows(db, 'reservation')).toBe(3);
    expect(await countRows(db, 'outbox')).toBe(3);
  });

  it('60 of them take the last 3 rooms and the 2 that may be overbooked, and not one more', async () => {
    server = await createTestApp(engine, { env: readEnv({ NODE_ENV: 'test', CARD_DECLINES: 'off' }) });
    const file = { ...hotelFile(), Stock: [{ Total: 3, OverbookingAllowance: 2 }] };
    await importTestHotel(server, file);
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const request = wireOf(aBooking());
    const replies = await Promise.all(Array.from({ length: 60 }, () => book(request)));
    expect([withStatus(replies, 200).length, withStatus(replies, 409).length]).toEqual([5, 55]);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 15, held: 0 });
  });

  it('mixed bookings in both orders of room types, some of them declined: no deadlock is seen, nothing is lost', async () => {
    await open(20);
    const double = aBookedRoom();
    const suite = aBookedRoom({ roomTypeId: 'suite' });
    const declined = paidBy({ creditCardNumber: '4000000000000002' });
    const requests = Array.from({ length: 90 }, (_, index) =>
      wireOf(
        aBooking({
          rooms: index % 2 === 0 ? [double, suite] : [suite, double],
          dateTo: index % 3 === 0 ? '2026/12/03' : '2026/12/04',
          ...(index % 5 === 0 ? declined : {}),
        }),
      ),
    );
    const replies = await Promise.all(requests.map(book));
    expect(replies.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([]);

    const { db } = server.deps;
    const confirmed = await db
      .selectFrom('reservation')
      .select(['date_to'])
      .where('status', '=', 'Confirmed')
      .execute();
    const nights = confirmed.reduce((sum, { date_to: to }) => sum + (to === '2026/12/03' ? 2 : 3), 0);
    expect(confirmed).toHaveLength(withStatus(replies, 200).length);
    for (const type of ['double', 'suite'])
      expect(await countStock(db, type)).toEqual({ sold: nights, held: 0 });
    expect((await chargeStates(db)).filter((state) => state === 'captured')).toHaveLength(confirmed.length);
  });
});
