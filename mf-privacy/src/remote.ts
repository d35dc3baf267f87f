import { defineRemote } from 'shared/runtime';
import { PrivacyPage } from './pages/privacy/page.tsx';

export const remote = defineRemote({
  name: 'mf-privacy',
  pages: { privacy: PrivacyPage },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
