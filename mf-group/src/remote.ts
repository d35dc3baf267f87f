import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { GroupPage } from './pages/group/page.tsx';

export const remote = defineRemote({
  name: 'mf-group',
  pages: { group: GroupPage },
  slots: {},
  words,
});
