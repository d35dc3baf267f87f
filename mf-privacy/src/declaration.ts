import type { RemoteDeclaration } from 'shared/contracts';
import { ar } from './messages/ar.ts';
import { da } from './messages/da.ts';
import { enGB } from './messages/en-GB.ts';

const title = { 'en-GB': enGB['privacy.title'], da: da['privacy.title'], ar: ar['privacy.title'] };
const lead = { 'en-GB': enGB['privacy.lead'], da: da['privacy.lead'], ar: ar['privacy.lead'] };

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
