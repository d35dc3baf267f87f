import { createEvent } from 'effector';
import { defineRemote } from 'shared/runtime';
import { PreCheckInPage } from './pages/pre-check-in/page.tsx';

const started = createEvent();

export const remote = defineRemote({
  name: 'mf-precheckin',
  started,
  pages: { 'pre-check-in': PreCheckInPage },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
