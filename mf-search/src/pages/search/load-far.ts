import { lazy } from 'react';

// Each with the contracts of its own calls, when the guest comes near.
export const AboutHotel = lazy(() => import('./about/about.lazy.tsx'));
export const GuestReviews = lazy(() =>
  import('./reviews/reviews.lazy.tsx').then((module) => ({ default: module.GuestReviews })),
);
