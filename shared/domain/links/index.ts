import type { BookConfig, Property, StayDate } from '../../contracts/index.ts';
import { areAgesMissing, type ChildBands } from '../ages.ts';
import { localeOf } from '../messages/languages.ts';
import { type SearchCriteria } from '../search-criteria.ts';
import { toUrlDate } from '../stay.ts';
import { readDates } from './dates.ts';
import { type LinkParameter, linkParameters, type SearchNote } from './notes.ts';
import { agesParameter, formatAges, readRooms, type RoomRules } from './rooms.ts';

export { maximumNights } from './dates.ts';
export { type LinkParameter, linkParameters, type SearchNote, searchNoteText } from './notes.ts';
export { agesParameter, defaultParty, type RoomRules } from './rooms.ts';

/** What a link is read against. `today` is the property's. */
export interface SearchLinkContext {
  readonly today: StayDate;
  readonly property: RoomRules & Pick<Property, 'currency' | 'availableCurrencies'>;
  readonly locations: readonly Pick<BookConfig['locations'][number], 'locationId'>[];
}

export interface SearchReading {
  readonly search: SearchCriteria;
  /** In the order of the parameters of decisions 3. */
  readonly notes: readonly SearchNote[];
}

const maximumTextLength = 200;

/**
 * Reads a search from a link into the site (decisions 3). What does not fit is left out with a note, a past arrival
 * becomes today, and without rooms the property's default party is taken. Never throws.
 */
export function parseSearchQuery(params: URLSearchParams, context: SearchLinkContext): SearchReading {
  const notes: SearchNote[] = [];
  const note = (found: SearchNote): void => {
    notes.push(found);
  };
  const readText = (parameter: LinkParameter, fits: (text: string) => boolean): string | null => {
    const text = params.get(parameter)?.trim() ?? '';
    if (text === '') return null;
    if (text.length <= maximumTextLength && fits(text)) return text;
    note({ kind: 'ignored', parameter, value: text });
    return null;
  };
  const { property, locations } = context;
  const search: SearchCriteria = {
    ...readDates(params, context.today, note),
    rooms: readRooms(params, property, note),
    promoCode: readText('promoCode', () => true),
    ratePlanCode: readText('ratePlanCode', () => true),
    location: readText('location', (id) => locations.some(({ locationId }) => locationId === id)),
    languageCode: readText('languageCode', (code) => localeOf(code) !== null),
    currency: readText('currency', (code) =>
      [property.currency, ...property.availableCurrencies].includes(code),
    ),
    voucher: readText('voucher', () => true),
  };
  const parameterOf = { 'past-date': 'fromDate', 'first-rooms': 'adults', 'large-party': 'adults' } as const;
  const order = (found: SearchNote): number =>
    linkParameters.indexOf(found.kind === 'ignored' ? found.parameter : parameterOf[found.kind]);
  return { search, notes: notes.toSorted((a, b) => order(a) - order(b)) };
}

/**
 * The search page asks for the guests first: for those of a room that is too large to be searched for, or, at a hotel with bands of ages, for ages that
 * are missing. No price is named before.
 */
export const asksForGuests = ({ search, notes }: SearchReading, bands: ChildBands): boolean =>
  notes.some(({ kind }) => kind === 'large-party') ||
  search.rooms.some((room) => areAgesMissing(room, bands));

/** The query of an address that mirrors a search (decisions 3): what is not given is left out. */
export function formatSearchQuery(search: SearchCriteria): URLSearchParams {
  const params = new URLSearchParams();
  const set = (parameter: LinkParameter, value: string | null): void => {
    if (value !== null && value !== '') params.set(parameter, value);
  };
  const setCounts = (parameter: LinkParameter, counts: readonly number[], when: boolean): void => {
    if (when && counts.length > 0) params.set(parameter, counts.join(','));
  };
  const isSome = (count: number): boolean => count > 0;
  const children = search.rooms.map((room) => room.numberOfChildren);
  const infants = search.rooms.map((room) => room.numberOfInfants);

  set('fromDate', search.fromDate && toUrlDate(search.fromDate));
  set('toDate', search.toDate && toUrlDate(search.toDate));
  setCounts(
    'adults',
    search.rooms.map((room) => room.numberOfAdults),
    true,
  );
  setCounts('children', children, children.some(isSome));
  setCounts('infants', infants, infants.some(isSome));
  const ages = formatAges(search.rooms);
  if (ages !== null) params.set(agesParameter, ages);
  set('promoCode', search.promoCode);
  set('ratePlanCode', search.ratePlanCode);
  set('location', search.location);
  set('languageCode', search.languageCode);
  set('currency', search.currency);
  set('voucher', search.voucher);
  return params;
}
