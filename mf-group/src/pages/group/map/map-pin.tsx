import { useLocale, useMessages, useMoney } from 'shared/ui';
import type { Ref } from 'react';
import { compactMoney } from './compact-money.ts';
import { messages } from '../../../messages/index.ts';
import type { Hotel } from '../hotels.ts';
import type { Pin } from './pins.ts';

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
  const money = useMoney();
  const [first] = hotels;
  if (first === undefined) return null;
  const { offer, propertyName, currency } = first;
  const isCluster = hotels.length > 1;
  const isFull = hotels.every((hotel) => hotel.offer.kind === 'full');
  const label = isCluster
    ? text('group.map.cluster', { count: hotels.length })
    : offer.kind === 'free'
      ? text('group.pin', { hotel: propertyName, price: money(offer.total, currency) })
      : offer.kind === 'full'
        ? text('group.pin.full', { hotel: propertyName })
        : propertyName;
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
      aria-label={label}
      aria-pressed={isCluster ? undefined : isSelected}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onPress}
      onFocus={onFocus}
    >
      {isCluster ? (
        <span className="gr-pin__count">{hotels.length.toLocaleString(locale)}</span>
      ) : (
        <span className="gr-pin__price">
          {offer.kind === 'free' ? compactMoney(offer.total, currency, locale) : ''}
        </span>
      )}
      {isNamed && <span className="gr-pin__name">{propertyName}</span>}
    </button>
  );
}
