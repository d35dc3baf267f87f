import type { EndpointOutput, PropertyGroup, searchPropertyGroup } from 'shared/contracts';
import { toMinor, type Minor } from 'shared/domain';
import type { Choices, Sorting } from './search/criteria.ts';

export type GroupProperty = PropertyGroup['properties'][number];
export type FoundProperty = EndpointOutput<typeof searchPropertyGroup>['properties'][number];

/** Whether a hotel has rooms: not asked for dates yet, the answer is on its way, or what it was. */
export type Offer =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'free'; readonly total: Minor }
  /** `message`: what the server says beside the usual. */
  | { readonly kind: 'full'; readonly message: string | null };

export interface Hotel extends GroupProperty {
  readonly offer: Offer;
  /** The offer that it was listed with, where it has another since: its place stays where that has put it. */
  readonly listed?: Offer | undefined;
  /** Its place among the answers, cheapest first whatever the currencies are (decisions 1); else the group's own order. */
  readonly rank: number;
}

function offerOf(found: FoundProperty): Offer {
  if (!found.isAvailable || found.minimumRate === null)
    return { kind: 'full', message: found.code === 'error.hotel-unavailable' ? null : found.message };
  return { kind: 'free', total: toMinor(found.minimumRate, found.currency) };
}

/** What a guest sees of an offer. */
const offerKey = (offer: Offer): string => (offer.kind === 'free' ? String(offer.total) : offer.kind);

/** The offer by which a hotel has its place. */
const placed = ({ offer, listed }: Hotel): Offer => listed ?? offer;

/** The group's hotels with what was found of them; `found` is null while nothing has been. */
export function hotelsOf(
  group: PropertyGroup,
  found: readonly FoundProperty[] | null,
  isSearching: boolean,
  live: Readonly<Record<string, FoundProperty>> = {},
): Hotel[] {
  const ranks = new Map(found?.map((each, rank) => [each.propertyId, { each, rank }]));
  return group.properties.map((property, index) => {
    const result = ranks.get(property.propertyId);
    const offer: Offer = isSearching
      ? { kind: 'asking' }
      : result === undefined
        ? { kind: 'unasked' }
        : offerOf(result.each);
    const later = isSearching || result === undefined ? undefined : live[property.propertyId];
    const now = later === undefined ? offer : offerOf(later);
    const isAnother = offerKey(now) !== offerKey(offer);
    return {
      ...property,
      rank: result?.rank ?? index,
      ...(isAnother ? { offer: now, listed: offer } : { offer }),
    };
  });
}

type Order = (areas: readonly string[], locale: string) => (a: Hotel, b: Hotel) => number;

const orders: Readonly<Record<Sorting, Order>> = {
  price: () => (a, b) => a.rank - b.rank,
  rating: () => (a, b) => (b.hotelRating ?? 0) - (a.hotelRating ?? 0) || a.rank - b.rank,
  name: (_, locale) => {
    const { compare } = new Intl.Collator(locale);
    return (a, b) => compare(a.propertyName, b.propertyName);
  },
  area: (areas) => {
    // A hotel without an area comes last.
    const place = new Map(areas.map((id, index) => [id, index]));
    const of = ({ areaId }: Hotel): number => place.get(areaId ?? '') ?? areas.length;
    return (a, b) => of(a) - of(b) || a.rank - b.rank;
  },
};

/** The hotels that the guest wants to see, in the order in which they want to see them; those without rooms come last. Names are in the order of the page's language. */
export function shownHotels(
  hotels: readonly Hotel[],
  choices: Choices,
  areas: readonly string[],
  locale: string,
): Hotel[] {
  const { area, stars, isFreeOnly, sort } = choices;
  const order = orders[sort](areas, locale);
  const isFull = (hotel: Hotel): number => Number(placed(hotel).kind === 'full');
  return hotels
    .filter((hotel) => area === null || hotel.areaId === area)
    .filter((hotel) => stars === null || (hotel.hotelRating ?? 0) >= stars)
    .filter((hotel) => !isFreeOnly || placed(hotel).kind !== 'full')
    .toSorted((a, b) => isFull(a) - isFull(b) || order(a, b));
}

export const freeCount = (hotels: readonly Hotel[]): number =>
  hotels.filter(({ offer }) => offer.kind === 'free').length;

/** product.md 8: a message that no rooms were found; only once everything has been looked at. A list that is open keeps its place for it. */
export const isNothingFree = (hotels: readonly Hotel[]): boolean =>
  hotels.length > 0 && hotels.every((hotel) => placed(hotel).kind === 'full');
