import type { Property, StayDate } from '../contracts/index.ts';
import {
  formatStayDate,
  guestCount,
  nightCount,
  nightsText,
  parseSearchQuery,
  yearsOf,
  type Language,
} from '../domain/index.ts';
import { frameTranslate } from './messages/en-GB.ts';

/** A search as its panel shows it; null where nothing was chosen. */
export interface SearchTexts {
  readonly dates: string | null;
  readonly nights: string | null;
  readonly rooms: string;
  readonly promoCode: string | null;
}

const longAgo = '2000/01/01';

/**
 * The search of an address in words, drawn before any script runs and again by mf-search. The server has no guest's clock
 * here: a day that has passed is shown as it stands, and corrected when the page comes.
 */
export function searchTexts(property: Property, query: string, language: Language): SearchTexts {
  const text = frameTranslate(language);
  const { locale } = language;
  const { search } = parseSearchQuery(new URLSearchParams(query), {
    property,
    locations: [],
    today: longAgo,
  });
  const { fromDate: from, toDate: to, rooms } = search;
  const guests = rooms.reduce((total, room) => total + guestCount(room), 0);
  const day = (date: StayDate) => formatStayDate(date, 'compact', locale);
  return {
    dates: from === null ? null : `${day(from)} – ${to === null ? text('search.add-departure') : day(to)}`,
    nights: from && to && `${yearsOf(from, to)} · ${nightsText(nightCount({ from, to }), text)}`,
    rooms: `${text('count.rooms', { count: rooms.length })} · ${text('count.guests', { count: guests })}`,
    promoCode: search.promoCode,
  };
}
