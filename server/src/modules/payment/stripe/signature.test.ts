import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { isSignedByStripe } from './signature.ts';

const payload = '{"id":"evt_1"}';
const now = new Date('2026-11-20T10:00:00Z');
const seconds = now.getTime() / 1000;
const signed = (secret: string, timestamp = seconds, body = payload) =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
const isRight = (header: string | undefined, secrets = ['whsec_old', 'whsec_new']) =>
  isSignedByStripe(secrets, Buffer.from(payload), header, now);

describe('the signature of a webhook of Stripe', () => {
  it.each([
    ['one of the secrets', signed('whsec_old'), true],
    ['the other one', signed('whsec_new'), true],
    [
      'two secrets, one of which is ours',
      `${signed('whsec_b')},${signed('whsec_new').split(',')[1] ?? ''}`,
      true,
    ],
    ['a secret of five minutes ago', signed('whsec_new', seconds - 300), true],
    ['another secret', signed('whsec_b'), false],
    ['of another body', signed('whsec_new', seconds, '{"id":"evt_2"}'), false],
    ['from long ago', signed('whsec_new', seconds - 301), false],
    ['from the future', signed('whsec_new', seconds + 301), false],
    ['without a time', signed('whsec_new').replace(/^t=\d+,/, ''), false],
    ['of an old scheme', signed('whsec_new').replace('v1=', 'v0='), false],
    ['that is no text of its form', 'v1', false],
    ['that is missing', undefined, false],
  ])('with %s: %s', (_name, header, expected) => {
    expect(isRight(header)).toBe(expected);
  });

  it('is never right without a secret', () => {
    expect(isRight(signed(''), [])).toBe(false);
  });
});
