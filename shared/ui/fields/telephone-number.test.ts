import { describe, expect, it } from 'vitest';
import { isPhone } from '../../domain/index.ts';
import { callingCodeOf, readTelephone } from './telephone-number.lazy.ts';

describe('a telephone number', () => {
  it.each([
    ['020 7946 0958', 'GB', '+44 20 7946 0958', 'GB'],
    ['07700 900123', 'GB', '+44 7700 900123', 'GB'],
    ['07400 123456', 'GB', '+44 7400 123456', 'GB'],
    ['33 12 34 56', 'DK', '+45 33 12 34 56', 'DK'],
    ['(212) 736-5000', 'US', '+1 212 736 5000', 'US'],
    ['06 12345678', 'IT', '+39 06 1234 5678', 'IT'],
    ['0801 234 5678', 'NG', '+234 801 234 5678', 'NG'],
    ['+44 020 7946 0958', 'GB', '+44 20 7946 0958', 'GB'],
    ['+44 (0)20 7946 0958', 'GB', '+44 20 7946 0958', 'GB'],
    ['0044 20 7946 0958', 'GB', '+44 20 7946 0958', 'GB'],
    ['+45 33123456', 'GB', '+45 33123456', 'DK'],
    ['+442079460958', 'DK', '+442079460958', 'GB'],
  ])('typed as %j in %s is %j', (typed, country, written, countryCode) => {
    expect(readTelephone(typed, country)).toEqual({ written, countryCode });
    expect(isPhone(written)).toBe(true);
  });

  it.each([
    ['', 'GB'],
    ['020 7946', 'GB'],
    ['call me', 'GB'],
    ['call 020 7946 0958', 'GB'],
    ['020 7946 0958', 'XX'],
    ['+999 12345678', 'GB'],
  ])('is not %j in %s', (typed, country) => {
    expect(readTelephone(typed, country)).toBeNull();
  });
});

it.each([
  ['GB', '+44'],
  ['DK', '+45'],
  ['AQ', null],
])('the code of %s is %s', (country, code) => {
  expect(callingCodeOf(country)).toBe(code);
});
