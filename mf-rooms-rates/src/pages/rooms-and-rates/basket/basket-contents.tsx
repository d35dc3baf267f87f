import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { taxLineText, taxText } from 'shared/domain';
import { $basket, $basketTotals, $property } from 'shared/runtime';
import { Price, PriceLines, StayDates, TaxLines, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { BasketRoom } from './basket-room.tsx';
import './basket.css';

/** Dates, and each room of the search with what was chosen for it. */
export function BasketRooms({ onLeave }: { readonly onLeave?: () => void }): ReactElement {
  const { fromDate, toDate, rooms, items } = useUnit($basket);
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
    </div>
  );
}

/** What the booking costs so far; nothing before a room is chosen. */
export function BasketTotal(): ReactElement | null {
  const { basket, totals, property } = useUnit({
    basket: $basket,
    totals: $basketTotals,
    property: $property,
  });
  const text = useMessages(messages);
  if (basket.items.length === 0) return null;
  const { currency } = basket;
  return (
    <div className="rr-basket__total">
      <TaxLines
        currency={currency}
        taxes={totals.taxes.map((tax) => ({ ...tax, text: taxLineText(tax, text) }))}
      />
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
  );
}

/** Dates, rooms, extras and the total: the same in the sheet and in the summary. */
export const BasketContents = ({ onLeave }: { readonly onLeave?: () => void }): ReactElement => (
  <div className="rr-basket">
    <BasketRooms {...(onLeave === undefined ? {} : { onLeave })} />
    <BasketTotal />
  </div>
);
