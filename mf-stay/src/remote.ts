import { defineRemote } from 'shared/runtime';
import { ReviewPage } from './pages/review/page.tsx';
import { StayPage } from './pages/stay/page.tsx';

export const remote = defineRemote({
  name: 'mf-stay',
  pages: { stay: StayPage, 'stay-review': ReviewPage },
  slots: {},
  words: {
    da: () => import('./messages/with-calendar.da.ts').then(({ words }) => words),
    ar: () => import('./messages/with-calendar.ar.ts').then(({ words }) => words),
  },
});
