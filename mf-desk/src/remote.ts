import { defineRemote } from 'shared/runtime';
import { DeskPage } from './pages/desk/page.tsx';

export const remote = defineRemote({
  name: 'mf-desk',
  pages: { desk: DeskPage },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
