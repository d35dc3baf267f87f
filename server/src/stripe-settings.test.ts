import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { settingOfProperty } from './stripe-settings.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://book.example',
  SMTP_URL: 'smtps://mail.example',
};
const keys = (mode: 'test' | 'live', ending = '') => ({
  [`STRIPE_SECRET_KEY${ending}`]: `sk_${mode}_1`,
  [`STRIPE_PUBLISHABLE_KEY${ending}`]: `pk_${mode}_1`,
  [`STRIPE_WEBHOOK_SECRETS${ending}`]: 'whsec_old, whsec_new',
});

describe('the settings of Stripe', () => {
  it('are none by default', () => {
    expect(readEnv({}).stripe).toEqual({ accounts: [], url: 'https://api.stripe.com' });
  });

  it('are one account for every property, and others for single ones', () => {
    const { stripe } = readEnv({
      ...keys('test'),
      ...keys('test', '_HARBOUR_2'),
      STRIPE_URL: 'http://stripe.local/',
    });
    expect(stripe).toEqual({
      url: 'http://stripe.local',
      accounts: [
        {
          property: null,
          secretKey: 'sk_test_1',
          publishableKey: 'pk_test_1',
          webhookSecrets: ['whsec_old', 'whsec_new'],
        },
        expect.objectContaining({ property: 'HARBOUR_2' }),
      ],
    });
    expect(settingOfProperty('Harbour-2')).toBe('HARBOUR_2');
  });

  it.each([
    ['test keys in production', { ...production, ...keys('test') }, /is a test key.*ALLOW_TEST_KEYS=true/],
    [
      '… of one property',
      { ...production, ...keys('test', '_FJORD') },
      /STRIPE_SECRET_KEY_FJORD.*is a test key/,
    ],
    ['live keys outside of it', keys('live'), /is a live key.*ALLOW_LIVE_KEYS=true/],
    [
      'keys of two modes',
      { ...keys('test'), STRIPE_PUBLISHABLE_KEY: 'pk_live_1', ALLOW_LIVE_KEYS: 'on' },
      /STRIPE_SECRET_KEY is a test key, but STRIPE_PUBLISHABLE_KEY is a live key/,
    ],
    [
      'a secret key alone',
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      /STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRETS is not set/,
    ],
    [
      'production without secrets of webhooks',
      { ...production, ...keys('live'), STRIPE_WEBHOOK_SECRETS: '' },
      /STRIPE_WEBHOOK_SECRETS is not set/,
    ],
    [
      'a publishable key as the secret one',
      { ...keys('test'), STRIPE_SECRET_KEY: 'pk_test_1' },
      /STRIPE_SECRET_KEY does not fit/,
    ],
    [
      '… of one property',
      { ...keys('test', '_FJORD'), STRIPE_SECRET_KEY_FJORD: 'pk_test_se' },
      /STRIPE_SECRET_KEY_FJORD does not fit/,
    ],
    [
      'other text as a secret of webhooks',
      { ...keys('test'), STRIPE_WEBHOOK_SECRETS: 'hunter2' },
      /STRIPE_WEBHOOK_SECRETS does not fit/,
    ],
  ])('refuse %s', (_name, variables, message) => {
    expect(() => readEnv(variables)).toThrow(message);
    expect(() => readEnv(variables)).not.toThrow(/hunter2|pk_test_se/);
  });

  it.each([
    ['live keys in production', { ...production, ...keys('live') }],
    ['test keys in production when that is meant', { ...production, ...keys('test'), ALLOW_TEST_KEYS: 'on' }],
    ['live keys outside of it when that is meant', { ...keys('live'), ALLOW_LIVE_KEYS: 'on' }],
    ['a restricted key', { ...keys('test'), STRIPE_SECRET_KEY: 'rk_test_1' }],
    ['test keys without webhooks, to try', { ...keys('test'), STRIPE_WEBHOOK_SECRETS: '' }],
  ])('take %s', (_name, variables) => {
    expect(readEnv(variables).stripe.accounts).toHaveLength(1);
  });
});
