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
import { manageEnGB } from './messages/manage.en-GB.ts';

const title = declaredTexts({ 'en-GB': manageEnGB, da, de, fr, es, it, nl, sv, nb, pt, pl, ja, ar })(
  'manage.title',
);

/** What the site has to know of “Your table” without running its code (docs/decisions/0037, 0130). */
export const declaration: RemoteDeclaration = {
  pages: [
    {
      page: 'restaurant-table',
      pattern: '/Book/:propertyCode/Restaurant/:bookingReference/:tableCode',
      guard: 'none',
      needs: ['property'],
      // The link's secret is in the address: as where a card is typed, the document runs no script of others.
      takesCards: true,
      indexed: false,
      title,
      menu: null,
      firstScreen: [
        { kind: 'heading', text: title },
        { kind: 'lines', count: 1 },
        { kind: 'cards', count: 1 },
      ],
    },
  ],
};
