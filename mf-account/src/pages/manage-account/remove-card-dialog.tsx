import { useUnit } from 'effector-react';
import { Button, Dialog, useMessages } from 'shared/ui';
import { RefusalNotice } from '../../form/refusal-notice.tsx';
import { messages } from '../../messages/index.ts';
import { $asked, $isRemoving, $removalRefusal, removalConfirmed, removalDropped } from './cards-model.ts';

/** Asks once more: a card that is gone has to be typed again. */
export function RemoveCardDialog() {
  const text = useMessages(messages);
  const { card, isBusy, refusal, confirm, drop } = useUnit({
    card: $asked,
    isBusy: $isRemoving,
    refusal: $removalRefusal,
    confirm: removalConfirmed,
    drop: removalDropped,
  });
  if (card === null) return null;
  return (
    <Dialog
      open
      onClose={() => drop()}
      title={text('account.cards.remove-title')}
      size="small"
      footer={
        <>
          <Button onClick={() => drop()}>{text('account.cards.keep')}</Button>
          <Button kind="danger" busy={isBusy} onClick={() => confirm()}>
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
