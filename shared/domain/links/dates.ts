import type { StayDate } from '../../contracts/index.ts';
import { addDays, fromUrlDate, nightCount } from '../stay.ts';
import type { TakeNote } from './notes.ts';

/** The longest stay that a search takes, in nights. */
export const maximumNights = 60;

interface LinkDates {
  readonly fromDate: StayDate | null;
  readonly toDate: StayDate | null;
}

const isStayLength = (nights: number): boolean => nights >= 1 && nights <= maximumNights;

function readArrival(params: URLSearchParams, today: StayDate, note: TakeNote): StayDate | null {
  const text = params.get('fromDate');
  if (text === null) return null;
  const date = fromUrlDate(text);
  if (date === null) {
    note({ kind: 'ignored', parameter: 'fromDate', value: text });
    return null;
  }
  if (date >= today) return date;
  note({ kind: 'past-date', date });
  return today;
}

function readDeparture(params: URLSearchParams, from: StayDate | null, note: TakeNote): StayDate | null {
  const text = params.get('toDate');
  if (text === null) return null;
  const to = fromUrlDate(text);
  if (from !== null && to !== null && isStayLength(nightCount({ from, to }))) return to;
  note({ kind: 'ignored', parameter: 'toDate', value: text });
  return null;
}

function departureByNights(params: URLSearchParams, from: StayDate | null): StayDate | null {
  const text = params.get('nights') ?? '';
  if (from === null || !/^\d{1,2}$/.test(text) || !isStayLength(Number(text))) return null;
  return addDays(from, Number(text));
}

/** Arrival and departure of a link; `toDate` goes before `nights`, which gets a note where it says otherwise. */
export function readDates(params: URLSearchParams, today: StayDate, note: TakeNote): LinkDates {
  const fromDate = readArrival(params, today, note);
  const departure = readDeparture(params, fromDate, note);
  const byNights = departureByNights(params, fromDate);
  const toDate = departure ?? byNights;
  const nights = params.get('nights');
  if (nights !== null && (byNights === null || byNights !== toDate))
    note({ kind: 'ignored', parameter: 'nights', value: nights });
  return { fromDate, toDate };
}
