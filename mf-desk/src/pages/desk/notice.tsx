import { useUnit } from 'effector-react';
import { Alert } from 'shared/ui/desk';
import { $notice, noticeClosed } from './notice-model.ts';
import { useWords } from './use-desk.ts';

/** What became of the last call. */
export function Notice({ isShown = true }: { readonly isShown?: boolean }) {
  const text = useWords();
  const { notice, close } = useUnit({ notice: $notice, close: noticeClosed });
  return (
    <div role="status" className="desk-notice">
      {isShown && notice !== null && (
        <Alert
          type={notice.isGood ? 'success' : 'error'}
          title={notice.message ?? text('desk.failed')}
          role="presentation"
          closable={{ onClose: () => close(), 'aria-label': text('desk.close') }}
        />
      )}
    </div>
  );
}
