import type { SiteData } from 'shared/contracts';
import { formatSearchQuery, parseSearchQuery, searchRequestOf, todayIn } from 'shared/domain';
import type { PageMatch } from 'shared/first-screen';
import type { Clock } from '../clock.ts';
import type { FindRooms } from '../modules/availability/find-rooms.ts';
import { offersData } from './offers.ts';

export interface OffersSource {
  readonly findRooms: FindRooms;
  readonly clock: Clock;
  /** Where guests reach the site, without a slash at the end. */
  readonly publicUrl: string;
}

/** How long a page waits for its offers: they are for machines, and the guest's page asks for its own. */
const patienceMs = 300;

const impatience = (): Promise<[]> =>
  new Promise((resolve) => {
    setTimeout(resolve, patienceMs, []).unref();
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
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const query = address.indexOf('?');
  if (definition.page !== 'rooms-and-rates' || property === null || query < 0) return [];
  const { search } = parseSearchQuery(new URLSearchParams(address.slice(query)), {
    property,
    locations: bookConfig?.locations ?? [],
    today: todayIn(property.timeZone, clock.now()),
  });
  const request = searchRequestOf(search, property, bookConfig, locale);
  if (request === null) return [];
  // Without what a guest's link may carry besides, such as who sent it.
  const path = `/Book/${encodeURIComponent(property.propertyCode)}/Rooms-And-Rates`;
  const url = `${publicUrl}${path}?${formatSearchQuery(search).toString().replaceAll('%2C', ',')}`;
  // A code is looked at where tries are counted: by the page's own search. Here nobody would count.
  if (request.promoCode !== null) return [];
  const offers = findRooms(request)
    .then((found) => offersData(found, { property, request, url }))
    .catch(() => []);
  return Promise.race([offers, impatience()]);
}
