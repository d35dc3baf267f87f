import { aBookedRoom } from 'shared/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargeDues } from '../src/jobs/charge-due.ts';
import { createCardGateway, type PaymentGateway } from '../src/modules/payment/index.ts';
import { createTestApp, type TestApp, testNow } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { create, getConfirmation, getStatus } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { dueCalls } from './support/due-calls.ts';
import { openPricedHotel } from './support/priced-hotel.ts';
import { resetBookings } from './support/reset-bookings.ts';
import { aStripeBooking, deliver, stripeEnv } from './support/stripe/hotel.ts';
import { type LocalStripe, startStripe } from './support/stripe/server.ts';

const theDay = '2026-12-13T08:00:00Z';

describe.each(engines)('a charge before arrival by Stripe, on %s', (engine) => {
  let stripe: LocalStripe;
  let server: TestApp;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    stripe = await startStripe();
    server = await createTestApp(engine, { env: stripeEnv(stripe) });
    const hotel = hotelFile();
    const [plan, ...others] = hotel['RatePlans'] as readonly object[];
    const RatePlans = [{ ...plan, Payment: { When: 'days-before', Days: 7 } }, ...others];
    await openPricedHotel(server, { currency: 'GBP', file: { ...hotel, RatePlans } }, 'harbour');
    const { db, clock, env } = server.deps;
    gateway = createCardGateway(db, clock, env);
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

  const stay = { dateFrom: '2026/12/20', dateTo: '2026/12/23', rooms: [aBookedRoom()] };
  const book = async (number: string) => {
    const made = await create(server, aStripeBooking(stripe.token(number), stay));
    if (made.body['Status'] === 'RequiresAction') {
      const [setup] = stripe.books().setups.values();
      stripe.decide(setup?.id ?? '', 'approve');
      await getConfirmation(server, made.body['ConfirmationToken']);
    }
    expect((await getStatus(server, made.body['ConfirmationToken'])).body).toMatchObject({
      Status: 'Confirmed',
    });
    return String(made.body['ConfirmationToken']);
  };
  const run = async (now: string) => {
    server.clock.set(now);
    await chargeDues({ ...server.deps, gateway });
  };
  const calls = dueCalls(() => server);
  const readDue = async (token: string) => (await calls.readDue(token)).body;
  const pay = (token: string, paymentToken: string | null) =>
    calls.pay(token, paymentToken === null ? null : { token: paymentToken });
  const taken = () =>
    [...stripe.books().intents.values()].reduce((sum, { amount_received: amount }) => sum + amount, 0);
  const expectPaid = async (token: string) => {
    const { body } = await getConfirmation(server, token);
    expect(body).toMatchObject({ Paid: body['Total'], Balance: 0 });
    expect(taken()).toBe(Math.round(Number(body['Total']) * 100));
    expect(await readDue(token)).toMatchObject({ Status: 'Paid' });
  };

  it('is captured on its day, and what webhooks tell of it changes nothing', async () => {
    const token = await book('4242424242424242');
    expect(taken()).toBe(0);
    await run(theDay);
    await expectPaid(token);
    await Promise.all(stripe.webhooks.take().map((webhook) => deliver(server, webhook)));
    const left = () =>
      server.deps.db.selectFrom('gateway_event').selectAll().where('handled_at', 'is', null).execute();
    await expect.poll(left).toEqual([]);
    await expectPaid(token);
    expect(stripe.books().refunds.size).toBe(0);
  });

  it('that is declined is paid by the guest with another card', async () => {
    const token = await book('4000000000000341');
    await run(theDay);
    expect(await readDue(token)).toMatchObject({ Status: 'Due', NeedsApproval: false });
    expect(await pay(token, stripe.token('4000000000009995'))).toMatchObject({
      status: 422,
      body: { Code: 'payment.insufficient-funds' },
    });
    expect((await pay(token, stripe.token('4242424242424242'))).body).toMatchObject({ Status: 'Paid' });
    await expectPaid(token);
  });

  it('that needs the guest is approved in the page with the card that is kept, also after a reload', async () => {
    const token = await book('4000002760003184');
    await run(theDay);
    expect(await readDue(token)).toMatchObject({ Status: 'Due', NeedsApproval: true });
    const begun = await pay(token, null);
    expect(begun.body).toMatchObject({ Status: 'RequiresAction', PaymentUrl: null });
    expect((await readDue(token))['PaymentAction']).toEqual(begun.body['PaymentAction']);
    const waiting = [...stripe.books().intents.values()].find(({ status }) => status === 'requires_action');
    stripe.decide(waiting?.id ?? '', 'approve');
    await readDue(token);
    await expectPaid(token);
  });

  it('takes no card number', async () => {
    const token = await book('4000000000000341');
    await run(theDay);
    expect((await calls.pay(token, {})).status).toBe(400);
    expect(taken()).toBe(0);
  });
});
