import { createEvent } from 'effector';
import { defineRemote } from 'shared/runtime';
import { RoomsAndRatesPage } from './pages/rooms-and-rates/page.tsx';

const started = createEvent();

export const remote = defineRemote({
  name: 'mf-rooms-rates',
  started,
  pages: { 'rooms-and-rates': RoomsAndRatesPage },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
