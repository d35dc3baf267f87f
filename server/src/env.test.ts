import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const secret = 'a secret of thirty-two characters or more';
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://book.example',
  SMTP_URL: 'smtps://mail.example',
};

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

  it('lets a stopping process serve in production until a health check has seen it', () => {
    expect(readEnv(production).drainMs).toBe(10_000);
    expect(readEnv({}).drainMs).toBe(500);
    expect(readEnv({ ...production, DRAIN_MS: '0' }).drainMs).toBe(0);
  });

  it('wants all settings of a wallet, or none', () => {
    expect(readEnv({}).wallet).toEqual({ apple: null, google: null });
    expect(() => readEnv({ GOOGLE_WALLET_KEY: 'google.json' })).toThrow('GOOGLE_WALLET_ISSUER is not set');
    expect(() => readEnv({ APPLE_WALLET_TEAM: 'ABCDE12345' })).toThrow(
      'APPLE_WALLET_CERTIFICATE and APPLE_WALLET_KEY and APPLE_WALLET_WWDR and APPLE_WALLET_PASS_TYPE is not set',
    );
    expect(readEnv({ GOOGLE_WALLET_KEY: 'google.json', GOOGLE_WALLET_ISSUER: '3388000000' }).wallet).toEqual({
      apple: null,
      google: { keyFile: resolve('google.json'), issuer: '3388000000' },
    });
  });

  it('counts an empty variable as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('refuses the payment simulator in production unless it is asked for by name', () => {
    expect(readEnv(production).paymentSimulator).toBe(false);
    expect(readEnv({ ...production, PAYMENT_SIMULATOR: 'on' }).paymentSimulator).toBe(true);
    expect(readEnv({ PAYMENT_SIMULATOR: 'off' }).paymentSimulator).toBe(false);
  });

  it('needs a secret key that all instances share over PostgreSQL in production', () => {
    const shared = { ...production, DATABASE_URL: 'postgres://db.example/hotel' };
    expect(() => readEnv(shared)).toThrow('SECRET_KEY');
    expect(readEnv({ ...shared, SECRET_KEY: secret }).secretKey).toBe(secret);
  });

  it('takes the secret key before beside the new one', () => {
    const keys = { SECRET_KEY: secret, SECRET_KEY_PREVIOUS: `${secret} before` };
    expect(readEnv(keys).secretKey).toEqual([secret, `${secret} before`]);
  });

  it.each([
    ['is set alone', { SECRET_KEY_PREVIOUS: secret }, /^SECRET_KEY_PREVIOUS is set without SECRET_KEY; set /],
    [
      'is the current one',
      { SECRET_KEY: secret, SECRET_KEY_PREVIOUS: secret },
      /^SECRET_KEY_PREVIOUS is the same key as SECRET_KEY; set it to the key before/,
    ],
    [
      'is too short',
      { SECRET_KEY: secret, SECRET_KEY_PREVIOUS: 'short' },
      /^SECRET_KEY_PREVIOUS does not fit; it should be 32 characters or more\.$/,
    ],
  ])('does not start when the secret key before %s', (_name, keys, message) => {
    expect(() => readEnv(keys)).toThrow(message);
  });

  it.each([
    ['PUBLIC_URL', 'ALLOW_NO_PUBLIC_URL'],
    ['SMTP_URL', 'ALLOW_NO_SMTP'],
  ] as const)('needs %s in production, or %s', (name, permission) => {
    const { [name]: _missing, ...rest } = production;
    const refused = new RegExp(
      `^${name} is not set; production needs .*${permission}=true starts without it`,
    );
    expect(() => readEnv(rest)).toThrow(refused);
    expect(() => readEnv({ ...rest, [permission]: 'off' })).toThrow(refused);
    expect(readEnv({ ...rest, [permission]: 'true' }).mode).toBe('production');
    expect(readEnv({ ...rest, NODE_ENV: 'development' }).mode).toBe('development');
  });

  it('lets no development server into production', () => {
    expect(readEnv({ DEVELOPMENT_REMOTES: 'on' }).developmentRemotes).toBe(true);
    expect(readEnv({}).developmentRemotes).toBe(false);
    expect(() => readEnv({ ...production, DEVELOPMENT_REMOTES: 'on' })).toThrow(
      'DEVELOPMENT_REMOTES is on; in production every script comes from this site.',
    );
  });

  it('names every variable that is wrong', () => {
    expect(() => readEnv({ PORT: 'http', DATABASE_URL: 'mysql://db', HOLD_MINUTES: '0' })).toThrow(
      /^PORT .*\nDATABASE_URL .*\nHOLD_MINUTES .*$/,
    );
  });

  it.each([
    ['PORT', 'abc', 'PORT is "abc"; it should be a whole number from 0 to 65535.'],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL is "mysql://x"; it should be an address of PostgreSQL: postgres://user:password@host:5432/name.',
    ],
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY is "true"; it should be off, the number of proxies in front (1), or their addresses and networks (10.0.0.0/8, loopback).',
    ],
    ['READ_AHEAD', 'perhaps', 'READ_AHEAD is "perhaps"; it should be on or off.'],
  ])('says what %s=%s is and what it should be', (name, value, message) => {
    expect(() => readEnv({ [name]: value })).toThrow(new EnvError(message));
  });

  it.each([
    ['DATABASE_URL', 'mysql://anna:se/c@ret@db.example/x'],
    ['DATABASE_URL', 'anna:se/c@ret@db.example/x'],
    ['SECRET_KEY', 'se/c@ret'],
    ['OPERATOR_TOKEN', 'se/c@ret'],
    ['SMTP_URL', 'http://anna:se/c@ret@mail.example'],
  ])('never shows a secret of %s (%s)', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name);
    expect(() => readEnv({ [name]: value })).not.toThrow(/se\/c|ret@/);
  });

  it('writes the public address without a slash at the end', () => {
    expect(readEnv({ PUBLIC_URL: 'https://book.example/' }).publicUrl).toBe('https://book.example');
  });
});
