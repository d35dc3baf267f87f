import { Kysely, PostgresDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import type { Tables } from '../../db/schema.ts';
import { readEnv } from '../../env.ts';
import { cardPaymentsOf } from '../property/card-payments.ts';
import { createCardGateway } from './create-gateway.ts';

// Nothing is asked of it here.
const db = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('not used')) }),
});
const hotel = { code: 'HARBOUR', stripeAccountId: null };
const embedded = { NODE_ENV: 'production', ALLOW_NO_PUBLIC_URL: 'true', ALLOW_NO_SMTP: 'true' };
const production = {
  ...embedded,
  DATABASE_URL: 'postgres://u:p@db:5432/hotel',
  SECRET_KEY: 'a secret key of thirty-two characters',
};

describe('cards', () => {
  it.each([
    ['in production without a gateway are not taken', production, 'none', false, false],
    ['nor over the embedded database', embedded, 'none', false, false],
    [
      'in production go to the simulator when it is asked for by name, and pages say so',
      { ...production, PAYMENT_SIMULATOR: 'true' },
      'card-simulator',
      true,
      true,
    ],
    ['in development go to the simulator', {}, 'card-simulator', true, false],
    ['… but not over a database of one’s own', { DATABASE_URL: 'postgres://db/hotel' }, 'none', false, false],
    [
      '… unless it is asked for by name, and pages say so',
      { DATABASE_URL: 'postgres://db/hotel', PAYMENT_SIMULATOR: 'on' },
      'card-simulator',
      true,
      true,
    ],
  ])('%s', (_name, variables, provider, areTaken, areSimulated) => {
    const env = readEnv(variables);
    expect(createCardGateway(db, systemClock, env).provider).toBe(provider);
    expect(cardPaymentsOf(env, hotel)).toEqual({ areTaken, areSimulated, gateway: null });
  });

  const keys = (ending: string) => ({
    [`STRIPE_SECRET_KEY${ending}`]: `sk_test_${ending}1`,
    [`STRIPE_PUBLISHABLE_KEY${ending}`]: `pk_test_${ending}1`,
  });
  it.each([
    ['the site’s account', keys(''), hotel, 'pk_test_1', null],
    ['its own under the site’s', keys(''), { ...hotel, stripeAccountId: 'acct_1' }, 'pk_test_1', 'acct_1'],
    ['its own keys', { ...keys(''), ...keys('_HARBOUR') }, hotel, 'pk_test__HARBOUR1', null],
  ])('go to Stripe with %s', (_name, variables, property, publishableKey, accountId) => {
    const env = readEnv(variables);
    expect(createCardGateway(db, systemClock, env).provider).toBe('stripe');
    expect(cardPaymentsOf(env, property)).toEqual({
      areTaken: true,
      areSimulated: false,
      gateway: { kind: 'Stripe', publishableKey, accountId },
    });
  });

  it('are not taken at a hotel without an account, where others have one', () => {
    const env = readEnv({ ...keys('_FJORD'), PAYMENT_SIMULATOR: 'on' });
    expect(cardPaymentsOf(env, hotel)).toEqual({ areTaken: false, areSimulated: false, gateway: null });
  });
});
