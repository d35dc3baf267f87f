import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { PreCheckInPage } from './pages/pre-check-in/page.tsx';

export const remote = defineRemote({
  name: 'mf-precheckin',
  pages: { 'pre-check-in': PreCheckInPage },
  slots: {},
  words,
});
