import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';

const LiveList = lazy(() =>
  import('./live.lazy.tsx').then(
    (module) => ({ default: module.LiveList }),
    // Without it the list is what it was.
    () => ({ default: () => null }),
  ),
);

/** Follows what others book and what the hotel changes while the list is open; after everything else of the page. */
export function LivePart(): ReactElement | null {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsDue(true);
    }, 500);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isDue ? (
    <Suspense fallback={null}>
      <LiveList />
    </Suspense>
  ) : null;
}
