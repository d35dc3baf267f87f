import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { FindPage } from './pages/find/page.tsx';
import { ReviewPage } from './pages/review/page.tsx';
import { StayPage } from './pages/stay/page.tsx';

export const remote = defineRemote({
  name: 'mf-stay',
  pages: { stay: StayPage, 'stay-review': ReviewPage, 'stay-find': FindPage },
  slots: {},
  words,
});
