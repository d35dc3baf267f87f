import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { SearchPage } from './pages/search/page.tsx';

export const remote = defineRemote({
  name: 'mf-search',
  pages: { search: SearchPage },
  slots: {},
  words,
});
