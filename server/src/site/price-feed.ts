import type { FastifyInstance } from 'fastify';
import { getPriceFeed, type SearchRequest, type SearchResponse } from 'shared/contracts';
import {
  allocationProblem,
  areAgesMissing,
  formatSearchQuery,
  fullRoomPrice,
  pageAddress,
  parseSearchQuery,
  ratesForParty,
  type SearchCriteria,
  searchRequestOf,
  stayRateOf,
  toDecimal,
  todayIn,
} from 'shared/domain';
import { missing, unfit } from '../http/errors.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import type { SearchSource } from './search-of-address.ts';
import type { PropertyContent, SiteContent } from './site-content.ts';

interface PriceFeedDeps extends SearchSource {
  readonly content: SiteContent;
}

/** The search of a query; throws 400 where a part of it does not fit, which a page would leave out with a note. */
function searchOf(
  query: Readonly<Record<string, string | undefined>>,
  { property, bookConfig }: PropertyContent,
  now: Date,
): { readonly search: SearchCriteria; readonly request: SearchRequest } {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const { search, notes } = parseSearchQuery(new URLSearchParams(given), {
    property,
    locations: bookConfig.locations,
    today: todayIn(property.timeZone, now),
  });
  const [note] = notes;
  if (note !== undefined) {
    const parameter =
      note.kind === 'ignored' ? note.parameter : note.kind === 'past-date' ? 'fromDate' : 'adults';
    throw unfit(parameter, 'parameter');
  }
  const request = searchRequestOf(search, property, bookConfig, null);
  if (request?.rooms.length !== 1) throw unfit('fromDate', 'one-room');
  if (search.rooms.some((room) => areAgesMissing(room, property.childBands))) throw unfit('ages', 'ages');
  return { search, request };
}

/** What one room can be had at, of the response that the page itself is drawn from. */
function offersOf(found: SearchResponse, request: SearchRequest, { property }: PropertyContent, url: string) {
  const [party] = request.rooms;
  if (party === undefined || allocationProblem(found, request.rooms) !== null) return [];
  const { currency } = property;
  return found.roomTypes.flatMap((roomType) => {
    const roomsLeft = found.numberOfRoomsPerRoomTypeId[roomType.roomTypeId] ?? 0;
    if (roomsLeft <= 0) return [];
    return ratesForParty(roomType, party).map((rate) => ({
      roomTypeId: roomType.roomTypeId,
      ratePlanId: rate.ratePlanId,
      roomType: roomType.name,
      ratePlan: rate.name,
      totalPrice: toDecimal(fullRoomPrice(stayRateOf(rate, currency), party, property), currency),
      roomsLeft,
      url: `${url}&offer=${encodeURIComponent(roomType.roomTypeId)}/${encodeURIComponent(rate.ratePlanId)}`,
    }));
  });
}

/** Prices for price comparison, each with the page that shows it (docs/decisions/0109). */
export function registerPriceFeed(app: FastifyInstance, deps: PriceFeedDeps): void {
  const { content, findRooms, clock, publicUrl } = deps;
  registerEndpoint(app, getPriceFeed, async ({ params, query }) => {
    const found = await content.property(params.id);
    if (found === null) throw missing('property');
    const { search, request } = searchOf(query, found, clock.now());
    const { response } = await findRooms(request);
    const { propertyCode, currency } = found.property;
    const path = pageAddress('rooms-and-rates', { propertyCode });
    const url = `${publicUrl}${path}?${formatSearchQuery(search).toString().replaceAll('%2C', ',')}`;
    return {
      propertyCode,
      fromDate: request.dateFrom,
      toDate: request.dateTo,
      currency,
      offers: offersOf(response, request, found, url),
    };
  });
}
