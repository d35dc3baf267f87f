import { defineRemote } from 'shared/runtime';
import { GroupPage } from './pages/group/page.tsx';

export const remote = defineRemote({
  name: 'mf-group',
  pages: { group: GroupPage },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
