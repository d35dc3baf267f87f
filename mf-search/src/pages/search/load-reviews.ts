import { lazy } from 'react';

/** What guests say: its own request, once the page stands. */
export const GuestReviews = lazy(() =>
  import('./reviews/reviews.lazy.tsx').then((module) => ({ default: module.GuestReviews })),
);
