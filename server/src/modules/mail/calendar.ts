import { createEvent, type DateArray } from 'ics';
import type { Confirmation, StayDate } from 'shared/contracts';

function dayOf(date: StayDate): DateArray {
  const [year = 0, month = 0, day = 0] = date.split('/').map(Number);
  return [year, month, day];
}

export interface CalendarEntry {
  readonly booking: Confirmation;
  readonly title: string;
  readonly createdAt: Date;
}

/** The stay as a calendar file: all-day, from the day of arrival to the day of departure, which is not part of it. */
export function calendarFile({ booking, title, createdAt }: CalendarEntry): string {
  const { property, referenceNumber } = booking;
  const { error, value } = createEvent({
    uid: `${referenceNumber}@${property.propertyCode.toLowerCase()}`,
    productId: 'hotel-direct-booking',
    title,
    location: property.propertyAddress,
    description: referenceNumber,
    start: dayOf(booking.dateFrom),
    end: dayOf(booking.dateTo),
    created: createdAt.getTime(),
    lastModified: createdAt.getTime(),
    busyStatus: 'FREE',
    status: 'CONFIRMED',
  });
  if (!value) throw error ?? new Error('The calendar file could not be made');
  return value;
}
