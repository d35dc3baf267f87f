import { describe, expect, it } from 'vitest';
import { readableAddress } from './addresses.ts';

describe('an address', () => {
  it.each(['/Book/%E0%A4%A', '/Book/%', '/Book/har%00bour?x=1', '/%zz'])(
    'of a page that cannot be read leads to the not-found page: %s',
    (url) => {
      expect(readableAddress(url)).toBe('/not-found');
    },
  );

  it.each([
    '/',
    '/Book/HARBOUR?promoCode=%E0%A4%A',
    '/Book/caf%C3%A9',
    '/api/Property/%E0%A4%A',
    '/API/Property/%E0%A4%A',
    '/ClientApp/%E0%A4%A',
  ])('stays as it is: %s', (url) => {
    expect(readableAddress(url)).toBe(url);
  });
});
