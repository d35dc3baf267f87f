import { Kysely, PostgresDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import type { Tables } from '../../db/schema.ts';
import { readEnv } from '../../env.ts';
import { createCardGateway } from './create-gateway.ts';

// Nothing is asked of it here.
const db = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('not used')) }),
});
const secret = 'a secret key of thirty-two characters';
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@db:5432/hotel',
  SECRET_KEY: secret,
};

describe('the card gateway', () => {
  it('is refused in production while it would be the simulator', () => {
    expect(() => createCardGateway(db, systemClock, readEnv(production))).toThrow(/PAYMENT_SIMULATOR=true/);
  });

  it.each([
    ['in production when asked for by name', { ...production, PAYMENT_SIMULATOR: 'true' }],
    ['over the embedded database, which is for trying', { NODE_ENV: 'production' }],
    ['in development', {}],
  ])('is the simulator %s', (_name, variables) => {
    expect(createCardGateway(db, systemClock, readEnv(variables)).provider).toBe('card-simulator');
  });
});
