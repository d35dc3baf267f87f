import { expect, it } from 'vitest';
import { stripeAmount } from './amount.ts';

it.each([
  ['pence', 12345, 'GBP', 12345],
  ['whole yen', 9000, 'JPY', 9000],
  ['krónur, kept with two decimals', 9000, 'ISK', 900000],
  ['shillings, kept with two decimals', 9000, 'UGX', 900000],
  ['whole ariary', 9000_00, 'MGA', 9000],
  ['fils, to the ten', 12345, 'KWD', 12350],
])('Stripe is given %s', (_, amount, currency, expected) => {
  expect(stripeAmount(amount, currency)).toBe(expected);
});
