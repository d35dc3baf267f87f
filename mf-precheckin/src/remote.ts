import { defineRemote } from 'shared/runtime';
import { PreCheckInPage } from './pages/pre-check-in/page.tsx';

export const remote = defineRemote({
  name: 'mf-precheckin',
  pages: { 'pre-check-in': PreCheckInPage },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
