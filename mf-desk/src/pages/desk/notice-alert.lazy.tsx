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
  return (
    <DeskTheme>
      <Alert
        type={isGood ? 'success' : 'error'}
        title={message ?? text('desk.failed')}
        role="presentation"
        closable={{ onClose, 'aria-label': text('desk.close') }}
      />
    </DeskTheme>
  );
}
