import { expect, it } from 'vitest';
import { compactPrice } from './lead-price.ts';

it.each([
  [12000, 'GBP', '£120'],
  [12010, 'GBP', '£121'],
])('writes a lead price of %i %s as %s', (amount, currency, text) =>
  expect(compactPrice(amount, currency, 'en-GB')).toBe(text),
);
