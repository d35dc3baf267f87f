import type { RemoteDeclaration } from 'shared/contracts';

/**
 * What the site has to know of this remote's pages without running its code. It is written into the release, so that a page is there as soon
 * as the release is published, and goes with it. Addresses begin with the remote's own name; the menu's entry may be null.
 */
export const declaration: RemoteDeclaration = {
  pages: [
    {
      page: '__page__',
      pattern: '/Book/:propertyCode/__Page__',
      guard: 'none',
      needs: ['property', 'book-config'],
      takesCards: false,
      indexed: false,
      title: { 'en-GB': '__title__' },
      menu: { 'en-GB': '__title__' },
    },
  ],
};
