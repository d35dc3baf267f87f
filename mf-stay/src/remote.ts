import { defineRemote } from 'shared/runtime';
import { StayPage } from './pages/stay/page.tsx';

export const remote = defineRemote({
  name: 'mf-stay',
  pages: { stay: StayPage },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
