import type { RemoteDeclaration } from 'shared/contracts';
import { ar } from './messages/ar.ts';
import { da } from './messages/da.ts';
import { enGB } from './messages/en-GB.ts';

const inLanguages = <Key extends keyof typeof da & keyof typeof ar>(key: Key) => ({
  'en-GB': enGB[key],
  da: da[key],
  ar: ar[key],
});

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
      // Until the remote has come, where the page will have the same; leave it out for the neutral frame.
      firstScreen: [
        { kind: 'heading', text: inLanguages('__page__.title') },
        { kind: 'field', text: inLanguages('__page__.name') },
        { kind: 'lines', count: 1 },
      ],
    },
  ],
};
