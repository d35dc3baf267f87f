import { aBookedRoom } from 'shared/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testNow } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { create, getConfirmation } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { dueCalls } from './support/due-calls.ts';
import { openPricedHotel } from './support/priced-hotel.ts';
import { resetBookings } from './support/reset-bookings.ts';
import { stayCalls } from './support/stay-calls.ts';
import { aStripeBooking, stripeEnv } from './support/stripe/hotel.ts';
import { type LocalStripe, startStripe } from './support/stripe/server.ts';

const approved = '4242424242424242';
const challenged = '4000002760003184';

describe.each(engines)('what a dearer change of a stay costs more by Stripe, on %s', (engine) => {
  let stripe: LocalStripe;
  let server: TestApp;
  beforeAll(async () => {
    stripe = await startStripe();
    server = await createTestApp(engine, { env: stripeEnv(stripe) });
    await openPricedHotel(server, { currency: 'GBP', file: hotelFile() }, 'harbour');
  });
  beforeEach(async () => {
    await resetBookings(server.deps.db);
    server.clock.set(testNow);
    stripe.reset();
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  const { stayOf, changeOf, make } = stayCalls(() => server);
  const { readDue, pay } = dueCalls(() => server);
  const changed = async () => {
    const { body } = await create(server, aStripeBooking(stripe.token(approved), { rooms: [aBookedRoom()] }));
    expect(body, JSON.stringify(body)).toMatchObject({ Status: 'Confirmed' });
    const token = body['ConfirmationToken'];
    const { quoted } = await make(await changeOf(token, { DateTo: '2026/12/06' }));
    expect((await readDue(token)).body).toMatchObject({ Status: 'Due', Amount: quoted['DueNow'] });
    return token;
  };
  const expectPaid = async (token: unknown) => {
    const { Total } = await stayOf(token);
    expect(await stayOf(token)).toMatchObject({ DateTo: '2026/12/06', Paid: Total, Due: null });
    expect((await getConfirmation(server, token)).body).toMatchObject({ Total, Paid: Total, Balance: 0 });
    const intents = [...stripe.books().intents.values()];
    expect(intents.reduce((sum, intent) => sum + intent.amount_received, 0)).toBe(
      Math.round(Number(Total) * 100),
    );
  };

  it('is paid with what the form gave for another card, also after one that was declined', async () => {
    const token = await changed();
    expect(await pay(token, { token: stripe.token('4000000000009995') })).toMatchObject({
      status: 422,
      body: { Code: 'payment.insufficient-funds' },
    });
    expect((await readDue(token)).body).toMatchObject({ Status: 'Due' });
    expect((await pay(token, { token: stripe.token(approved) })).body).toMatchObject({ Status: 'Paid' });
    await expectPaid(token);
  });

  it.each([
    ['approved', 'approve'],
    ['turned down, and then paid with another card', 'fail'],
  ] as const)('is asked of the bank in the page, and %s there', async (_what, decision) => {
    const token = await changed();
    const begun = await pay(token, { token: stripe.token(challenged) });
    expect(begun.body).toMatchObject({ Status: 'RequiresAction', PaymentUrl: null });
    // After a reload the same is asked.
    expect((await readDue(token)).body['PaymentAction']).toEqual(begun.body['PaymentAction']);
    const waiting = [...stripe.books().intents.values()].find(({ status }) => status === 'requires_action');
    stripe.decide(waiting?.id ?? '', decision);
    const { body: after } = await readDue(token);
    expect(after['Status']).toBe(decision === 'approve' ? 'Paid' : 'Due');
    if (decision === 'fail')
      expect((await pay(token, { token: stripe.token(approved) })).body).toMatchObject({ Status: 'Paid' });
    await expectPaid(token);
  });
});
