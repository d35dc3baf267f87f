import { createEvent } from 'effector';
import { defineRemote } from 'shared/runtime';
import { CheckoutPage } from './pages/checkout/page.tsx';
import { ConfirmationPage } from './pages/confirmation/page.tsx';
import { StatusPage } from './pages/status/page.tsx';

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
