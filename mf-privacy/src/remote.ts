import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { PrivacyPage } from './pages/privacy/page.tsx';

export const remote = defineRemote({
  name: 'mf-privacy',
  pages: { privacy: PrivacyPage },
  slots: {},
  words,
});
