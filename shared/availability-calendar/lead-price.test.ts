import { expect, it } from 'vitest';
import { compactPrice } from './lead-price.ts';

it.each([
  [12000, 'GBP', '£120'],
  [12010, 'GBP', '£121'],
  [276_500, 'ZAR', 'R2,765'],
  [20_720_001, 'NGN', '208k'],
  [119_500, 'DKK', '1,195'],
])('writes a lead price of %i %s as %s', (amount, currency, text) =>
  expect(compactPrice(amount, currency, 'en-GB')).toBe(text),
);

it.each([
  [12000, 'GBP', 'da-DK', /^120\s£$/],
  [119_500, 'EUR', 'da-DK', /^1\.195\s€$/],
  [119_500, 'DKK', 'da-DK', /^1\.195$/],
  [12000, 'GBP', 'ar-AE', /^\u200f?120\s£$/],
  [276_500, 'ZAR', 'ar-AE', /^\u200f?2,765\sR$/],
])('writes %i %s in %s with its sign, apart from the number', (amount, currency, locale, text) =>
  expect(compactPrice(amount, currency, locale)).toMatch(text),
);

it('keeps the word for thousands apart from its number', () =>
  expect(compactPrice(20_720_001, 'NGN', 'ar')).toMatch(/^\D*208\sألف$/));
