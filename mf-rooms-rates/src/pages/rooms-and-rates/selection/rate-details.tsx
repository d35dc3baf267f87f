import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { priceLineText } from 'shared/domain';
import { $basket, formatStayDate } from 'shared/runtime';
import { PriceLines, useLocale, useMessages, useMoney, VisuallyHidden } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { CancellationLine } from './cancellation-line.tsx';
import { OnDemandDisclosure } from './on-demand-disclosure.tsx';
import { PaymentLine } from './payment-line.tsx';
import { priceRows } from './price-rows.ts';
import type { RateOffer } from './rules.ts';

/** On demand: how the price is made up, line by line, and the hotel's own words about the rate. */
export function RateDetails({ offer }: { readonly offer: RateOffer }): ReactElement {
  const basket = useUnit($basket);
  const text = useMessages(messages);
  const locale = useLocale();
  const money = useMoney();
  const { rate, lines, nights, total } = offer;
  const summary = (
    <>
      {text('rate.details')}
      <VisuallyHidden>{text('rate.details-of', { rate: rate.name })}</VisuallyHidden>
    </>
  );
  return (
    <OnDemandDisclosure summary={summary} className="rr-rate__details">
      {() => (
        <div className="stack stack--m rr-rate__explained">
          <PriceLines
            currency={basket.currency}
            lines={priceRows(lines, nights).map((row) => ({
              text:
                row.kind === 'night'
                  ? formatStayDate(row.date, 'short', locale)
                  : priceLineText(row.line, text, (amount) => money(amount, basket.currency)),
              amount: row.amount,
            }))}
            total={{ text: text('rate.total'), amount: total }}
          />
          {basket.fromDate !== null && (
            <CancellationLine rules={rate.cancellationPolicy} arrival={basket.fromDate} />
          )}
          <PaymentLine rate={rate} total={total} />
          {rate.policy !== '' && <p className="small muted">{rate.policy}</p>}
        </div>
      )}
    </OnDemandDisclosure>
  );
}
