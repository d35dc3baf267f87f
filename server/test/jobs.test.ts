import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purgeInBatches, purgeMails } from '../src/db/purge.ts';
import { importProperty } from './support/import.ts';
import { sendDueMails } from '../src/jobs/send-mails.ts';
import { settleOpenPayments } from '../src/jobs/settle-payments.ts';
import { forgetRemovedCards } from '../src/modules/account/forget-cards.ts';
import { createCardSimulator } from '../src/modules/payment/simulator/gateway.ts';
import { accountCall, aMember, book, deliver, account } from './support/accounts.ts';
import { createTestApp, operatorToken, type TestApp } from './support/app.ts';
import { hotelFile, openHotel } from './support/bookable-hotel.ts';
import { aBooking, countRows, create, getStatus, paidBy } from './support/bookings.ts';

describe('jobs', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp('postgres');
    await openHotel(server.deps, { rooms: 20 });
  });
  afterEach(() => server.close());

  const gateway = () => createCardSimulator(server.deps.db, server.clock);
  const settle = () => settleOpenPayments({ ...server.deps, gateway: gateway() });
  const asked = paidBy({ creditCardNumber: '4000 0000 0000 3220' });
  const minutesLater = (minutes: number) => {
    server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString());
  };

  it('release the other rooms when those of one booking cannot be, try it again, and set it aside at last', async () => {
    const [first, second] = [await create(server, aBooking(asked)), await create(server, aBooking(asked))];
    // Its stock is not what it says: the database refuses to give back what is not held.
    await sql`update reservation set stock = jsonb_set(stock, '{rooms,0,count}', '99')
      where confirmation_token = ${String(first.body['ConfirmationToken'])}`.execute(server.deps.db);
    await server.deps.db.updateTable('payment').set({ state: 'abandoned' }).execute();
    minutesLater(20);
    await settle();
    const status = async ({ body }: typeof first) =>
      (await getStatus(server, body['ConfirmationToken'])).body['Status'];
    expect([await status(first), await status(second)]).toEqual(['PendingPayment', 'Released']);
    const failure = () =>
      server.deps.db.selectFrom('job_failure').select(['job', 'attempts', 'set_aside_at']).executeTakeFirst();
    expect(await failure()).toMatchObject({ job: 'release-holds', attempts: 1, set_aside_at: null });
    await settle();
    expect(await failure()).toMatchObject({ attempts: 1 });
    for (let tried = 1; tried < 31; tried += 1) {
      minutesLater(241);
      await settle();
    }
    expect(await failure()).toMatchObject({ attempts: 30, set_aside_at: expect.any(Date) as Date });
    const { body } = await server.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${operatorToken}` },
    });
    expect(body).toContain('booking_job_set_aside{job="release-holds"} 1');
  });

  it('end when the process is told to, and no mail is sent twice for it', async () => {
    for (let made = 0; made < 7; made += 1) await create(server);
    const stopping = new AbortController();
    const sent: string[] = [];
    const mailer = {
      send: ({ id }: { readonly id: string }) => {
        sent.push(id);
        stopping.abort();
        return Promise.resolve();
      },
    };
    await sendDueMails({ ...server.deps, mailer, closing: stopping.signal });
    // At most the five that were under way: what waits is not begun.
    expect(sent.length).toBeLessThanOrEqual(5);
    // The next process can send at once what was not begun.
    const others = (await deliver(server)).map(({ id }) => id);
    expect([others.length, new Set([...sent, ...others]).size]).toEqual([7 - sent.length, 7]);
  });

  it('delete what is over a batch at a time, and stop between two', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => ({
      property_id: '',
      name: 'old',
      client: String(index),
      tokens: 1,
      refilled_at: new Date('2026-11-01T00:00:00Z'),
    }));
    await server.deps.db.insertInto('rate_bucket').values(rows).execute();
    let rounds = 0;
    const purge = (most: number) =>
      purgeInBatches(
        server.deps.db,
        'rate_bucket',
        sql`refilled_at < '2026-11-02'`,
        () => Promise.resolve((rounds += 1) < most),
        10,
      );
    expect([await purge(1), rounds]).toEqual([10, 1]);
    expect([await purge(9), rounds]).toEqual([15, 2]);
  });

  it('prune the outbox of what was sent long ago, and of what never will be', async () => {
    await create(server);
    await deliver(server);
    await create(server);
    const left = () => countRows(server.deps.db, 'outbox');
    const purge = () => purgeMails(server.deps.db, server.clock.now());
    minutesLater(29 * 24 * 60);
    await purge();
    expect(await left()).toBe(2);
    minutesLater(2 * 24 * 60);
    await purge();
    expect(await left()).toBe(1);
    minutesLater(60 * 24 * 60);
    await purge();
    expect(await left()).toBe(0);
  });

  it.each([
    [3, [2, 1]],
    [60, [2, 2, 2, 1]],
  ])('keep what was sent for %i days where the hotel says so', async (MailDays, expected) => {
    const { db, env } = server.deps;
    const context = { db, clock: server.clock, releasesDir: env.releasesDir, dryRun: false };
    await importProperty(context, 'hotel.json', {
      ...hotelFile({ rooms: 20 }),
      Retention: { MailDays },
    });
    await create(server);
    await deliver(server);
    await create(server);
    const left: number[] = [];
    for (const days of [2, 2, 27, 30].slice(0, expected.length)) {
      minutesLater(days * 24 * 60);
      await purgeMails(db, server.clock.now());
      left.push(await countRows(db, 'outbox'));
    }
    expect(left).toEqual(expected);
  });

  it('remove a saved card at the gateway too, also when it is away at first', async () => {
    const guest = await aMember(server);
    const plain = aBooking();
    const cardDetails = plain.cardDetails && { ...plain.cardDetails, saveCreditCardToIndividual: true };
    await book(guest, { ...plain, cardDetails });
    const kept = () => server.deps.db.selectFrom('simulator_card').select('token').execute();
    expect(await kept()).toHaveLength(1);
    const { body } = await account(guest);
    const [card] = body['CreditCards'] as readonly { readonly CreditCardId: string }[];
    await accountCall(guest, 'RemoveCreditCard', { CreditCardId: card?.CreditCardId });
    const away = { ...gateway(), forgetCard: () => Promise.reject(new Error('away')) };
    await forgetRemovedCards({ ...server.deps, gateway: away });
    expect(await kept()).toHaveLength(1);
    await forgetRemovedCards({ ...server.deps, gateway: gateway() });
    expect(await kept()).toHaveLength(1);
    minutesLater(2);
    await forgetRemovedCards({ ...server.deps, gateway: gateway() });
    expect(await kept()).toEqual([]);
    expect(await server.deps.db.selectFrom('card_removal').selectAll().execute()).toEqual([]);
  });
});
