import { describe, expect, it } from 'vitest';
import { isPhone } from '../../domain/index.ts';
import { callingCodeOf, completeTelephone, readTelephone } from './telephone-number.lazy.ts';

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
    ['\u202a020\u20117946 0958\u202c', 'GB', '+44 20 7946 0958', 'GB'],
    ['０２０ ７９４６ ０９５８', 'GB', '+44 20 7946 0958', 'GB'],
    ['07700 900999', 'GB', '+44 7700 900999', 'GB'],
    ['0612345678', 'FR', '+33 6 12 34 56 78', 'FR'],
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
    ['0612345678', 'GB'],
    ['(212) 555-0123', 'GB'],
    ['0412 345 678', 'GB'],
    ['06 12 34 56 78', 'BE'],
  ])('is not %j in %s', (typed, country) => {
    expect(readTelephone(typed, country)).toBeNull();
  });
});

it.each([
  ['in the first country that has such a number', '0612345678', null, '+33 6 12 34 56 78', 'France'],
  ['behind a code that was offered', '+44 020 7946 0958', '+44', '+44 20 7946 0958', 'United Kingdom'],
  ['in place of a code that was offered', '+44 0612345678', '+44', '+33 6 12 34 56 78', 'France'],
])('is completed %s, and that is said', (_, typed, offered, written, country) => {
  const said = `${country} · \u2066${written}\u2069`;
  expect(completeTelephone(typed, offered, ['GB', 'FR'], 'en-GB')).toMatchObject({ written, said });
});

it('loses a code that was only offered where no country has such a number', () => {
  const asked = { written: '(212) 555-0123', countryCode: null, said: null };
  expect(completeTelephone('+44 (212) 555-0123', '+44', ['GB'], 'en-GB')).toEqual(asked);
  expect(completeTelephone('+44 (212) 555-0123', null, ['GB'], 'en-GB')).toBeNull();
});

it.each([
  ['GB', '+44'],
  ['DK', '+45'],
  ['AQ', null],
])('the code of %s is %s', (country, code) => {
  expect(callingCodeOf(country)).toBe(code);
});
