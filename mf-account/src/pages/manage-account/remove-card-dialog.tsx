import { Button, Dialog, reflect, useMessages } from 'shared/ui';
import { RefusalNotice } from '../../form/refusal-notice.tsx';
import type { Refusal } from '../../form/refusal.ts';
import { messages } from '../../messages/index.ts';
import { $asked, $isRemoving, $removalRefusal, removalConfirmed, removalDropped } from './cards-model.ts';

interface RemoveCardDialogProps {
  /** Null while nothing is to be removed. */
  readonly card: { readonly creditCardName: string } | null;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  readonly onConfirm: () => void;
  readonly onDrop: () => void;
}

/** Asks once more: a card that is gone has to be typed again. */
export function RemoveCardDialogView({ card, isBusy, refusal, onConfirm, onDrop }: RemoveCardDialogProps) {
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
        <RefusalNotice refusal={refusal} failed="account.cards.failed" />
        <p>{text('account.cards.remove-text', { card: card.creditCardName })}</p>
      </div>
    </Dialog>
  );
}

export const RemoveCardDialog = reflect({
  view: RemoveCardDialogView,
  bind: {
    card: $asked,
    isBusy: $isRemoving,
    refusal: $removalRefusal,
    onConfirm: removalConfirmed,
    onDrop: removalDropped,
  },
});
