import type { PageDeclaration } from 'shared/contracts';
import { pageDefinitions } from 'shared/domain';
import { describe, expect, it } from 'vitest';
import { declarationProblems, isReservedSegment, ownSegment } from './declaration-checks.ts';

const declared = (page: string, pattern: string): PageDeclaration => ({
  page,
  pattern,
  guard: 'none',
  needs: [],
  takesCards: false,
  indexed: false,
  title: { 'en-GB': page },
  menu: null,
});

describe('the pages that a remote may declare', () => {
  it.each([
    ['gift-cards', '/Book/:propertyCode/GiftCards'],
    ['gift-cards', '/Book/:propertyCode/GiftCards/:card?'],
    ['gift-cards-terms', '/GiftCards/:propertyCode/Terms'],
  ])('%s at %s', (page, pattern) => {
    expect(declarationProblems('mf-gift-cards', [declared(page, pattern)])).toEqual([]);
  });

  it.each([
    ['a name of product.md 2', 'checkout', '/Book/:propertyCode/GiftCards', /"checkout": its name/],
    ['another remote’s name', 'spa', '/Book/:propertyCode/GiftCards', /"spa": its name/],
    ['an address of product.md 2', 'gift-cards', '/Book/:propertyCode/Checkout', /address/],
    ['another remote’s address', 'gift-cards', '/Book/:propertyCode/Spa', /address/],
    ['an address that only begins alike', 'gift-cards', '/Book/:propertyCode/GiftCardsMore', /address/],
    ['every address', 'gift-cards', '/Book/:propertyCode/:anything', /address/],
  ])('not %s', (_what, page, pattern, reason) => {
    expect(declarationProblems('mf-gift-cards', [declared(page, pattern)])).toEqual([
      expect.stringMatching(reason),
    ]);
  });

  it('not one page twice', () => {
    const page = declared('gift-cards', '/Book/:propertyCode/GiftCards');
    expect(declarationProblems('mf-gift-cards', [page, { ...page, page: 'gift-cards-two' }])).toHaveLength(1);
  });

  it('not below a word of product.md 2, whatever the remote is called', () => {
    const page = declared('register', '/Book/:propertyCode/Register');
    expect(declarationProblems('mf-register', [page])).toHaveLength(1);
    expect(ownSegment('mf-gift-cards')).toBe('GiftCards');
  });

  it('every fixed word of the product’s addresses is reserved', () => {
    const patterns = pageDefinitions.map(({ pattern }) => pattern);
    const segments = patterns.flatMap((pattern) => pattern.split('/')).filter((each) => /^[A-Z]/.test(each));
    expect(patterns.length).toBeGreaterThanOrEqual(14);
    expect(segments.filter((segment) => !isReservedSegment(segment))).toEqual([]);
  });
});
