import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, formatMoney, minorDigits, roundHalfUp, toDecimal, toMinor } from './money.ts';

describe('money', () => {
  it.each([
    ['GBP', 2],
    ['DKK', 2],
    ['NGN', 2],
    ['ZAR', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['XXX', 2],
  ])('in %s has %i decimal digits', (currency, digits) => {
    expect(minorDigits(currency)).toBe(digits);
  });

  it.each([
    [120, 'GBP', 12_000],
    [1.005, 'GBP', 101],
    [8.165, 'GBP', 817],
    [-1.005, 'GBP', -101],
    [0.1 + 0.2, 'GBP', 30],
    [1e-7, 'GBP', 0],
    [-0.001, 'GBP', 0],
    [99.5, 'JPY', 100],
    [1.2345, 'KWD', 1235],
  ])('%d %s is %i minor units', (decimal, currency, minor) => {
    expect(toMinor(decimal, currency)).toBe(minor);
  });

  it.each([Number.NaN, Infinity, -Infinity])('refuses %d', (decimal) => {
    expect(() => toMinor(decimal, 'GBP')).toThrow(RangeError);
  });

  it.each(['GBP', 'DKK', 'NGN', 'ZAR', 'JPY', 'KWD'])('survives the wire in %s', (currency) => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        expect(toMinor(toDecimal(minor, currency), currency)).toBe(minor);
      }),
    );
  });

  it.each([
    [2.5, 3],
    [-2.5, -3],
    [2.4, 2],
    [-0.2, 0],
  ])('rounds %d to %d', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded);
  });

  it.each([
    [123_450, 'GBP', 'en-GB', '£1,234.50'],
    [12_000, 'GBP', 'en-GB', '£120.00'],
    [-5_560, 'GBP', 'en-GB', '−£55.60'],
    [500, 'JPY', 'en-GB', '¥500'],
    [123_450, 'USD', 'en-US', '$1,234.50'],
    [123_450, 'USD', 'en-GB', 'US$1,234.50'],
    [123_450, 'AUD', 'en-GB', 'A$1,234.50'],
    [123_450, 'AED', 'ar-AE', '1,234.50 د.إ.'],
    [123_450, 'ZAR', 'en-ZA', 'R 1 234,50'],
    [123_450, 'DKK', 'da-DK', '1.234,50 kr.'],
    [123_450, 'EUR', 'en-IE', '€1,234.50'],
    [123_450, 'AUD', 'en-AU', '$1,234.50'],
    [123_450, 'CAD', 'en-CA', '$1,234.50'],
    [123_450, 'MXN', 'es-MX', '$1,234.50'],
    [123_450, 'NGN', 'en-NG', '₦1,234.50'],
    [123_450, 'KES', 'en-KE', 'Ksh 1,234.50'],
  ])('%i %s reads in %s as %s', (minor, currency, locale, text) => {
    const read = formatMoney(minor, currency, locale);
    // Without the marks that keep an amount together and give it its direction.
    expect(read.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u200f', '')).toBe(text);
  });

  // From right to left an amount begins with a mark of that direction, and a mark follows letters with a sign ("US$").
  const from = (text: string): string =>
    text.replaceAll('\u00a0', ' ').replaceAll('\u200f', '<').replaceAll('\u200e', '>');

  it.each([
    ['GBP', '£1,234.50', '1.234,50 £', '<1,234.50 £'],
    ['DKK', 'kr 1,234.50', '1.234,50 kr.', '<1,234.50 kr'],
    ['NGN', '₦1,234.50', '1.234,50 ₦', '<1,234.50 ₦'],
    ['ZAR', 'R 1,234.50', '1.234,50 R', '<1,234.50 R'],
    ['EUR', '€1,234.50', '1.234,50 €', '<1,234.50 €'],
    ['USD', 'US$1,234.50', '1.234,50 US$', '<1,234.50 US$>'],
    ['AED', 'AED 1,234.50', '1.234,50 AED', '<1,234.50 د.إ.<'],
    ['AUD', 'A$1,234.50', '1.234,50 AU$', '<1,234.50 AU$>'],
    ['CAD', 'CA$1,234.50', '1.234,50 CA$', '<1,234.50 CA$>'],
    ['MXN', 'MX$1,234.50', '1.234,50 MX$', '<1,234.50 MX$>'],
    ['KES', 'KES 1,234.50', '1.234,50 KES', '<1,234.50 KES'],
  ])('%s has its own sign and the same digits in every language', (currency, english, danish, arabic) => {
    const read = ['en-GB', 'da-DK', 'ar-AE'].map((locale) => from(formatMoney(123_450, currency, locale)));
    expect(read).toEqual([english, danish, arabic]);
  });

  it('has the same digits where a language has digits of its own', () => {
    expect(from(formatMoney(123_450, 'GBP', 'ar-EG'))).toBe('<1,234.50 £');
  });

  it.each([
    [123_450, 'GBP', '1234.50'],
    [5, 'GBP', '0.05'],
    [1_200, 'JPY', '1200'],
  ])('%i of %s is %s for machines', (minor, currency, text) => {
    expect(formatDecimal(minor, currency)).toBe(text);
  });
});
