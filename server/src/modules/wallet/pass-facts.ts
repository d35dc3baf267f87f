import type { Confirmation } from 'shared/contracts';
import { formatStayDate, instantIn, listText } from 'shared/domain';
import { spokenLocale } from '../../language/index.ts';
import { personName } from '../mail/index.ts';
import type { StoredProperty } from '../property/index.ts';
import { translate } from './messages/index.ts';

export interface PassField {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** What a pass of a stay says, in the language of the call. Nothing in it is secret: who has a pass may show it. */
export interface PassFacts {
  /** The same for one booking always, so that a new pass takes the place of the one before. */
  readonly serial: string;
  readonly hotel: string;
  readonly title: string;
  readonly reference: string;
  readonly arrival: PassField;
  readonly departure: PassField;
  readonly guest: PassField;
  readonly more: readonly PassField[];
  /** When guests may come, and when the stay is over. */
  readonly from: Date;
  readonly until: Date;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  /** `#rrggbb`, on which white text is readable. */
  readonly colour: string;
  readonly locale: string;
}

export function passFacts(
  { code, timeZone, content }: Pick<StoredProperty, 'code' | 'timeZone' | 'content'>,
  booking: Confirmation,
): PassFacts {
  const { referenceNumber: reference, dateFrom, dateTo } = booking;
  const { propertyName: hotel, checkInTime, checkOutTime, address, theme } = content;
  const locale = spokenLocale();
  const on = (date: string) => formatStayDate(date, 'short', locale);
  const { latitude, longitude } = address;
  return {
    serial: `${reference}-${code}`,
    hotel,
    title: translate('wallet.pass', { hotel }),
    reference,
    arrival: {
      key: 'arrival',
      label: translate('wallet.arrival'),
      value: translate('wallet.from', { date: on(dateFrom), time: checkInTime }),
    },
    departure: {
      key: 'departure',
      label: translate('wallet.departure'),
      value: translate('wallet.until', { date: on(dateTo), time: checkOutTime }),
    },
    guest: { key: 'guest', label: translate('wallet.guest'), value: personName(booking.booker) },
    more: [
      {
        key: 'rooms',
        label: translate('wallet.rooms'),
        value: listText(
          booking.items.map(({ roomType }) => roomType.name),
          locale,
        ),
      },
      { key: 'address', label: translate('wallet.address'), value: content.propertyAddress },
      { key: 'telephone', label: translate('wallet.telephone'), value: content.telephone },
    ],
    from: instantIn(timeZone, dateFrom, checkInTime),
    until: instantIn(timeZone, dateTo, checkOutTime),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    colour: theme.primary,
    locale,
  };
}
