import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const secret = 'a secret of thirty-two characters or more';

describe('environment', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      mode: 'development',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('.data'),
      releasesDir: resolve('.data/releases'),
      databaseUrl: undefined,
      holdMinutes: 15,
      paymentSimulator: true,
      logLevel: 'warn',
    });
  });

  it('counts an empty variable as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('refuses the payment simulator in production unless it is asked for by name', () => {
    expect(readEnv({ NODE_ENV: 'production' }).paymentSimulator).toBe(false);
    expect(readEnv({ NODE_ENV: 'production', PAYMENT_SIMULATOR: 'on' }).paymentSimulator).toBe(true);
    expect(readEnv({ PAYMENT_SIMULATOR: 'off' }).paymentSimulator).toBe(false);
  });

  it('needs a secret key that all instances share over PostgreSQL in production', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/hotel' };
    expect(() => readEnv(production)).toThrow('SECRET_KEY');
    expect(readEnv({ ...production, SECRET_KEY: secret }).secretKey).toBe(secret);
  });

  it('names every variable that is wrong', () => {
    expect(() => readEnv({ PORT: 'http', DATABASE_URL: 'mysql://db', HOLD_MINUTES: '0' })).toThrow(
      /PORT:.*\n.*DATABASE_URL:.*\n.*HOLD_MINUTES:/,
    );
  });

  it('writes the public address without a slash at the end', () => {
    expect(readEnv({ PUBLIC_URL: 'https://book.example/' }).publicUrl).toBe('https://book.example');
  });
});
