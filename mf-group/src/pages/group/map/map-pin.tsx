import { textLanguage } from 'shared/domain';
import { useLocale, useMessages } from 'shared/ui';
import type { Ref } from 'react';
import { messages } from '../../../messages/index.ts';
import { useShownPrice } from '../prices/use-shown-price.ts';
import type { Hotel } from '../hotels.ts';
import { compactMoney, type Pin } from './pins.ts';

interface MapPinProps {
  readonly pin: Pin;
  /** The hotels of the pin, in the order of the list. */
  readonly hotels: readonly Hotel[];
  readonly isSelected: boolean;
  readonly isPointed: boolean;
  readonly isTabStop: boolean;
  readonly onPress: () => void;
  readonly onFocus: () => void;
  readonly ref: Ref<HTMLButtonElement> | undefined;
}

/** One hotel with its price, or several that lie too near to each other. */
export function MapPin({
  pin,
  hotels,
  isSelected,
  isPointed,
  isTabStop,
  onPress,
  onFocus,
  ref,
}: MapPinProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const shown = useShownPrice();
  const [first] = hotels;
  if (first === undefined) return null;
  const { offer, propertyName, currency } = first;
  const price = offer.kind === 'free' ? shown(offer.total, currency) : null;
  const isCluster = hotels.length > 1;
  const isFull = hotels.every((hotel) => hotel.offer.kind === 'full');
  const classes = [
    'gr-pin',
    isCluster && 'gr-pin--cluster',
    isFull && 'gr-pin--full',
    isSelected && 'gr-pin--selected',
    isPointed && 'gr-pin--pointed',
  ].filter((each) => each !== false);
  const isNamed = !isCluster && (pin.isRoomy || isPointed || isSelected);
  return (
    <button
      ref={ref}
      type="button"
      className={classes.join(' ')}
      style={{ left: pin.at.x, top: pin.at.y }}
      aria-label={isCluster ? text('group.map.cluster', { count: hotels.length }) : undefined}
      aria-pressed={isCluster ? undefined : isSelected}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onPress}
      onFocus={onFocus}
    >
      {isCluster ? (
        <span className="gr-pin__count">{hotels.length.toLocaleString(locale)}</span>
      ) : (
        // What can be read is the name of the button, so that it can be said as well.
        <>
          <span className="gr-pin__price">
            {price === null ? '' : compactMoney(price.amount, price.currency, locale)}
          </span>{' '}
          <span
            className={isNamed ? 'gr-pin__name' : 'visually-hidden'}
            {...textLanguage(first, 'PropertyName')}
          >
            {propertyName}
          </span>
          {isFull && <span className="visually-hidden"> {text('group.pin.full')}</span>}
        </>
      )}
    </button>
  );
}
