import { describe, expect, it } from 'vitest';
import { aRelease } from 'shared/testing';
import { codeOf, routeOf, trackedPath } from './route-table.ts';

const at = (pathname: string) => routeOf({ pathname, search: '', hash: '' });

const rows = [
  ['/Book/HARBOUR', 'search', 'mf-search', 'none'],
  ['/book/harbour/', 'search', 'mf-search', 'none'],
  ['/Book/HARBOUR/Rooms-And-Rates', 'rooms-and-rates', 'mf-rooms-rates', 'can-search'],
  ['/Book/HARBOUR/Checkout', 'checkout', 'mf-checkout', 'item-or-token'],
  ['/Book/HARBOUR/Checkout/abc', 'checkout', 'mf-checkout', 'item-or-token'],
  ['/Book/HARBOUR/Status', 'status', 'mf-checkout', 'token'],
  ['/Book/HARBOUR/Status/abc', 'status', 'mf-checkout', 'token'],
  ['/Book/HARBOUR/Confirmation/abc', 'confirmation', 'mf-checkout', 'token'],
  ['/Book/HARBOUR/Invoice', 'invoice', 'mf-checkout', 'token'],
  ['/Book/HARBOUR/Invoice/abc', 'invoice', 'mf-checkout', 'token'],
  ['/Book/HARBOUR/Pay/abc', 'pay', 'mf-checkout', 'token'],
  ['/PreCheckIn/HARBOUR/R1/c', 'pre-check-in', 'mf-precheckin', 'none'],
  ['/BookGroup/COAST', 'group', 'mf-group', 'none'],
  ['/Account/ForgotPassword/HARBOUR', 'forgot-password', 'mf-account', 'none'],
  ['/Account/ResetPassword/HARBOUR', 'reset-password', 'mf-account', 'none'],
  ['/Account/ConfirmEmail/HARBOUR', 'confirm-email', 'mf-account', 'none'],
  ['/Account/Register/HARBOUR', 'register', 'mf-account', 'none'],
  ['/ManageAccount/HARBOUR', 'manage-account', 'mf-account', 'logged-in'],
  ['/Book/HARBOUR/Booked', 'booked', null, 'none'],
  ['/Unauthorised', 'unauthorised', null, 'none'],
  ['/Error', 'error', null, 'none'],
  ['/', 'not-found', null, 'none'],
  ['/Book', 'not-found', null, 'none'],
  ['/Book/HARBOUR/Rooms', 'not-found', null, 'none'],
  ['/PreCheckIn/HARBOUR/R1', 'not-found', null, 'none'],
  ['/Book/HARBOUR/Checkout/abc/more', 'not-found', null, 'none'],
] as const;

describe('product.md 2: addresses and their screens', () => {
  it.each(rows)('%s is %s', (path, page, remote, guard) => {
    const { match } = at(path);
    expect([match.definition.page, match.definition.remote, match.definition.guard]).toEqual([
      page,
      remote,
      guard,
    ]);
  });

  it('the code is the one of the address, decoded', () => {
    expect(codeOf(at('/Book/har%20bour'))).toBe('har bour');
    expect(codeOf(at('/Error'))).toBeNull();
  });

  it('what is tracked has no secrets in it', () => {
    expect(trackedPath(at('/Book/HARBOUR/Confirmation/s3cret'))).toBe('/Book/HARBOUR/Confirmation/token');
    expect(trackedPath(at('/Book/HARBOUR/Invoice/s3cret'))).toBe('/Book/HARBOUR/Invoice/token');
    expect(trackedPath(at('/PreCheckIn/HARBOUR/R1/c0de'))).toBe('/PreCheckIn/HARBOUR/reference/code');
    expect(trackedPath(at('/Book/HARBOUR/Checkout'))).toBe('/Book/HARBOUR/Checkout');
    const registry = {
      remotes: { 'mf-gift-cards': aRelease('/Book/:propertyCode/GiftCards/:card') },
      pins: {},
    };
    const place = { pathname: '/Book/HARBOUR/GiftCards/s3cret', search: '', hash: '' };
    expect(trackedPath(routeOf(place, registry))).toBe('/Book/HARBOUR/GiftCards/card');
  });
});
