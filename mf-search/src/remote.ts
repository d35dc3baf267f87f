import { defineRemote } from 'shared/runtime';
import { createEvent } from 'effector';
import { SearchPage } from './pages/search/page.tsx';

const started = createEvent();

export const remote = defineRemote({
  name: 'mf-search',
  started,
  pages: { search: SearchPage },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
