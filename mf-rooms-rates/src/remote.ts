import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { RoomsAndRatesPage } from './pages/rooms-and-rates/page.tsx';
import { takeOver } from './pages/rooms-and-rates/take-over.ts';

export const remote = defineRemote({
  name: 'mf-rooms-rates',
  pages: { 'rooms-and-rates': RoomsAndRatesPage },
  slots: {},
  words,
  takeOver,
});
