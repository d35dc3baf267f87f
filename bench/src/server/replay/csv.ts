import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from 'federation/build';
import { addDays } from 'shared/domain';

/** One booking of the data set, as far as a replay needs it. */
export interface PastBooking {
  readonly hotel: string;
  /** `YYYY/MM/DD`, as it was. */
  readonly arrival: string;
  /** Days from booking to arrival. */
  readonly leadDays: number;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly meal: string;
  readonly roomType: string;
  /** Whether a company had it booked. */
  readonly isCompany: boolean;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const twoDigits = (value: number | string): string => String(value).padStart(2, '0');

/** `NA` (four rows do not say how many children) counts as none. */
const count = (text: string): number => (text === 'NA' ? 0 : Number(text));

type Row = (column: string) => string;

function bookingOf(row: Row): PastBooking {
  const month = months.indexOf(row('arrival_date_month')) + 1;
  return {
    hotel: row('hotel'),
    arrival: [row('arrival_date_year'), twoDigits(month), twoDigits(row('arrival_date_day_of_month'))].join(
      '/',
    ),
    leadDays: count(row('lead_time')),
    nights: count(row('stays_in_weekend_nights')) + count(row('stays_in_week_nights')),
    adults: count(row('adults')),
    children: count(row('children')),
    infants: count(row('babies')),
    meal: row('meal'),
    roomType: row('reserved_room_type'),
    isCompany: row('company').trim() !== 'NULL',
  };
}

/** Every row, the awkward ones too. Throws where a column is missing or the file quotes its fields, which it does not. */
export function parseBookings(csv: string): readonly PastBooking[] {
  if (csv.includes('"')) throw new Error('Quoted fields are not read');
  const [head = '', ...lines] = csv.trimEnd().split(/\r?\n/);
  const columns = new Map(head.split(',').map((name, index) => [name, index]));
  return lines.map((line) => {
    const fields = line.split(',');
    return bookingOf((column) => {
      const field = fields[columns.get(column) ?? -1];
      if (field === undefined) throw new Error(`A row without ${column}: ${line}`);
      return field;
    });
  });
}

/**
 * Into the future by whole weeks, so that weekdays stay, with the first arrival on or after `firstDay`; in the order in which they were booked
 * (arrival less lead time), bookings of one day in the order of the file.
 */
export function shiftBookings(bookings: readonly PastBooking[], firstDay: string): readonly PastBooking[] {
  const first = bookings.reduce((least, { arrival }) => (arrival < least ? arrival : least), '9999/12/31');
  const days =
    (Date.parse(firstDay.replaceAll('/', '-')) - Date.parse(first.replaceAll('/', '-'))) / 86_400_000;
  const shift = Math.ceil(days / 7) * 7;
  return bookings
    .map((booking) => ({ ...booking, arrival: addDays(booking.arrival, shift) }))
    .map((booking) => ({ booking, bookedOn: addDays(booking.arrival, -booking.leadDays) }))
    .sort((a, b) => (a.bookedOn < b.bookedOn ? -1 : a.bookedOn > b.bookedOn ? 1 : 0))
    .map(({ booking }) => booking);
}

/** The data set as text; null where it is missing: the project does not need it to run. */
export const readData = (): Promise<string | null> =>
  readFile(join(workspaceRoot, '../shared/data/hotel_bookings.csv'), 'utf8').catch(() => null);
