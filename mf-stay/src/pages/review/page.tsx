import { lazy, Suspense } from 'react';
import { Skeleton } from 'shared/ui';

// A guest who manages a booking needs nothing of it.
const Review = lazy(() => import('./review.lazy.tsx').then((module) => ({ default: module.Review })));

/** The page of the link in the mail after a departure. */
export function ReviewPage() {
  return (
    <Suspense
      fallback={
        <div className="page-width page">
          <Skeleton lines={8} />
        </div>
      }
    >
      <Review />
    </Suspense>
  );
}
