import { createEvent } from 'effector';
import { defineRemote } from 'shared/runtime';
import { ConfirmationPage, StatusPage } from './later-pages.tsx';
import { CheckoutPage } from './pages/checkout/page.tsx';

const started = createEvent();

export const remote = defineRemote({
  name: 'mf-checkout',
  started,
  pages: { checkout: CheckoutPage, status: StatusPage, confirmation: ConfirmationPage },
  slots: {},
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
