import { lazy, Suspense } from 'react';
import { Skeleton } from 'shared/ui';

// A guest who manages a booking needs nothing of it.
const FindBooking = lazy(() => import('./find.lazy.tsx').then((module) => ({ default: module.FindBooking })));

/** The way back to a booking whose mail is lost. */
export function FindPage() {
  return (
    <Suspense
      fallback={
        <div className="page-width page">
          <Skeleton lines={6} />
        </div>
      }
    >
      <FindBooking />
    </Suspense>
  );
}
