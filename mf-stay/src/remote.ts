import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { ReviewPage } from './pages/review/page.tsx';
import { StayPage } from './pages/stay/page.tsx';

export const remote = defineRemote({
  name: 'mf-stay',
  pages: { stay: StayPage, 'stay-review': ReviewPage },
  slots: {},
  words,
});
