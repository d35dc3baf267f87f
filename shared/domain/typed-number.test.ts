import { describe, expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

describe('a number that people type', () => {
  it.each([
    ['12,50', 'en-GB', 12.5],
    ['12.50', 'en-GB', 12.5],
    ['12,50', 'de', 12.5],
    ['12.50', 'de', 12.5],
    ['12,5', 'en-GB', 12.5],
    ['1,250', 'en-GB', 1250],
    ['1.250', 'de', 1250],
    ['1,250.50', 'de', 1250.5],
    ['1.250,50', 'en-GB', 1250.5],
    ['1 250,50', 'fr', 1250.5],
    ['1\u202f250,50', 'fr', 1250.5],
    ['1’250.50', 'de-CH', 1250.5],
    ['1,250,000', 'en-GB', 1250000],
    ['1.250.000', 'en-GB', 1250000],
    ['45.125', 'en-GB', 45.125],
    ['45,125', 'de', 45.125],
    ['0,125', 'en-GB', 0.125],
    ['١٢٫٥٠', 'ar', 12.5],
    ['１２．５', 'ja', 12.5],
    ['−10', 'en-GB', -10],
    ['-12,5', 'da', -12.5],
    ['95', 'sv', 95],
    ['.5', 'en-GB', 0.5],
  ])('%j in %s is %d', (typed, locale, number) => {
    expect(typedNumber(typed, locale)).toBe(number);
  });

  it.each([
    ['', 'en-GB'],
    ['-', 'en-GB'],
    ['.', 'en-GB'],
    ['12.', 'en-GB'],
    ['1.250', 'fr'],
    ['1,25,0', 'en-GB'],
    ['1.25.0', 'de'],
    ['1,2.50', 'en-GB'],
    ['1.250,50,5', 'de'],
    ['12 EUR', 'de'],
    ['1e3', 'en-GB'],
    ['Infinity', 'en-GB'],
  ])('%j in %s is none, or could be two', (typed, locale) => {
    expect(typedNumber(typed, locale)).toBeNull();
  });
});
