import { describe, expect, it } from 'vitest';
import type { PageDeclaration, Registry } from '../contracts/index.ts';
import { addressOf, declaredPages, matchPage, pageAddress, pageDefinitions } from './pages.ts';

const giftCards: PageDeclaration = {
  page: 'gift-cards',
  pattern: '/Book/:propertyCode/GiftCards/:card?',
  guard: 'none',
  needs: ['property'],
  takesCards: true,
  indexed: true,
  title: { 'en-GB': 'Gift cards', da: 'Gavekort' },
  menu: { 'en-GB': 'Gift cards' },
};

const release = (version: string, pages: readonly PageDeclaration[]) => ({
  version,
  entry: `/ClientApp/mf-gift-cards/${version}/remoteEntry.js`,
  container: `mf_gift_cards__${version}`,
  integrity: 'sha384-x',
  sharedApi: '^1.0.0',
  pages: [...pages],
  previous: null,
});
const registryWith = (changes: Partial<Registry>): Registry => ({
  schemaVersion: 1,
  shell: { version: '1' },
  remotes: {},
  pins: {},
  ...changes,
});
const everywhere = registryWith({ remotes: { 'mf-gift-cards': release('1', [giftCards]) } });
const pinned = registryWith({ pins: { HARBOUR: { 'mf-gift-cards': release('1', [giftCards]) } } });
const pageAt = (path: string, registry?: Registry) => matchPage(path, registry).definition.page;

describe('a page that a remote declares', () => {
  it('is the screen of its address as soon as the registry has its release', () => {
    expect(pageAt('/Book/FJORD/GiftCards')).toBe('not-found');
    expect(matchPage('/book/fjord/giftcards/42?x=1', everywhere)).toMatchObject({
      definition: { page: 'gift-cards', remote: 'mf-gift-cards', takesCards: true, noindex: false },
      params: { propertyCode: 'fjord', card: '42' },
    });
  });

  it('is none for a property that does not have its remote', () => {
    const without = registryWith({ ...everywhere, absent: { FJORD: ['mf-gift-cards'] } });
    expect(pageAt('/Book/fjord/GiftCards', without)).toBe('not-found');
    expect(pageAt('/Book/HARBOUR/GiftCards', without)).toBe('gift-cards');
  });

  it('of a release that one property tries is that property’s alone', () => {
    expect(pageAt('/Book/HARBOUR/GiftCards', pinned)).toBe('gift-cards');
    expect(pageAt('/Book/FJORD/GiftCards', pinned)).toBe('not-found');
    expect(declaredPages(pinned, 'harbour').map(({ page }) => page)).toEqual(['gift-cards']);
    expect(declaredPages(pinned, null)).toEqual([]);
  });

  it('goes with a rollback to a release that does not declare it', () => {
    const back = registryWith({ remotes: { 'mf-gift-cards': release('0', []) } });
    expect(pageAt('/Book/FJORD/GiftCards', back)).toBe('not-found');
  });

  it('never takes an address of product.md 2', () => {
    const greedy = { ...giftCards, page: 'mine', pattern: '/Book/:propertyCode/:anything' };
    const registry = registryWith({ remotes: { 'mf-greedy': release('1', [greedy]) } });
    expect(pageAt('/Book/HARBOUR/Checkout', registry)).toBe('checkout');
  });
});

describe('which pages are free of scripts of others (docs/decisions/0088)', () => {
  it('every page whose address has more than the code of a hotel has none', () => {
    const secretive = pageDefinitions.filter(({ pattern }) => /:(?!propertyCode)/.test(pattern));
    expect(secretive.map(({ page }) => page)).toContain('confirmation');
    expect(secretive.filter(({ takesCards, isQuiet }) => !takesCards && !isQuiet)).toEqual([]);
  });

  it('the others are these', () => {
    const open = pageDefinitions.filter(({ takesCards, isQuiet }) => !takesCards && !isQuiet);
    expect(open.map(({ page }) => page)).toEqual([
      'search',
      'rooms-and-rates',
      'booked',
      'group',
      'unauthorised',
      'error',
    ]);
  });
});

describe('the address of a page', () => {
  it.each([
    ['search', '/Book/A%20B'],
    ['checkout', '/Book/A%20B/Checkout'],
    ['group', '/BookGroup/A%20B'],
    ['pre-check-in', null],
  ])('%s at a property: %s', (page, address) => {
    const definition = pageDefinitions.find((each) => each.page === page);
    expect(definition && addressOf(definition, 'A B')).toBe(address);
  });
});

describe('the address of a page', () => {
  it.each([
    [pageAddress('search', { propertyCode: 'HARBOUR' }), '/Book/HARBOUR'],
    [pageAddress('rooms-and-rates', { propertyCode: 'Å & B' }), '/Book/%C3%85%20%26%20B/Rooms-And-Rates'],
    [pageAddress('checkout', { propertyCode: 'HARBOUR' }), '/Book/HARBOUR/Checkout'],
    [
      pageAddress('checkout', { propertyCode: 'HARBOUR', confirmationToken: 'x' }),
      '/Book/HARBOUR/Checkout/x',
    ],
    [
      pageAddress('pre-check-in', { propertyCode: 'H', referenceNumber: 'R', code: 'c' }),
      '/PreCheckIn/H/R/c',
    ],
    [pageAddress('error', {}), '/Error'],
  ])('is %s', (address, expected) => {
    expect(address).toBe(expected);
  });

  it('leads to that page', () => {
    const params = { propertyCode: 'A/b c', referenceNumber: 'r', code: 'c', confirmationToken: 't' };
    for (const { page } of pageDefinitions)
      expect(matchPage(pageAddress(page as 'pre-check-in', params)).definition.page).toBe(page);
  });
});
