import { createEvent, type DateArray, type EventAttributes } from 'ics';
import type { StayDate } from 'shared/contracts';
import { foldLines } from './fold-lines.ts';

function dayOf(date: StayDate): DateArray {
  const [year = 0, month = 0, day = 0] = date.split('/').map(Number);
  return [year, month, day];
}

interface Entry {
  /** The same for the same thing, so that a calendar replaces it and does not show it twice. */
  readonly uid: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly createdAt: Date;
  /** Of an entry that calendars have: what becomes of it. */
  readonly change?: {
    readonly method: 'CANCEL' | 'REQUEST';
    /** Higher than that of the file before. */
    readonly sequence: number;
    readonly organizer: { readonly name: string; readonly email: string };
  };
}

function write(
  entry: Entry,
  when: Pick<EventAttributes, 'start' | 'busyStatus'> & { end: DateArray | number },
): string {
  const { createdAt, change, ...texts } = entry;
  const instants = {
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
  } as const;
  const { error, value } = createEvent({
    ...texts,
    ...instants,
    ...when,
    productId: 'hotel-direct-booking',
    created: createdAt.getTime(),
    lastModified: createdAt.getTime(),
    status: change?.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    ...change,
  });
  if (!value) throw error ?? new Error('The calendar file could not be made');
  return foldLines(value);
}

/** A stay: all-day, from the day of arrival to the day of departure, which is not part of it; days of the property, whatever the reader's zone. */
export const stayCalendar = (entry: Entry & { readonly from: StayDate; readonly to: StayDate }): string => {
  const { from, to, ...rest } = entry;
  return write(rest, { start: dayOf(from), end: dayOf(to), busyStatus: 'FREE' });
};

/** Something at an hour: instants in UTC, which every calendar shows in its reader's zone. */
export const timedCalendar = (entry: Entry & { readonly from: Date; readonly to: Date }): string => {
  const { from, to, ...rest } = entry;
  return write(rest, { start: from.getTime(), end: to.getTime(), busyStatus: 'BUSY' });
};

/** A calendar file as an attachment. */
export const calendarAttachment = (name: string, content: string, method = 'PUBLISH') => ({
  filename: `${name}.ics`,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});
