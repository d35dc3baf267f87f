import { aBookedRoom } from 'shared/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { challengePath } from '../src/modules/payment/simulator/gateway.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, getStatus, paidBy, type Reply, wireOf } from './support/bookings.ts';

/** A card whose bank asks its guest: the rooms are held meanwhile. */
const asked = paidBy({ creditCardNumber: '4000 0000 0000 3220' });

describe('rooms that nobody pays for', () => {
  let server: TestApp;
  afterEach(() => server.close());
  const start = async (variables: Record<string, string>, rooms = 50) => {
    server = await createTestApp('postgres', { env: readEnv({ NODE_ENV: 'test', ...variables }) });
    await openHotel(server.deps, { rooms });
    await openHotel(server.deps, { rooms, propertyId: 'quay', property: { propertyCode: 'QUAY' } });
  };

  interface Hold {
    readonly from?: string;
    readonly email?: string;
    readonly propertyId?: string;
    readonly isPaid?: boolean;
  }
  let addresses = 0;
  /** Three room nights. */
  const hold = async ({
    from = '192.0.2.1',
    email,
    propertyId = 'harbour',
    isPaid = false,
  }: Hold = {}): Promise<Reply> => {
    addresses += 1;
    const plain = aBooking({ propertyId, ...(isPaid ? {} : asked) });
    const booker = { ...plain.booker, email: email ?? `guest-${String(addresses)}@example.org` };
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Reservation/Create',
      remoteAddress: from,
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: wireOf({ ...plain, booker }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const pay = async ({ body }: Reply) => {
    const url = String(body['PaymentUrl']);
    expect(url.startsWith(challengePath(''))).toBe(true);
    await server.app.inject({ method: 'POST', url, payload: { Decision: 'approve' } });
  };

  it('are held by one place up to its nights, over all hotels and by whatever address', async () => {
    await start({ HELD_NIGHTS: '6' });
    const place = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::'];
    expect((await hold({ from: place[0] ?? '' })).body).toMatchObject({ Status: 'RequiresAction' });
    expect((await hold({ from: place[1] ?? '', propertyId: 'quay' })).body).toMatchObject({
      Status: 'RequiresAction',
    });
    const refused = await hold({ from: place[2] ?? '' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10800']);
    expect((await hold({ from: '2001:db8:1:3::1' })).status).toBe(200);
    server.clock.set('2026-11-20T13:00:00Z');
    expect((await hold({ from: place[2] ?? '' })).status).toBe(200);
  });

  it('are held for one e-mail address up to as many, from wherever', async () => {
    await start({ HELD_NIGHTS: '6' });
    const email = 'Ada@example.org';
    expect((await hold({ email, from: '192.0.2.1' })).status).toBe(200);
    expect((await hold({ email: 'ada@example.org', from: '192.0.2.2' })).status).toBe(200);
    expect((await hold({ email, from: '192.0.2.3' })).status).toBe(429);
    // What was refused cost the place nothing.
    expect((await hold({ from: '192.0.2.3' })).status).toBe(200);
    expect((await hold({ from: '192.0.2.3' })).status).toBe(200);
  });

  it('are held in one property up to fifty times as many, and not in the one beside it', async () => {
    await start({ HELD_NIGHTS: '3' }, 60);
    for (let guest = 0; guest < 50; guest += 1)
      expect((await hold({ from: `198.51.100.${String(guest)}` })).status).toBe(200);
    expect((await hold({ from: '203.0.113.1' })).status).toBe(429);
    expect((await hold({ from: '203.0.113.1', propertyId: 'quay' })).status).toBe(200);
  });

  it('count no longer once they are paid for, at once or at the bank, or refused', async () => {
    await start({ HELD_NIGHTS: '3' });
    const email = 'ada@example.org';
    for (const isPaid of [true, true])
      expect((await hold({ email, isPaid })).body).toMatchObject({ Status: 'Confirmed' });
    const declined = aBooking({ ...paidBy({ creditCardNumber: '4000 0000 0000 0002' }) });
    expect((await create(server, declined)).status).toBe(422);
    expect((await create(server, declined)).status).toBe(422);
    const waiting = await hold({ email });
    expect((await hold({ email })).status).toBe(429);
    await pay(waiting);
    expect((await getStatus(server, waiting.body['ConfirmationToken'])).body).toMatchObject({
      Status: 'Confirmed',
    });
    expect((await hold({ email })).status).toBe(200);
  });

  it('of a stay that is larger than what one may hold are held once', async () => {
    await start({ HELD_NIGHTS: '2' });
    expect((await hold()).status).toBe(200);
    expect((await hold()).status).toBe(429);
  });

  it('are held for a shorter time where few are left', async () => {
    await start({ SHORT_HOLD_MINUTES: '5' }, 5);
    const until = async (rooms: number) =>
      (
        await create(
          server,
          aBooking({ ...asked, rooms: Array.from({ length: rooms }, () => aBookedRoom()) }),
        )
      ).body['ExpiresAtUtc'];
    expect(await until(2)).toBe('2026-11-20T10:15:00.000Z');
    expect(await until(1)).toBe('2026-11-20T10:05:00.000Z');
  });

  it('are not the last of their type for who holds another of it unpaid', async () => {
    await start({ HELD_NIGHTS: '60' }, 4);
    const from = '192.0.2.7';
    expect((await hold({ from })).status).toBe(200);
    expect((await hold({ from })).status).toBe(429);
    const other = await hold({ from: '192.0.2.8' });
    expect(other.status).toBe(200);
    expect((await hold({ from: '192.0.2.8', propertyId: 'quay' })).status).toBe(200);
    await pay(other);
    expect((await hold({ from: '192.0.2.8' })).status).toBe(200);
  });
});
