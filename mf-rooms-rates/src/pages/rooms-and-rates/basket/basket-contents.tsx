import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { taxText } from 'shared/domain';
import { $basket, $basketTotals, $property } from 'shared/runtime';
import { Price, PriceLines, StayDates } from 'shared/ui';
import { useText } from '../../../messages/use-text.ts';
import { BasketRoom } from './basket-room.tsx';
import './basket.css';

/** Dates, rooms, extras and the total: the same in the panel, in the sheet and in the summary. */
export function BasketContents({ onLeave }: { readonly onLeave?: () => void }): ReactElement {
  const { basket, totals, property } = useUnit({
    basket: $basket,
    totals: $basketTotals,
    property: $property,
  });
  const text = useText();
  const { fromDate, toDate, currency, rooms, items } = basket;
  return (
    <div className="rr-basket">
      {fromDate !== null && toDate !== null && (
        <p className="rr-basket__dates">
          <StayDates from={fromDate} to={toDate} nights />
        </p>
      )}
      <ul className="rr-basket__rooms">
        {rooms.map((room) => (
          <BasketRoom
            key={room.roomNumber}
            room={room}
            item={items.find(({ roomNumber }) => roomNumber === room.roomNumber)}
            onLeave={onLeave}
          />
        ))}
      </ul>
      {items.length > 0 && (
        <div className="rr-basket__total">
          {totals.giftDiscount > 0 && (
            <PriceLines
              currency={currency}
              lines={[{ text: text('basket.gift'), amount: -totals.giftDiscount, tone: 'positive' }]}
            />
          )}
          <div className="rr-basket__sum">
            <span>{text('basket.total')}</span>
            <Price amount={totals.total} currency={currency} size="large" charged />
          </div>
          {property !== null && <p className="small muted">{taxText(property, text)}</p>}
        </div>
      )}
    </div>
  );
}
