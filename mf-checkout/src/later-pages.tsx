import { lazy, Suspense } from 'react';

/** Asked for as soon as a guest confirms, so that it is there when the hotel has answered. */
export const loadAfterPages = () => import('./after-pages.tsx');

const Status = lazy(() => loadAfterPages().then((pages) => ({ default: pages.StatusPage })));
const Confirmation = lazy(() => loadAfterPages().then((pages) => ({ default: pages.ConfirmationPage })));

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
