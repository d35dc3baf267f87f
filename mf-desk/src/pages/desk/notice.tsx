import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { $notice, noticeClosed } from './notice-model.ts';

const NoticeAlert = lazy(() =>
  import('./notice-alert.lazy.tsx').then((module) => ({ default: module.NoticeAlert })),
);

/** What became of the last call. */
export function Notice({ isShown = true }: { readonly isShown?: boolean }) {
  const { notice, close } = useUnit({ notice: $notice, close: noticeClosed });
  return (
    <div role="status" className="desk-notice">
      {isShown && notice !== null && (
        <Suspense fallback={null}>
          <NoticeAlert {...notice} onClose={() => close()} />
        </Suspense>
      )}
    </div>
  );
}
