import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import {
  $isCancelling,
  $isUnanswered,
  $quote,
  $quoteProblem,
  $refusal,
  $wanted,
  cancellationConfirmed,
  cancellationDropped,
  quoteRetried,
} from './model.ts';
import { QuoteFacts } from './quote-facts.tsx';

/** What cancelling costs or gives back, before it is done. */
export function CancelDialog({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const { wanted, quote, problem, refusal, isUnanswered, isBusy, confirm, drop, retry } = useUnit({
    wanted: $wanted,
    quote: $quote,
    problem: $quoteProblem,
    refusal: $refusal,
    isUnanswered: $isUnanswered,
    isBusy: $isCancelling,
    confirm: cancellationConfirmed,
    drop: cancellationDropped,
    retry: quoteRetried,
  });
  if (wanted === null) return null;
  const { name } = wanted;
  return (
    <ConfirmDialog
      property={property}
      title={name === null ? text('cancel.all') : text('cancel.room', { room: name })}
      confirmText={text(name === null ? 'cancel.confirm-all' : 'cancel.confirm-room')}
      confirmKind="danger"
      closeText={text(problem === null ? 'cancel.keep' : 'cancel.close')}
      askingText={text('cancel.asking')}
      failedText={text('cancel.failed')}
      unansweredText={text('cancel.unanswered.text')}
      facts={quote === null ? null : <QuoteFacts quote={quote} property={property} />}
      problem={problem}
      refusal={refusal}
      isUnanswered={isUnanswered}
      isBusy={isBusy}
      onConfirm={() => confirm()}
      onClose={() => drop()}
      onRetry={() => retry()}
    />
  );
}
