import { useEffect, useRef } from 'react';
import { Alert, DeskTheme } from 'shared/ui/desk';
import { useWords } from './use-desk.ts';

interface Props {
  readonly isGood: boolean;
  readonly message: string | null;
  readonly onClose: () => void;
}

/** What became of a call, until it is closed. */
export function NoticeAlert({ isGood, message, onClose }: Props) {
  const text = useWords();
  const box = useRef<HTMLDivElement>(null);
  // Who has pressed at the end of a long form reads it too.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [isGood, message]);
  return (
    <DeskTheme>
      <div ref={box}>
        <Alert
          type={isGood ? 'success' : 'error'}
          title={message ?? text('desk.failed')}
          role="presentation"
          closable={{ onClose, 'aria-label': text('desk.close') }}
        />
      </div>
    </DeskTheme>
  );
}
