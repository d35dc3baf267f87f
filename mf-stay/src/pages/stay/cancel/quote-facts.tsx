import type { CancellationQuote, Property } from 'shared/contracts';
import { toMinor } from 'shared/domain';
import { PriceLines, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { cardText } from '../card-text.ts';
import { useAmount } from '../use-amount.ts';
import { useWhen } from '../use-when.ts';
import { gistOf, linesOf } from './rules.ts';

interface QuoteFactsProps {
  readonly quote: CancellationQuote;
  readonly property: Property;
}

/** What cancelling costs or gives back, by which way, and until when that is so. */
export function QuoteFacts({ quote, property }: QuoteFactsProps) {
  const text = useMessages(messages);
  const when = useWhen(property.timeZone);
  const amount = useAmount(quote.currency);
  const gist = gistOf(quote);
  const { refunds: several = [] } = quote;
  const card = quote.card === null ? null : cardText(quote.card, property, text);
  const charge = amount.decimal(quote.charge);
  return (
    <div className="stack">
      <p className="stay-gist">
        {gist.kind === 'free'
          ? text('cancel.free')
          : text(`cancel.${gist.kind}`, { amount: amount.minor(gist.amount) })}
      </p>
      {gist.kind === 'back' && several.length > 1 && (
        <ul className="stay-changes">
          {several.map((refund, index) => (
            <li key={index}>
              {refund.card === null
                ? text('stay.refund.other', { amount: amount.decimal(refund.amount) })
                : text('stay.refund.card', {
                    amount: amount.decimal(refund.amount),
                    card: cardText(refund.card, property, text),
                  })}
            </li>
          ))}
        </ul>
      )}
      {gist.kind === 'back' && (
        <p>
          {card === null || several.length > 1
            ? text('cancel.back.other')
            : text('cancel.back.card', { card })}
        </p>
      )}
      {quote.charge > 0 && (
        <p>
          {card === null
            ? text('cancel.charge.other', { amount: charge })
            : text('cancel.charge.card', { amount: charge, card })}
        </p>
      )}
      <PriceLines
        currency={quote.currency}
        lines={linesOf(quote).map(({ line, amount: minor }) => ({
          text: text(`cancel.${line}`),
          amount: minor,
        }))}
        total={{ text: text('cancel.left'), amount: toMinor(quote.total, quote.currency) }}
      />
      <p className="small muted">
        {quote.untilUtc !== null && <>{text('cancel.until', { when: when(quote.untilUtc) })} </>}
        {text('cancel.holds', { when: when(quote.expiresAtUtc) })}
      </p>
    </div>
  );
}
