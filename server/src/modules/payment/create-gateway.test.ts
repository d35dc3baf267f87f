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
  ])('%s', (_name, variables, provider, areTaken, areSimulated) => {
    const env = readEnv(variables);
    expect(createCardGateway(db, systemClock, env).provider).toBe(provider);
    expect(cardPaymentsOf(env)).toEqual({ areTaken, areSimulated });
  });
});
