import type { RemoteDeclaration } from 'shared/contracts';
import { declaredTexts } from 'shared/declaration';
import { ar } from './messages/ar.ts';
import { da } from './messages/da.ts';
import { de } from './messages/de.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { ja } from './messages/ja.ts';
import { nb } from './messages/nb.ts';
import { nl } from './messages/nl.ts';
import { pl } from './messages/pl.ts';
import { pt } from './messages/pt.ts';
import { sv } from './messages/sv.ts';
import { enGB } from './messages/en-GB.ts';

const textOf = declaredTexts({
  'en-GB': enGB,
  da,
  de,
  fr,
  es,
  it,
  nl,
  sv,
  nb,
  pt,
  pl,
  ja,
  ar,
});

/**
 * What the site has to know of this remote's pages without running its code. It is written into the release, so that a page is there as soon
 * as the release is published, and goes with it. Addresses begin with the remote's own name; the menu's entry may be null.
 * The title was given in English: it stands in every catalogue until somebody translates it.
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
      title: textOf('__page__.menu'),
      menu: textOf('__page__.menu'),
      // Until the remote has come, where the page will have the same; leave it out for the neutral frame.
      firstScreen: [
        { kind: 'heading', text: textOf('__page__.title') },
        { kind: 'field', text: textOf('__page__.name') },
        { kind: 'lines', count: 1 },
      ],
    },
  ],
};
