import { Button, Dialog, reflect, useMessages } from 'shared/ui';
import { FormErrorNotice } from '../../form/form-error-notice.tsx';
import type { FormError } from '../../form/form-error.ts';
import { messages } from '../../messages/index.ts';
import {
  $cardToRemove,
  $isRemoving,
  $removalError,
  removalConfirmed,
  removalDropped,
} from './cards-model.ts';

interface RemoveCardDialogProps {
  /** Null while nothing is to be removed. */
  readonly card: { readonly creditCardName: string } | null;
  readonly isBusy: boolean;
  readonly error: FormError | null;
  readonly onConfirm: () => void;
  readonly onDrop: () => void;
}

/** Asks for a confirmation, because a removed card has to be typed again. */
export function RemoveCardDialogView({ card, isBusy, error, onConfirm, onDrop }: RemoveCardDialogProps) {
  const text = useMessages(messages);
  if (card === null) return null;
  return (
    <Dialog
      open
      onClose={() => onDrop()}
      title={text('account.cards.remove-title')}
      size="small"
      footer={
        <>
          <Button onClick={() => onDrop()}>{text('account.cards.keep')}</Button>
          <Button kind="danger" busy={isBusy} onClick={() => onConfirm()}>
            {text('account.cards.remove')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <FormErrorNotice error={error} failed="account.cards.failed" />
        <p>{text('account.cards.remove-text', { card: card.creditCardName })}</p>
      </div>
    </Dialog>
  );
}

export const RemoveCardDialog = reflect({
  view: RemoveCardDialogView,
  bind: {
    card: $cardToRemove,
    isBusy: $isRemoving,
    error: $removalError,
    onConfirm: removalConfirmed,
    onDrop: removalDropped,
  },
});
