import { describe, expect, it } from 'vitest';
import { countryOfNumber, withDialingCode } from './dialing-number.ts';

describe('the country of a telephone number', () => {
  it.each([
    ['', 'GB', 'GB'],
    ['020 7946 0000', 'GB', 'GB'],
    ['+45 33 12 34 56', 'GB', 'DK'],
    ['0045 33 12 34 56', 'GB', 'DK'],
    ['+354 555', 'GB', 'IS'],
    ['+44 20 7946 0000', 'JE', 'JE'],
    ['+1 212 555', 'US', 'US'],
    ['+', 'GB', 'GB'],
  ])('of "%s" where most call from %s is %s', (number, usual, country) => {
    expect(countryOfNumber(number, usual)).toBe(country);
  });

  it.each([
    ['', 'DK', '+45 '],
    ['33 12 34 56', 'DK', '+45 33 12 34 56'],
    ['+44 20 7946 0000', 'DK', '+45 20 7946 0000'],
    ['0044 20 7946 0000', 'DK', '+45 20 7946 0000'],
  ])('chosen for "%s" as %s makes it "%s"', (number, country, written) => {
    expect(withDialingCode(number, country)).toBe(written);
  });
});
