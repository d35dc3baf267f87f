import { aBookedRoom } from 'shared/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importProperty } from './support/import.ts';
import { chargeDues } from '../src/jobs/charge-due.ts';
import { writeEventMails } from '../src/modules/hotel-mail/index.ts';
import type { Message } from '../src/modules/mail/mailer.ts';
import { createCardGateway } from '../src/modules/payment/index.ts';
import { deliver as deliverMails } from './support/accounts.ts';
import { createTestApp, type TestApp, testNow } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { create, getStatus } from './support/bookings.ts';
import { cardNumbersIn } from './support/card-scan.ts';
import { engines } from './support/database.ts';
import { resetBookings } from './support/reset-bookings.ts';
import { stayCalls } from './support/stay-calls.ts';
import { aStripeBooking, deliver, stripeEnv } from './support/stripe/hotel.ts';
import { type LocalStripe, startStripe } from './support/stripe/server.ts';

const good = '4242424242424242';
/** Is kept, and declined when it is charged later. */
const declinedLater = '4000000000000341';

describe.each(engines)('what a Danish hotel hears of what was really done, on %s', (engine) => {
  let stripe: LocalStripe;
  let server: TestApp;
  beforeAll(async () => {
    stripe = await startStripe();
    server = await createTestApp(engine, { env: stripeEnv(stripe) });
    const { db, clock, env } = server.deps;
    const hotel = hotelFile();
    const [flexible, trade] = hotel['RatePlans'] as readonly object[];
    await importProperty({ db, clock, releasesDir: env.releasesDir, dryRun: false }, 'hotel.json', {
      ...hotel,
      RatePlans: [flexible, { ...trade, Payment: { When: 'days-before', Days: 7 } }],
      Notifications: { Addresses: ['front@harbour.example'], LanguageCode: 'da' },
    });
  });
  beforeEach(async () => {
    await resetBookings(server.deps.db);
    await server.deps.db.deleteFrom('gateway_event').execute();
    server.clock.set(testNow);
    stripe.reset();
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  const { post, changeOf, make } = stayCalls(() => server);
  /** What came to the hotel: written by several processes, of which one writes. */
  const toHotel = async (): Promise<Message[]> => {
    await Promise.all([1, 2, 3].map(() => writeEventMails(server.deps)));
    await writeEventMails(server.deps);
    return (await deliverMails(server)).filter(({ to }) => JSON.stringify(to).includes('front@'));
  };
  /** An English guest books; the hotel has read of it. */
  const book = async (number: string, changes: Parameters<typeof aStripeBooking>[1] = {}) => {
    const made = await create(server, aStripeBooking(stripe.token(number), changes));
    const token = made.body['ConfirmationToken'];
    expect((await getStatus(server, token)).body).toMatchObject({ Status: 'Confirmed' });
    expect((await toHotel()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Ny booking')]);
    return { token, reference: String(made.body['ReferenceNumber']) };
  };
  /** One mail, in Danish, about this booking and without a word of the card. */
  const expectOne = async (reference: string, subject: string, words: string) => {
    const [mail, ...others] = await toHotel();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(subject);
    expect(mail?.subject).toContain(reference);
    expect(String(mail?.text)).toContain(words);
    expect(String(mail?.html)).toContain('<html lang="da-DK" dir="ltr">');
    const said = [mail?.subject, mail?.text, mail?.html].join('\n');
    expect(cardNumbersIn(said)).toEqual([]);
    expect(said).not.toMatch(/4242|0341|\bvisa\b|pm_|pi_|ch_/i);
    // Nothing more comes of it later.
    expect(await toHotel()).toEqual([]);
    return String(mail?.text);
  };

  it('that the guest has changed the stay', async () => {
    const { token, reference } = await book(good);
    await make(await changeOf(token, { DateTo: '2026/12/03' }));
    const text = await expectOne(reference, 'ændret', 'Gæsten har ændret denne booking.');
    expect(text).toMatch(/3\.?\s*dec/i);
    // What goes back is still on its way: it is no longer the hotel's.
    const amountOf = (label: string) => new RegExp(`${label}:?\\s+(.+)`).exec(text)?.[1];
    expect(amountOf('Betalt')).toBe(amountOf('I alt'));
    expect(text).not.toContain('At betale til hotellet');
  });

  it('that the guest has cancelled', async () => {
    const { token, reference } = await book(good);
    const named = { PropertyId: 'harbour', ConfirmationToken: token };
    const { body } = await post('/api/Stay/QuoteCancellation', named);
    expect((await post('/api/Stay/Cancel', { ...named, QuoteToken: body['QuoteToken'] })).status).toBe(200);
    await expectOne(reference, 'annulleret', 'Gæsten har annulleret denne booking.');
  });

  it('that a later charge was missed', async () => {
    const { reference } = await book(declinedLater, {
      dateFrom: '2026/12/20',
      dateTo: '2026/12/23',
      rooms: [aBookedRoom({ ratePlanId: 'trade' })],
    });
    server.clock.set('2026-12-13T08:00:00Z');
    const { db, clock, env } = server.deps;
    const gateway = createCardGateway(db, clock, env);
    await chargeDues({ ...server.deps, gateway });
    await expectOne(reference, 'ikke betalt', '£');
    await chargeDues({ ...server.deps, gateway });
    expect(await toHotel()).toEqual([]);
  });

  it('that the guest’s bank has taken the money back, however often the gateway says so', async () => {
    const { reference } = await book(good);
    const [intent] = stripe.books().intents.values();
    stripe.webhooks.take();
    stripe.dispute(intent?.id ?? '');
    const told = stripe.webhooks.take();
    expect(told.length).toBeGreaterThan(0);
    for (const webhook of [...told, ...told]) expect(await deliver(server, webhook)).toBe(200);
    await expect
      .poll(async () => {
        const rows = server.deps.db.selectFrom('booking_event').select('kind');
        return (await rows.where('kind', '=', 'disputed').execute()).length;
      })
      .toBe(1);
    await expectOne(reference, 'Indsigelse', '£');
  });
});
