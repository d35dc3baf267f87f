import { PaymentType } from 'shared/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { listUnpayable } from '../src/modules/property/index.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, get } from './support/bookings.ts';

const production = { NODE_ENV: 'production', ALLOW_NO_PUBLIC_URL: 'on', ALLOW_NO_SMTP: 'on' };

let server: TestApp | null = null;
afterEach(() => server?.close());

async function aSite(variables: Record<string, string>): Promise<TestApp> {
  const env = readEnv({ ...variables, CHANGES_PER_MINUTE: '0', REQUESTS_PER_SECOND: '0' });
  server = await createTestApp('postgres', { env });
  await openHotel(server.deps);
  return server;
}

describe('cards', () => {
  it('are offered by nothing, and refused, where there is no gateway', async () => {
    const site = await aSite(production);
    expect((await get(site, '/api/Property/HARBOUR')).body).toMatchObject({
      CreditCards: [],
      CardsAreSimulated: false,
    });
    expect((await get(site, '/api/StaticData/HARBOUR/creditcardtypes')).body).toEqual([]);
    expect(await create(site, aBooking())).toMatchObject({
      status: 400,
      body: { ModelState: { PaymentType: [expect.any(String)] } },
    });
    const challenge = await get(site, '/api/Payment/Simulator/Challenge/any');
    expect(challenge.status).toBe(404);
  });

  it.each([
    ['says so in production', { ...production, PAYMENT_SIMULATOR: 'true' }, true],
    ['need not in development', { NODE_ENV: 'development' }, false],
  ])('that go to the simulator: it %s', async (_title, variables, isSaid) => {
    const site = await aSite(variables);
    const { body } = await get(site, '/api/Property/HARBOUR');
    expect(body['CardsAreSimulated']).toBe(isSaid);
    expect(body['CreditCards']).not.toEqual([]);
    const made = await create(site, aBooking({ paymentType: PaymentType.card }));
    expect(made.body['Status']).toBe('Confirmed');
  });

  const fjord = { STRIPE_SECRET_KEY_FJORD: 'sk_test_1', STRIPE_PUBLISHABLE_KEY_FJORD: 'pk_test_1' };
  it.each([
    ['without a gateway', production, {}, ['HARBOUR']],
    ['with Stripe for another hotel only', { NODE_ENV: 'test', ...fjord }, {}, ['HARBOUR']],
    ['with the simulator', { NODE_ENV: 'test' }, {}, []],
    ['that takes its payments by Paystack', production, { payByPaystack: true, currency: 'ZAR' }, []],
  ])(
    'a hotel %s, whose rates are paid by card only, is named: %#',
    async (_name, variables, property, named) => {
      const env = readEnv(variables);
      server = await createTestApp('postgres', { env });
      await openHotel(server.deps, { property });
      expect(await listUnpayable(server.deps.db, env)).toEqual(named);
    },
  );
});
