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

const title = textOf('privacy.title');
const lead = textOf('privacy.lead');

/** What the site has to know of “Your data” without running its code (docs/decisions/0037, 0085). */
export const declaration: RemoteDeclaration = {
  pages: [
    {
      page: 'privacy',
      pattern: '/Book/:propertyCode/Privacy',
      guard: 'none',
      needs: ['property'],
      // A link's secret is in the address and a password is typed: as where a card is typed, the document runs no script of others.
      takesCards: true,
      indexed: false,
      title,
      menu: title,
      firstScreen: [
        { kind: 'heading', text: title },
        { kind: 'text', text: lead },
        { kind: 'lines', count: 3 },
      ],
    },
  ],
};
