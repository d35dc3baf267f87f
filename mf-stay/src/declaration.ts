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
import { findEnGB } from './messages/find.en-GB.ts';
import { reviewEnGB } from './messages/review.en-GB.ts';
import { enGB } from './messages/en-GB.ts';

const textOf = declaredTexts({
  'en-GB': { ...enGB, ...reviewEnGB, ...findEnGB },
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

const title = textOf('stay.title');

const reviewTitle = textOf('review.title');

const findTitle = textOf('find.title');

/** What the site has to know of “Manage booking” without running its code (docs/decisions/0037, 0076). */
export const declaration: RemoteDeclaration = {
  pages: [
    {
      page: 'stay',
      pattern: '/Book/:propertyCode/Stay/:confirmationToken?',
      guard: 'token',
      needs: ['property'],
      // The booking's secret is in the address: as where a card is typed, the document runs no script of others.
      takesCards: true,
      indexed: false,
      title,
      menu: null,
      firstScreen: [
        { kind: 'heading', text: title },
        { kind: 'lines', count: 2 },
        { kind: 'cards', count: 2 },
      ],
    },
    {
      page: 'stay-review',
      pattern: '/Book/:propertyCode/Stay/Review/:reviewToken',
      guard: 'none',
      needs: ['property'],
      // The link's secret is in the address: likewise.
      takesCards: true,
      indexed: false,
      title: reviewTitle,
      menu: null,
      firstScreen: [
        { kind: 'heading', text: reviewTitle },
        { kind: 'lines', count: 2 },
        { kind: 'cards', count: 1 },
      ],
    },
    {
      page: 'stay-find',
      pattern: '/Stay/:propertyCode',
      guard: 'none',
      needs: ['property'],
      takesCards: false,
      indexed: false,
      title: findTitle,
      menu: findTitle,
      firstScreen: [
        { kind: 'heading', text: findTitle },
        { kind: 'text', text: textOf('find.lead') },
        { kind: 'cards', count: 1 },
      ],
    },
  ],
};
