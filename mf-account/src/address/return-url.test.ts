import { describe, expect, it } from 'vitest';
import { returnUrlOf, wayBack, withReturn } from './return-url.ts';

const at = (path: string, query = '', hash = '') => ({ path, query, hash, params: {} });

describe('where the guest goes back to', () => {
  it('is the page from which they came, with its search', () => {
    const link = withReturn('/Account/Register/HARBOUR', at('/Book/HARBOUR/Rooms-And-Rates', '?adults=2,1'));
    const [path = '', query = ''] = link.split('?');
    expect(path).toBe('/Account/Register/HARBOUR');
    expect(returnUrlOf({ query: `?${query}` })).toBe('/Book/HARBOUR/Rooms-And-Rates?adults=2,1');
  });

  it('is kept from one account page to the next', () => {
    const query = '?returnUrl=%2FBook%2FHARBOUR%2FCheckout';
    const next = withReturn('/Account/ForgotPassword/HARBOUR', at('/Account/Register/HARBOUR', query));
    expect(next).toBe(`/Account/ForgotPassword/HARBOUR${query}`);
    expect(wayBack(at('/Account/Register/HARBOUR', query), 'HARBOUR')).toBe('/Book/HARBOUR/Checkout');
  });

  it('is the search where nothing is known', () => {
    expect(withReturn('/Account/Register/HARBOUR', at('/Account/ResetPassword/HARBOUR', '?token=t'))).toBe(
      '/Account/Register/HARBOUR',
    );
    expect(wayBack(at('/Account/Register/HARBOUR'), 'HARBOUR')).toBe('/Book/HARBOUR');
  });

  it.each([
    'https://evil.example/Book/HARBOUR',
    '//evil.example/Book/HARBOUR',
    '/\\evil.example',
    '/Book/\\evil',
    'javascript:alert(1)',
    '/Account/Register/HARBOUR',
    '/Error',
  ])('is never %s', (address) => {
    expect(returnUrlOf({ query: `?returnUrl=${encodeURIComponent(address)}` })).toBeNull();
  });
});
