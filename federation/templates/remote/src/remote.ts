import { defineRemote } from 'shared/runtime';
import { __Page__Page } from './pages/__page__/page.tsx';

export const remote = defineRemote({
  name: '__name__',
  pages: { '__page__': __Page__Page },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
