import { useUnit } from 'effector-react';
import { useRef, useState, type ReactElement } from 'react';
import { guestsText, nextBookingStep } from 'shared/domain';
import { $basket, $basketTotals, $property, paths, roomsUrl } from 'shared/runtime';
import { Button, ChargedIn, Popover, PriceLines, StayDates, useMessages, useMoney } from 'shared/ui';
import { messages } from '../messages/index.ts';
import { basketLines, basketParty, stepsOf } from './basket-rules.ts';

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
  const isDone = nextBookingStep(stepsOf(basket)).step === 'summary';
  // The page of the rooms goes no further than to what is still to do.
  const onward = isDone
    ? paths.checkout(property.propertyCode)
    : `${roomsUrl(property.propertyCode, basket)}#summary`;
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
            <Button kind="primary" block href={onward} onClick={close}>
              {text(isDone ? 'basket.continue' : 'basket.go-on')}
            </Button>
          )}
        </div>
      </Popover>
    </div>
  );
}
