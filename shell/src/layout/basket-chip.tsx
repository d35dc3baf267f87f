import { useUnit } from 'effector-react';
import { useRef, useState, type ReactElement } from 'react';
import { guestsText } from 'shared/domain';
import { $basket, $basketTotals, $property, paths } from 'shared/runtime';
import { Button, ChargedIn, Popover, PriceLines, StayDates, useMessages, useMoney } from 'shared/ui';
import { messages } from '../messages/index.ts';
import { basketLines, basketParty } from './basket-rules.ts';

/** Rooms, guests and total in the header; opens to what they are made of. Nothing while the basket is empty. */
export function BasketChip(): ReactElement | null {
  const text = useMessages(messages);
  const money = useMoney();
  const { basket, totals, property } = useUnit({
    basket: $basket,
    totals: $basketTotals,
    property: $property,
  });
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  if (property === null || basket.items.length === 0 || basket.propertyCode !== property.propertyCode)
    return null;
  const rooms = text('count.rooms', { count: basket.items.length });
  const guests = guestsText(basketParty(basket), text);
  const total = money(totals.total, basket.currency);
  const missing = Math.max(0, basket.rooms.length - basket.items.length);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <div className="popover-anchor basket">
      <button
        ref={anchor}
        type="button"
        className="basket-chip"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={text('basket.open', { rooms, guests, total })}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <span className="basket-chip__detail">
          {rooms} · {guests}
        </span>
        <span className="basket-chip__total">{total}</span>
      </button>
      <Popover
        open={open}
        onClose={close}
        anchorRef={anchor}
        label={text('basket.title')}
        className="basket__panel"
      >
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
            <Button kind="primary" block href={paths.checkout(property.propertyCode)} onClick={close}>
              {text('basket.continue')}
            </Button>
          )}
        </div>
      </Popover>
    </div>
  );
}
