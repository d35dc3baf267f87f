import { lazy, Suspense } from 'react';
import { Skeleton } from 'shared/ui';

// A guest who books a table needs nothing of it.
const ManageTable = lazy(() =>
  import('./manage.lazy.tsx').then((module) => ({ default: module.ManageTable })),
);

/** The page of the link in a table's mail. */
export function ManagePage() {
  return (
    <Suspense
      fallback={
        <div className="page-width page">
          <Skeleton lines={8} />
        </div>
      }
    >
      <ManageTable />
    </Suspense>
  );
}
