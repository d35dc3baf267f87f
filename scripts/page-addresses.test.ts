import { describe, expect, it } from 'vitest';
import { writesAddress } from './page-addresses.ts';

describe('an address of a page written by hand', () => {
  it.each([
    ['a pattern', "'/Book/:propertyCode/Spa'", true],
    ['a text with a value in it', '`/ManageAccount/${code}`', true],
    ['a page without a property', "navigate('/Error')", true],
    ['in a comment', '/* `/Book/HARBOUR` */ const a = 1;', false],
    ['a call of the server', "'/api/Account/Login'", false],
    ['a word that begins alike', "'/Bookings'", false],
  ])('is seen: %s', (_, code, expected) => {
    expect(writesAddress(code)).toBe(expected);
  });
});
