import type { Confirmation } from 'shared/contracts';
import { formatStayDate } from 'shared/domain';
import { instantText, type LetterLine, type MailLanguage } from '../../mail/index.ts';

/** Reference, arrival and departure with the hours of the hotel, and when the guest expects to come. */
export function stayFacts(
  booking: Pick<Confirmation, 'referenceNumber' | 'dateFrom' | 'dateTo' | 'freeCancellationUntilUtc'> & {
    readonly property: Pick<Confirmation['property'], 'checkInTime' | 'checkOutTime' | 'timeZone'>;
  },
  { locale, translate }: MailLanguage,
  arrivalTime: string | null = null,
): LetterLine[] {
  const day = (date: string) => formatStayDate(date, 'long', locale);
  const arrival = { date: day(booking.dateFrom), time: booking.property.checkInTime };
  const departure = { date: day(booking.dateTo), time: booking.property.checkOutTime };
  const freeUntil = booking.freeCancellationUntilUtc ?? null;
  return [
    { label: translate('mail.reference'), value: booking.referenceNumber },
    { label: translate('mail.arrival'), value: translate('mail.from-time', arrival) },
    ...(arrivalTime === null ? [] : [{ label: translate('mail.arrival-time'), value: arrivalTime }]),
    { label: translate('mail.departure'), value: translate('mail.until-time', departure) },
    ...(freeUntil === null
      ? []
      : [
          {
            label: translate('mail.free-cancellation'),
            value: translate('mail.until', {
              when: instantText(new Date(freeUntil), booking.property.timeZone, locale),
            }),
          },
        ]),
  ];
}
