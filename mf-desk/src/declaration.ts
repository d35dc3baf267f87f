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

/** The desk of a hotel: no guest is led to it, and its document runs no script of others. */
export const declaration: RemoteDeclaration = {
  pages: [
    {
      page: 'desk',
      pattern: '/Desk/:propertyCode',
      guard: 'none',
      needs: ['property'],
      takesCards: true,
      indexed: false,
      title: textOf('desk.title'),
      menu: null,
      firstScreen: [
        { kind: 'heading', text: textOf('desk.title') },
        { kind: 'lines', count: 3 },
      ],
    },
  ],
};
