import { aBookedRoom } from 'shared/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { book, type Browser, logIn, openBrowser, register } from './support/accounts.ts';
import { createTestApp, testNow, type TestApp } from './support/app.ts';
import {
  bookWithLink,
  forgetBookings,
  type Link,
  openHotelWithExtras,
  readLink,
} from './support/check-in.ts';
import { engines } from './support/database.ts';

const double = aBookedRoom({ roomConfigurationDropdownOptionId: 'twin' });
const anHourLater = '2026-11-20T11:00:00Z';
const address = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

describe.each(engines)('the extras of a booked room (product.md 7) on %s', (engine) => {
  let server: TestApp;
  let link: Link;
  let itemId: string;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotelWithExtras(server.deps);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.set(testNow);
    await forgetBookings(server.deps.db);
    link = await bookWithLink(server, { rooms: [double] });
    itemId = await itemOf(link);
  });

  const itemOf = async (of: Link): Promise<string> => {
    const { body } = await readLink(server, of);
    const [item] = body['ReservationItems'] as readonly { readonly ReservationItemId: string }[];
    return item?.ReservationItemId ?? '';
  };
  const openLink = (browser: Browser, { referenceNumber, hash }: Link) =>
    browser.get(address('/api/PreCheckIn/Get', { propertyId: 'harbour', referenceNumber, hash }));
  /** Exactly the three parameters that product.md 7 names. */
  const extras = (browser: Browser, more: Record<string, string> = {}) =>
    browser.get(
      address('/api/Service/GetReservationItemServices', {
        propertyId: 'harbour',
        reservationItemId: itemId,
        languageCode: 'en',
        ...more,
      }),
    );

  it('come for the three parameters to the browser that has opened the link', async () => {
    const browser = openBrowser(server);
    expect((await extras(browser)).status).toBe(404);
    await openLink(browser, link);
    const { status, body } = await extras(browser);
    expect(status).toBe(200);
    expect(body['InventoryPerServiceId']).toMatchObject({
      parking: { Available: 1 },
      wine: { Available: 10 },
    });
  });

  it('come no longer an hour after the link was opened, and again after it is opened anew', async () => {
    const browser = openBrowser(server);
    await openLink(browser, link);
    server.clock.set(anHourLater);
    expect((await extras(browser)).status).toBe(404);
    await openLink(browser, link);
    expect((await extras(browser)).status).toBe(200);
  });

  it('do not come for the link of another booking, nor for a wrong one', async () => {
    const other = await bookWithLink(server, { rooms: [aBookedRoom({ roomTypeId: 'suite' })] });
    const browser = openBrowser(server);
    await openLink(browser, other);
    await openLink(browser, { ...link, hash: 'x' });
    expect((await extras(browser)).status).toBe(404);
    expect((await extras(browser, { hash: other.hash })).status).toBe(404);
  });

  it('come to two bookings that are open in two tabs', async () => {
    const other = await bookWithLink(server, { rooms: [aBookedRoom({ roomTypeId: 'suite' })] });
    const browser = openBrowser(server);
    await openLink(browser, link);
    await openLink(browser, other);
    const second = await extras(browser, { reservationItemId: await itemOf(other) });
    expect([(await extras(browser)).status, second.status]).toEqual([200, 200]);
  });

  it('come with the code of the link as an addition', async () => {
    const browser = openBrowser(server);
    expect((await extras(browser, { hash: link.hash })).status).toBe(200);
    expect((await extras(browser, { hash: 'x' })).status).toBe(404);
    expect((await extras(browser, { hash: link.hash, reservationItemId: 'guessed' })).status).toBe(404);
  });

  it('come to the session of the booking’s owner, and to no other session', async () => {
    const [owner, other] = [openBrowser(server), openBrowser(server)];
    const accountOf = (name: string) => ({
      PropertyId: 'harbour',
      EmailAddress: `${name}@example.org`,
      Password: `${name} is at home`,
    });
    for (const [browser, name] of [
      [owner, 'owner'],
      [other, 'other'],
    ] as const) {
      await register(browser, accountOf(name));
      await logIn(browser, accountOf(name));
    }
    const own = await bookWithLink(server, { rooms: [double] }, (request) => book(owner, request));
    itemId = await itemOf(own);
    expect([(await extras(owner)).status, (await extras(other)).status]).toEqual([200, 404]);
  });

  it('are proved by a cookie that goes to this call alone, is not read by scripts, and cannot be made by hand', async () => {
    const browser = openBrowser(server);
    const { headers } = await openLink(browser, link);
    expect(headers['set-cookie']).toMatch(
      /^check-in-[\w-]{10}=\d+\.[\w-]+; Max-Age=3600; Path=\/api\/Service; HttpOnly; SameSite=Strict$/,
    );
    expect(String(headers['set-cookie'])).not.toContain(link.hash);
    const longer = (browser.cookie() ?? '').replace(/=\d+/, `=${String(Date.parse(testNow) + 1e9)}`);
    const forged = await server.app.inject({
      url: address('/api/Service/GetReservationItemServices', {
        propertyId: 'harbour',
        reservationItemId: itemId,
      }),
      headers: { cookie: longer },
    });
    expect(forged.statusCode).toBe(404);
  });
});
