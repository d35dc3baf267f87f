import { useUnit } from 'effector-react';
import { useRef, useState, type ReactElement } from 'react';
import { guestsText } from 'shared/domain';
import { $basket, $basketTotals, $property, roomsUrl } from 'shared/runtime';
import { Button, Loading, Popover, useMessages, useMoney } from 'shared/ui';
import { LazyView } from '../lazy-loading/lazy-view.tsx';
import { messages } from '../messages/index.ts';
import { basketParty } from './basket-party.ts';

const loadPanel = () => import('./basket-panel.lazy.tsx').then((part) => part.BasketPanel);
const preloadPanel = (): void => {
  void loadPanel().catch(() => undefined);
};

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
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
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
        <LazyView
          load={loadPanel}
          props={{ propertyCode: property.propertyCode, onLeave: close }}
          frame={<Loading label={text('slot.loading')} />}
          failed={
            <Button kind="primary" block href={roomsUrl(property.propertyCode, basket)} onClick={close}>
              {text('basket.go-on')}
            </Button>
          }
        />
      </Popover>
    </div>
  );
}
