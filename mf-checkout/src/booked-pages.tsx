import { lazy, Suspense } from 'react';

/** Called as soon as a guest confirms, so that the pages are there when the hotel has responded. */
export const loadBookedPages = () => import('./booked-pages.lazy.tsx');

const Status = lazy(() => loadBookedPages().then((pages) => ({ default: pages.StatusPage })));
const Invoice = lazy(() => import('./invoice-page.lazy.tsx').then((page) => ({ default: page.InvoicePage })));
const Pay = lazy(() => import('./pay-page.lazy.tsx').then((page) => ({ default: page.PayPage })));
const Confirmation = lazy(() => loadBookedPages().then((pages) => ({ default: pages.ConfirmationPage })));

export const StatusPage = () => (
  <Suspense>
    <Status />
  </Suspense>
);
export const ConfirmationPage = () => (
  <Suspense>
    <Confirmation />
  </Suspense>
);

export const InvoicePage = () => (
  <Suspense>
    <Invoice />
  </Suspense>
);

export const PayPage = () => (
  <Suspense>
    <Pay />
  </Suspense>
);
