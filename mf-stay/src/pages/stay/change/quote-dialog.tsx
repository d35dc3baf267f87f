import { useUnit } from 'effector-react';
import type { ChangeQuote, Property } from 'shared/contracts';
import { toMinor } from 'shared/domain';
import { PriceLines, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { cardText } from '../card-text.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAmount } from '../use-amount.ts';
import { useWhen } from '../use-when.ts';
import {
  $changeProblem,
  $changeQuote,
  $changeRefusal,
  $isChangeUnanswered,
  $isChanging,
  $isQuoteShown,
  changeConfirmed,
  quoteClosed,
  quoteWanted,
} from './model.ts';
import { gistOfChange } from './rules.ts';
import { useChanges } from './use-changes.ts';

interface FactsProps {
  readonly quote: ChangeQuote;
  readonly property: Property;
}

/** What a change costs or gives back, by which way, and until when that is so. */
function Facts({ quote, property }: FactsProps) {
  const text = useMessages(messages);
  const when = useWhen(property.timeZone);
  const amount = useAmount(quote.currency);
  const gist = gistOfChange(quote);
  const card = quote.card === null ? null : cardText(quote.card, property, text);
  const changes = useChanges();
  const until = quote.freeCancellationUntilUtc ?? null;
  const minor = (decimal: number) => toMinor(decimal, quote.currency);
  return (
    <div className="stack">
      <p className="stay-gist">
        {gist.kind === 'same'
          ? text('change.same')
          : text(`change.${gist.kind}`, { amount: amount.minor(gist.amount) })}
      </p>
      {gist.kind === 'back' && (
        <p>{card === null ? text('cancel.back.other') : text('cancel.back.card', { card })}</p>
      )}
      {gist.kind === 'due' && (
        <p>{card === null ? text('change.due.other') : text('change.due.card', { card })}</p>
      )}
      {gist.kind === 'more' && <p>{text('change.more.text')}</p>}
      <PriceLines
        currency={quote.currency}
        lines={[
          { text: text('change.old'), amount: minor(quote.oldTotal) },
          ...(quote.difference === 0
            ? []
            : [{ text: text('change.difference'), amount: minor(quote.difference) }]),
        ]}
        total={{ text: text('change.new'), amount: minor(quote.total) }}
      />
      {changes.length > 0 && (
        <ul className="stay-changes">
          {changes.map(({ kind, before, after }) => (
            <li key={`${kind}${before}`}>{text(`change.what.${kind}`, { before, after })}</li>
          ))}
        </ul>
      )}
      {until !== null && <p>{text('change.free-until', { when: when(until) })}</p>}
      <p className="small muted">{text('cancel.holds', { when: when(quote.expiresAtUtc) })}</p>
    </div>
  );
}

/** What a change comes to, before it is made. */
export function QuoteDialog({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const { isShown, quote, problem, refusal, isUnanswered, isBusy, confirm, close, retry } = useUnit({
    isShown: $isQuoteShown,
    quote: $changeQuote,
    problem: $changeProblem,
    refusal: $changeRefusal,
    isUnanswered: $isChangeUnanswered,
    isBusy: $isChanging,
    confirm: changeConfirmed,
    close: quoteClosed,
    retry: quoteWanted,
  });
  if (!isShown) return null;
  return (
    <ConfirmDialog
      property={property}
      title={text('change.question')}
      confirmText={text('change.confirm')}
      confirmKind="primary"
      closeText={text('change.back-to')}
      askingText={text('change.asking')}
      failedText={text('change.failed')}
      unansweredText={text('change.unanswered.text')}
      facts={quote === null ? null : <Facts quote={quote} property={property} />}
      problem={problem}
      refusal={refusal}
      isUnanswered={isUnanswered}
      isBusy={isBusy}
      onConfirm={() => confirm()}
      onClose={() => close()}
      onRetry={() => retry()}
    />
  );
}
