import { defineRemote } from 'shared/runtime';
import { DeskPage } from './pages/desk/page.tsx';
import { takeOver } from './pages/desk/take-over.ts';

export const remote = defineRemote({
  name: 'mf-desk',
  pages: { desk: DeskPage },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
  takeOver,
});
