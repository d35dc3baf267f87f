import { useUnit } from 'effector-react';
import { nightCount, nightsText } from 'shared/domain';
import { formatMoney, paths } from 'shared/runtime';
import { Button, Icon, Price, Skeleton, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import type { Hotel } from './hotels.ts';
import { useShownPrice } from './prices/use-shown-price.ts';
import { searchQuery } from './search/criteria.ts';
import { $search } from './search/model.ts';

/** From which price the stay is, or that the hotel has no rooms (product.md 8). */
export function OfferLine({ hotel }: { readonly hotel: Hotel }) {
  const text = useMessages(messages);
  const { fromDate, toDate, rooms } = useUnit($search);
  const shown = useShownPrice();
  const locale = useLocale();
  const { offer, listed, currency } = hotel;
  const waiting = <Skeleton height={44} width="9rem" shape="block" />;
  switch (offer.kind) {
    case 'asking':
      return waiting;
    case 'unasked':
      return null;
    case 'full': {
      const isNew = listed?.kind === 'free';
      const words = (
        <p className="gr-full">
          <Icon name="info" size={18} />
          {isNew ? text('group.live.sold-out') : (offer.message ?? text('error.hotel-unavailable'))}
        </p>
      );
      if (!isNew) return words;
      // In the place of the price, which keeps its size: nothing below moves.
      return (
        <div className="gr-live">
          <div className="gr-live__before" aria-hidden="true">
            <OfferLine hotel={{ ...hotel, offer: listed, listed: undefined }} />
          </div>
          {words}
        </div>
      );
    }
    case 'free': {
      const price = shown(offer.total, currency);
      if (price === null) return waiting;
      const stay =
        fromDate === null || toDate === null
          ? null
          : text('group.for', {
              nights: nightsText(nightCount({ from: fromDate, to: toDate }), text),
              rooms: text('count.rooms', { count: rooms.length }),
            });
      return (
        <Price
          amount={price.amount}
          currency={price.currency}
          prefix={text('group.from')}
          caption={
            <>
              {listed?.kind === 'free' ? text('group.live.new-price') : stay}
              {price.isConverted && (
                <span className="gr-charged">
                  {text('group.charged', { currency, amount: formatMoney(offer.total, currency, locale) })}
                </span>
              )}
            </>
          }
        />
      );
    }
    default:
      return offer satisfies never;
  }
}

/** Enters the hotel's booking with the same search (decisions 1); one that is full begins at its calendar. */
export function HotelLink({ hotel }: { readonly hotel: Hotel }) {
  const text = useMessages(messages);
  const search = useUnit($search);
  const { propertyCode, propertyName, offer } = hotel;
  const query = new URLSearchParams(searchQuery(search));
  const isFull = offer.kind === 'full';
  const key = isFull ? 'group.other' : 'group.choose';
  const hasDates = search.fromDate !== null && search.toDate !== null;
  return (
    <Button
      kind={isFull ? 'quiet' : 'secondary'}
      size="small"
      iconEnd="arrow-right"
      className="gr-link"
      href={
        hasDates && !isFull ? paths.roomsAndRates(propertyCode, query) : paths.search(propertyCode, query)
      }
      aria-label={text(`${key}.label`, { hotel: propertyName })}
    >
      {text(key)}
    </Button>
  );
}
