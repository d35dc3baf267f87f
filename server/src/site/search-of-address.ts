import type { SearchRequest, SearchResponse, SiteData } from 'shared/contracts';
import {
  asksForGuests,
  formatSearchQuery,
  pageAddress,
  parseSearchQuery,
  searchRequestOf,
  todayIn,
} from 'shared/domain';
import type { PageMatch } from 'shared/first-screen';
import type { Clock } from '../clock.ts';
import type { FindRooms } from '../modules/availability/index.ts';

export interface SearchSource {
  readonly findRooms: FindRooms;
  readonly clock: Clock;
  /** Where guests reach the site, without a slash at the end. */
  readonly publicUrl: string;
}

/** The limit of wrong promo codes in the addresses of pages, for one network. */
export interface CodeTries {
  readonly mayTry: () => boolean;
  readonly wasWrong: () => void;
}

/** What the search of an address has found. */
export interface FoundRooms {
  readonly property: NonNullable<SiteData['property']>;
  readonly request: SearchRequest;
  /** The whole address of that search, without other parameters of the guest's link. */
  readonly url: string;
  readonly response: SearchResponse;
  /** The same as JSON. */
  readonly text: string;
}

/**
 * Makes the search of an address: of Rooms-And-Rates with a complete search in it, as a metasearch engine, a mail or a reload sends it
 * (decisions 3). Null elsewhere, and when the search fails.
 */
export async function searchOfAddress(
  { findRooms, clock, publicUrl }: SearchSource,
  { definition }: PageMatch,
  address: string,
  { property, bookConfig, locale }: SiteData,
  codeTries: CodeTries,
): Promise<FoundRooms | null> {
  const query = address.indexOf('?');
  if (!definition.listsOffers || property === null || query < 0) return null;
  const reading = parseSearchQuery(new URLSearchParams(address.slice(query)), {
    property,
    locations: bookConfig?.locations ?? [],
    today: todayIn(property.timeZone, clock.now()),
  });
  // Such an address leads to the search page.
  if (asksForGuests(reading, property.childBands)) return null;
  const { search } = reading;
  const request = searchRequestOf(search, property, bookConfig, locale);
  if (request === null) return null;
  const path = pageAddress('rooms-and-rates', { propertyCode: property.propertyCode });
  const url = `${publicUrl}${path}?${formatSearchQuery(search).toString().replaceAll('%2C', ',')}`;
  // A valid code is not limited: a metasearch engine may use it as often as it likes.
  if (request.promoCode !== null && !codeTries.mayTry()) return null;
  try {
    const { response, text } = await findRooms(request);
    if (request.promoCode !== null && response.isPromoCodeValid === false) codeTries.wasWrong();
    return { property, request, url, response, text };
  } catch {
    return null;
  }
}
