import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { StayPage } from './pages/stay/page.tsx';

export const remote = defineRemote({
  name: 'mf-stay',
  pages: { stay: StayPage },
  slots: {},
  words,
});
