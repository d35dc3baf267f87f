import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Property } from 'shared/contracts';
import type { Translate } from 'shared/domain';
import { $basket, $basketTotals, $property } from 'shared/runtime';
import { Price, PriceLines, StayDates } from 'shared/ui';
import type { MessageKey } from '../../../messages/catalogues.ts';
import { useText } from '../../../messages/use-text.ts';
import { BasketRoom } from './basket-room.tsx';
import './basket.css';

/** Whether the total has taxes in it, in the hotel's words where it has some (decisions 2). */
export function taxText({ pricesIncludeTax, taxLabel }: Property, text: Translate<MessageKey>): string {
  if (taxLabel === null)
    return text(pricesIncludeTax ? 'basket.tax-included-plain' : 'basket.tax-excluded-plain');
  return text(pricesIncludeTax ? 'basket.tax-included' : 'basket.tax-excluded', { tax: taxLabel });
}

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
            <Price amount={totals.total} currency={currency} size="large" />
          </div>
          {property !== null && <p className="small muted">{taxText(property, text)}</p>}
        </div>
      )}
    </div>
  );
}
