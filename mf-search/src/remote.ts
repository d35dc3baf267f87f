import { defineRemote } from 'shared/runtime';
import { SearchPage } from './pages/search/page.tsx';

export const remote = defineRemote({
  name: 'mf-search',
  pages: { search: SearchPage },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
