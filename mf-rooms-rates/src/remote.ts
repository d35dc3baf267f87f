import { defineRemote } from 'shared/runtime';
import { RoomsAndRatesPage } from './pages/rooms-and-rates/page.tsx';
import { takeOver } from './pages/rooms-and-rates/take-over.ts';

export const remote = defineRemote({
  name: 'mf-rooms-rates',
  pages: { 'rooms-and-rates': RoomsAndRatesPage },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
  takeOver,
});
