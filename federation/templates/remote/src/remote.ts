import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { __Page__Page } from './pages/__page__/page.tsx';

export const remote = defineRemote({
  name: '__name__',
  pages: { '__page__': __Page__Page },
  slots: {},
  words,
});
