import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { priceLineText } from 'shared/domain';
import { $basket } from 'shared/runtime';
import { Disclosure, PriceLines, VisuallyHidden, useMoney } from 'shared/ui';
import { useText } from '../../../messages/use-text.ts';
import { CancellationLine } from './cancellation-line.tsx';
import type { RateOffer } from './rules.ts';

/** On demand: how the price is made up, line by line, and the hotel's own words about the rate. */
export function RateDetails({ offer }: { readonly offer: RateOffer }): ReactElement {
  const basket = useUnit($basket);
  const text = useText();
  const money = useMoney();
  const { rate, lines, total } = offer;
  const summary = (
    <>
      {text('rate.details')}
      <VisuallyHidden>{text('rate.details-of', { rate: rate.name })}</VisuallyHidden>
    </>
  );
  return (
    <Disclosure summary={summary} className="rr-rate__details">
      <div className="stack stack--m rr-rate__explained">
        <PriceLines
          currency={basket.currency}
          lines={lines.map((line) => ({
            text: priceLineText(line, text, (amount) => money(amount, basket.currency)),
            amount: line.amount,
          }))}
          total={{ text: text('rate.total'), amount: total }}
        />
        {basket.fromDate !== null && (
          <CancellationLine rules={rate.cancellationPolicy} arrival={basket.fromDate} />
        )}
        {rate.policy !== '' && <p className="small muted">{rate.policy}</p>}
      </div>
    </Disclosure>
  );
}
