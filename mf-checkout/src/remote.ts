import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { ConfirmationPage, InvoicePage, PayPage, StatusPage } from './booked-pages.tsx';
import { CheckoutPage } from './pages/checkout/page.tsx';

export const remote = defineRemote({
  name: 'mf-checkout',
  pages: {
    checkout: CheckoutPage,
    status: StatusPage,
    confirmation: ConfirmationPage,
    invoice: InvoicePage,
    pay: PayPage,
  },
  slots: {},
  words,
});
