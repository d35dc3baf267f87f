import type { ReactElement } from 'react';
import { priceLineText, textLanguage } from 'shared/domain';
import { formatStayDate } from 'shared/runtime';
import { PriceLines, useLocale, useMessages, useMoney } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { CancellationLine } from './cancellation-line.tsx';
import type { Listing } from './listing.ts';
import { PaymentLine } from './payment-line.tsx';
import { priceRows } from './price-rows.ts';
import type { RateOffer } from './rules.ts';

interface RateDetailsProps {
  readonly offer: RateOffer;
  readonly listing: Listing;
  /** What the rate asks of the stay; said here where the row has no room for it. */
  readonly terms: readonly string[];
}

/** How a price is made up, line by line, what cancelling and paying mean, and the hotel's own words about the rate. */
export function RateDetails({ offer, listing, terms }: RateDetailsProps): ReactElement {
  const text = useMessages(messages);
  const locale = useLocale();
  const money = useMoney();
  const { rate, lines, nights, total } = offer;
  const { currency, arrival } = listing;
  return (
    <div className="stack stack--m rr-rate__explained">
      {rate.description !== '' && <p {...textLanguage(rate, 'Description')}>{rate.description}</p>}
      {terms.map((term) => (
        <p key={term} className="rr-rate__term">
          {term}
        </p>
      ))}
      <PriceLines
        currency={currency}
        lines={priceRows(lines, nights).map((row) => ({
          text:
            row.kind === 'night'
              ? formatStayDate(row.date, 'short', locale)
              : priceLineText(row.line, text, (amount) => money(amount, currency)),
          amount: row.amount,
        }))}
        total={{ text: text('rate.total'), amount: total }}
      />
      <CancellationLine rules={rate.cancellationPolicy} arrival={arrival} />
      <PaymentLine offer={offer} listing={listing} />
      {rate.policy !== '' && (
        <p className="small muted" {...textLanguage(rate, 'Policy')}>
          {rate.policy}
        </p>
      )}
    </div>
  );
}
