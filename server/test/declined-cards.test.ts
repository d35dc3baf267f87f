import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { createTestApp, type TestApp, testNow } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, countStock, paidBy, type Reply, wireOf } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { resetBookings } from './support/reset-bookings.ts';

const declined = '4000000000000002';
const noMoney = '4000000000009995';
const good = '4242424242424242';

interface Try {
  readonly from?: string;
  readonly email?: string;
  readonly card?: string;
  readonly propertyId?: string;
  readonly app?: TestApp['app'];
  readonly key?: string;
}

describe.each(engines)('cards that are declined, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps, { rooms: 100 });
    await openHotel(server.deps, { rooms: 100, propertyId: 'quay', property: { propertyCode: 'QUAY' } });
  });
  beforeEach(async () => {
    server.clock.set(testNow);
    await resetBookings(server.deps.db);
  });
  afterAll(() => server.close());

  let guests = 0;
  /** By default a new guest somewhere else, with a card that is declined. */
  const book = async (tried: Try = {}): Promise<Reply> => {
    guests += 1;
    const {
      from = `192.0.2.${String(guests % 250)}`,
      email = `guest-${String(guests)}@example.org`,
      card = declined,
      propertyId = 'harbour',
      app = server.app,
      key = crypto.randomUUID(),
    } = tried;
    const plain = aBooking({ propertyId, ...paidBy({ creditCardNumber: card }) });
    const response = await app.inject({
      method: 'POST',
      url: '/api/Reservation/Create',
      remoteAddress: from,
      headers: { 'idempotency-key': key },
      payload: wireOf({ ...plain, booker: { ...plain.booker, email } }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const statuses = async (times: number, tried: (index: number) => Try): Promise<number[]> => {
    const all: number[] = [];
    for (let index = 0; index < times; index += 1) all.push((await book(tried(index))).status);
    return all;
  };
  const later = (seconds: number) =>
    server.clock.set(new Date(Date.parse(testNow) + seconds * 1000).toISOString());

  // Each case repeats one of the three and changes the others.
  const cards = [declined, noMoney];
  const cases: readonly (readonly [string, (index: number) => Try])[] = [
    ['of one address', (index) => ({ from: '198.51.100.7', card: cards[index % 2] ?? '' })],
    ['of one network of IPv6', (index) => ({ from: `2001:db8:1:2::${String(index + 1)}` })],
    [
      'of one e-mail address',
      (index) => ({ email: index % 2 === 0 ? 'eve@example.org' : 'EVE@example.org' }),
    ],
    ['with one card', (index) => ({ card: index % 2 === 0 ? declined : '4000 0000 0000 0002' })],
    ['at another hotel', (index) => ({ from: '198.51.100.8', propertyId: index % 2 ? 'quay' : 'harbour' })],
  ];
  it.each(cases)('wait after the third %s', async (_whose, tried) => {
    expect(await statuses(4, tried)).toEqual([422, 422, 422, 429]);
    const { headers, body } = await book(tried(0));
    expect([headers['retry-after'], body['Code'], body['Message']]).toEqual([
      '15',
      'payment.many-declines',
      'Several cards were declined. Try again in 1 minute, or call the hotel.',
    ]);
    later(15);
    expect(await statuses(2, tried)).toEqual([422, 429]);
    later(15 + 29);
    expect(await statuses(1, tried)).toEqual([429]);
    later(15 + 30);
    expect(await statuses(1, tried)).toEqual([422]);
  });

  it('make a good card wait as well, and hold no rooms meanwhile', async () => {
    const from = '198.51.100.9';
    await statuses(3, () => ({ from }));
    const stock = await countStock(server.deps.db, 'double');
    expect((await book({ from, card: good })).status).toBe(429);
    expect(await countStock(server.deps.db, 'double')).toEqual(stock);
    later(15);
    expect((await book({ from, card: good })).status).toBe(200);
  });

  it('are none for an hour after ten, through whichever instance, and are forgotten then', async () => {
    const from = '198.51.100.10';
    const second = buildApp(server.deps);
    let at = 0;
    for (let count = 0; count < 10; count += 1) {
      at += 1_000;
      later(at);
      const { status } = await book({ from, app: count % 2 ? second : server.app });
      expect(status).toBe(422);
    }
    later(at + 3_599);
    expect((await book({ from, app: second })).status).toBe(429);
    later(at + 3_601);
    expect(await statuses(3, () => ({ from }))).toEqual([422, 422, 422]);
  });

  it('get the answer of their key again, which neither waits nor counts', async () => {
    const once = { from: '198.51.100.16', email: 'eve@example.org', key: crypto.randomUUID() };
    const first = await book(once);
    expect(first.status).toBe(422);
    expect((await book(once)).body).toEqual(first.body);
    expect((await book(once)).body).toEqual(first.body);
    // Two more are free, then a new one waits, and the first still has its answer.
    expect(await statuses(3, () => ({ from: once.from }))).toEqual([422, 422, 429]);
    expect((await book(once)).body).toEqual(first.body);
    // Another card under the same key is not tried.
    const { status, body } = await book({ ...once, card: good });
    expect([status, body['Code']]).toEqual([422, 'idempotency.other-body']);
  });

  it('do not count for other guests', async () => {
    await statuses(4, () => ({ from: '198.51.100.11', email: 'eve@example.org' }));
    expect((await book({ from: '198.51.100.12', card: good })).status).toBe(200);
  });

  it('are counted by keyed hashes: neither address nor card can be read', async () => {
    await book({ from: '198.51.100.13', email: 'eve@example.org' });
    const rows = await server.deps.db.selectFrom('card_decline').select('client').execute();
    expect(rows.map(({ client }) => client.replace(/:.*/, '')).toSorted()).toEqual([
      'address',
      'card',
      'email',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|eve|4000/);
  });

  it('are not counted where the setting is off', async () => {
    const free = buildApp({ ...server.deps, env: readEnv({ NODE_ENV: 'test', CARD_DECLINES: 'off' }) });
    expect(await statuses(5, () => ({ from: '198.51.100.14', app: free }))).toEqual(Array(5).fill(422));
  });
});
