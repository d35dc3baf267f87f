import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { Button, ContactLinks, Dialog, Loading, Notice, Skeleton, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
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

/** First the truth, then one confirmation. */
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
    <Dialog
      open
      onClose={() => drop()}
      title={name === null ? text('cancel.all') : text('cancel.room', { room: name })}
      size="small"
      footer={
        <>
          <Button disabled={isBusy} onClick={() => drop()}>
            {text(problem === null ? 'cancel.keep' : 'cancel.close')}
          </Button>
          {problem === null ? (
            <Button kind="danger" busy={isBusy} disabled={quote === null} onClick={() => confirm()}>
              {text(name === null ? 'cancel.confirm-all' : 'cancel.confirm-room')}
            </Button>
          ) : (
            <Button kind="primary" icon="refresh" onClick={() => retry()}>
              {text('cancel.again')}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {refusal !== null && problem === null && (
          <Notice tone="warning" title={text('cancel.changed')} announce>
            {refusal.message ?? text('cancel.changed.text')}
          </Notice>
        )}
        {isUnanswered && (
          <Notice tone="negative" title={text('cancel.unanswered')} announce>
            {text('cancel.unanswered.text')}
          </Notice>
        )}
        {problem !== null && (
          <>
            <Notice tone="negative" title={text('cancel.failed')} announce>
              {problem.message ?? text('cancel.failed.text')}
            </Notice>
            <ContactLinks contact={property} />
          </>
        )}
        {quote !== null && <QuoteFacts quote={quote} property={property} />}
        {quote === null && problem === null && (
          <>
            <Loading label={text('cancel.asking')} />
            <Skeleton lines={4} />
          </>
        )}
      </div>
    </Dialog>
  );
}
