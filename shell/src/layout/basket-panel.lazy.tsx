import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { nextBookingStep } from 'shared/domain';
import { $basket, $basketTotals, $bookConfig, $route, paths, roomsUrl } from 'shared/runtime';
import { Button, ChargedIn, PriceLines, StayDates, useMessages } from 'shared/ui';
import { openedMessages } from '../messages/opened.ts';
import { basketLines, stepsOf } from './basket-rules.ts';

export interface BasketPanelProps {
  readonly propertyCode: string;
  readonly onLeave: () => void;
}

/** What the basket is made of: dates, rooms, extras, taxes, total, and the way on. */
export function BasketPanel({ propertyCode, onLeave }: BasketPanelProps): ReactElement {
  const text = useMessages(openedMessages);
  const { basket, config, totals, route } = useUnit({
    basket: $basket,
    config: $bookConfig,
    totals: $basketTotals,
    route: $route,
  });
  const missing = Math.max(0, basket.rooms.length - basket.items.length);
  const isDone = nextBookingStep(stepsOf(basket, config ?? undefined)).step === 'summary';
  const checkout = paths.checkout(propertyCode);
  // A guest at the checkout is there already: from there the way leads back to what is booked.
  const isAtCheckout = route.path === checkout;
  // The page of the rooms goes no further than to what is still to do.
  const onward = isDone && !isAtCheckout ? checkout : `${roomsUrl(propertyCode, basket)}#summary`;
  return (
    <div className="stack stack--m">
      {basket.fromDate !== null && basket.toDate !== null && (
        <p className="basket__dates">
          <StayDates from={basket.fromDate} to={basket.toDate} nights />
        </p>
      )}
      <PriceLines
        currency={basket.currency}
        lines={basketLines(basket, totals, text)}
        total={{ text: text('basket.total'), amount: totals.total }}
      />
      <ChargedIn amount={totals.total} currency={basket.currency} />
      {missing > 0 ? (
        <p className="muted small">{text('basket.rooms-missing', { count: missing })}</p>
      ) : (
        <Button kind="primary" block href={onward} onClick={onLeave}>
          {text(isAtCheckout ? 'basket.change' : isDone ? 'basket.continue' : 'basket.go-on')}
        </Button>
      )}
    </div>
  );
}
