import type { RemoteDeclaration } from 'shared/contracts';
import { ar } from './messages/ar.ts';
import { da } from './messages/da.ts';
import { enGB } from './messages/en-GB.ts';

const inLanguages = <Key extends keyof typeof da>(key: Key) => ({
  'en-GB': enGB[key],
  da: da[key],
  ar: ar[key],
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
      title: inLanguages('desk.title'),
      menu: null,
      firstScreen: [
        { kind: 'heading', text: inLanguages('desk.title') },
        { kind: 'lines', count: 3 },
      ],
    },
  ],
};
