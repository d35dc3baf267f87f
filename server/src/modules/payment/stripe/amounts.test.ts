import { describe, expect, it } from 'vitest';
import { fromStripeAmount, toStripeAmount } from './amounts.ts';

describe('amounts at Stripe', () => {
  it.each([
    // Two decimals here and there.
    ['EUR', 12_345, 12_345],
    ['HUF', 1_000_050, 1_000_050],
    ['TWD', 80_000, 80_000],
    // None here and there.
    ['JPY', 5_000, 5_000],
    ['KRW', 50_000, 50_000],
    // None in ISO 4217, and two zeros at Stripe.
    ['ISK', 12_900, 1_290_000],
    ['UGX', 37_000, 3_700_000],
    // Two in ISO 4217, none at Stripe.
    ['MGA', 4_500_000, 45_000],
    ['MGA', 4_500_001, null],
    // Three, of which the last is 0 at Stripe.
    ['KWD', 1_230, 1_230],
    ['KWD', 1_234, null],
    ['TND', 10, 10],
  ])('%s %i is %s', (currency, ours, theirs) => {
    expect(toStripeAmount(ours, currency)).toBe(theirs);
    if (theirs !== null) expect(fromStripeAmount(theirs, currency)).toBe(ours);
  });
});
