import { createEvent } from 'effector';
import { defineRemote } from 'shared/runtime';
import { GroupPage } from './pages/group/page.tsx';

const started = createEvent();

export const remote = defineRemote({
  name: 'mf-group',
  started,
  pages: { group: GroupPage },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
