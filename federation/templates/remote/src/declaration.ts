import type { RemoteDeclaration } from 'shared/contracts';
import type { Catalogue, LanguageTag } from 'shared/domain';
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

const words: Readonly<Partial<Record<LanguageTag, Catalogue>>> = {
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
};

const inLanguages = (key: '__page__.title' | '__page__.name') => ({
  'en-GB': enGB[key],
  ...Object.fromEntries(
    Object.entries(words).flatMap(([language, { [key]: text }]) =>
      typeof text === 'string' ? [[language, text]] : [],
    ),
  ),
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
