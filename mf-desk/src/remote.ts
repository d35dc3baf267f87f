import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { DeskPage } from './pages/desk/page.tsx';
import { takeOver } from './pages/desk/take-over.ts';

export const remote = defineRemote({
  name: 'mf-desk',
  pages: { desk: DeskPage },
  slots: {},
  words,
  takeOver,
});
