import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importProperty } from './support/import.ts';
import { aMember, book, logIn, openBrowser, type Browser } from './support/accounts.ts';
import { createTestApp, testNow, type TestApp } from './support/app.ts';
import { hotelFile, openHotel } from './support/bookable-hotel.ts';
import { aBooking } from './support/bookings.ts';
import { engines } from './support/database.ts';

// Three nights from 1 December: the day of departure is the 4th.
const lastMoment = '2027-01-03T23:59:59Z';
const over = '2027-01-04T00:00:00Z';

describe.each(engines)('the links of a booking, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps, { property: { legalEntity }, rooms: 50 });
  });
  afterAll(() => server.close());
  beforeEach(() => server.clock.set(testNow));

  const legalEntity = { name: 'Harbour Hotels Ltd', addressLines: ['1 Quay'], vatId: 'GB123456789' };
  const booked = async (browser: Browser = openBrowser(server)): Promise<string> => {
    const { body, status } = await book(browser, aBooking());
    expect(status, JSON.stringify(body)).toBe(200);
    return String(body['ConfirmationToken']);
  };
  const reads = {
    confirmation: '/api/Reservation/Confirmation?propertyId=harbour&confirmationToken=',
    stay: '/api/Stay?propertyId=harbour&confirmationToken=',
    invoice: '/api/Reservation/Invoice?propertyId=harbour&confirmationToken=',
    status: '/api/Reservation/Status?propertyId=harbour&referenceNumber=',
    due: '/api/Payment/Due?propertyId=harbour&confirmationToken=',
  };
  const writes = {
    '/api/Stay/QuoteCancellation': {},
    '/api/Stay/Cancel': { QuoteToken: 'any' },
    '/api/Reservation/Invoice': { Recipient: null, Corrects: null },
  };
  const ended = { status: 404, code: 'booking.link-ended' };
  const answer = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
    status,
    code: body['Code'] ?? null,
  });
  const readsOf = async (browser: Browser, token: string) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(reads).map(async ([name, path]) => [name, answer(await browser.get(path + token))]),
      ),
    ) as Record<string, unknown>;

  it('are open until the end of the thirtieth day after the departure', async () => {
    const guest = openBrowser(server);
    const token = await booked();
    const open = { status: 200, code: null };
    server.clock.set(lastMoment);
    expect(await readsOf(guest, token)).toEqual({
      confirmation: open,
      stay: open,
      invoice: open,
      status: open,
      due: open,
    });
    server.clock.set(over);
    expect(await readsOf(guest, token)).toEqual({
      confirmation: ended,
      stay: ended,
      invoice: ended,
      status: ended,
      due: ended,
    });
    for (const [path, body] of Object.entries(writes)) {
      const sent = { PropertyId: 'harbour', ConfirmationToken: token, ...body };
      expect(answer(await guest.post(path, sent)), path).toEqual(ended);
    }
  });

  it('open for their own user after that, and for no other', async () => {
    const owner = await aMember(server, { EmailAddress: 'owner@example.org' });
    const token = await booked(owner);
    server.clock.set(over);
    const again = openBrowser(server);
    expect((await logIn(again, { EmailAddress: 'owner@example.org' })).status).toBe(200);
    const other = await aMember(server, { EmailAddress: 'other@example.org' });
    const open = { status: 200, code: null };
    expect(await readsOf(again, token)).toMatchObject({ confirmation: open, stay: open, invoice: open });
    expect(await readsOf(other, token)).toMatchObject({ confirmation: ended, stay: ended, invoice: ended });
  });

  it('end when the hotel says', async () => {
    const token = await booked();
    const { db, env } = server.deps;
    const context = { db, clock: server.clock, releasesDir: env.releasesDir, dryRun: false };
    await importProperty(context, 'hotel.json', { ...hotelFile(), Retention: { LinkDays: 2 } });
    const guest = openBrowser(server);
    server.clock.set('2026-12-06T23:59:59Z');
    expect(answer(await guest.get(reads.confirmation + token))).toEqual({ status: 200, code: null });
    server.clock.set('2026-12-07T00:00:00Z');
    expect(answer(await guest.get(reads.confirmation + token))).toEqual(ended);
  });
});
