import type { SiteData } from 'shared/contracts';
import {
  areAgesMissing,
  formatSearchQuery,
  pageAddress,
  parseSearchQuery,
  searchRequestOf,
  todayIn,
} from 'shared/domain';
import type { PageMatch } from 'shared/first-screen';
import type { Clock } from '../clock.ts';
import type { FindRooms } from '../modules/availability/index.ts';
import { offersData } from './offers.ts';

export interface OffersSource {
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

/** How long a page waits for its offers: they are for search engines, and the guest's page loads its own. */
const timeoutMs = 300;

const timeout = (): Promise<[]> =>
  new Promise((resolve) => {
    setTimeout(resolve, timeoutMs, []).unref();
  });

/**
 * The schema.org offers of an address: those of Rooms-And-Rates with a complete search in it, as a metasearch engine
 * sends it (decisions 3); none elsewhere, and none when the search fails or is slow.
 */
export async function loadOffers(
  { findRooms, clock, publicUrl }: OffersSource,
  { definition }: PageMatch,
  address: string,
  { property, bookConfig, locale }: SiteData,
  codeTries: CodeTries,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const query = address.indexOf('?');
  if (!definition.listsOffers || property === null || query < 0) return [];
  const { search } = parseSearchQuery(new URLSearchParams(address.slice(query)), {
    property,
    locations: bookConfig?.locations ?? [],
    today: todayIn(property.timeZone, clock.now()),
  });
  // Such an address leads to the search page, which asks for the ages first.
  if (search.rooms.some((room) => areAgesMissing(room, property.childBands))) return [];
  const request = searchRequestOf(search, property, bookConfig, locale);
  if (request === null) return [];
  // Without other parameters of the guest's link, such as its source.
  const path = pageAddress('rooms-and-rates', { propertyCode: property.propertyCode });
  const url = `${publicUrl}${path}?${formatSearchQuery(search).toString().replaceAll('%2C', ',')}`;
  // A valid code is not limited: a metasearch engine may use it as often as it likes.
  if (request.promoCode !== null && !codeTries.mayTry()) return [];
  const offers = findRooms(request)
    .then((found) => {
      if (request.promoCode !== null && found.isPromoCodeValid === false) codeTries.wasWrong();
      return offersData(found, { property, request, url });
    })
    .catch(() => []);
  return Promise.race([offers, timeout()]);
}
