import type { StayDate } from 'shared/contracts';
import {
  formatSearchQuery,
  parseSearchQuery,
  type RoomRules,
  type SearchCriteria,
  type SearchNote,
} from 'shared/domain';

/**
 * Rooms and parties of a search in a group. A group has no limits of its own: a hotel that cannot take a party says so
 * (product.md 8), and has its own limits once it is entered.
 */
export const groupRooms: RoomRules = {
  maxNumberOfRoomsOnBooking: 6,
  adultMaximumOccupancy: null,
  childMaximumOccupancy: null,
  enableChildrenSearch: true,
  enableInfantSearch: true,
  defaultOccupancyAdult: 2,
  defaultOccupancyChildren: 0,
  defaultOccupancyInfant: 0,
};

export const sortings = ['price', 'rating', 'name', 'area'] as const;
export type Sorting = (typeof sortings)[number];

/** What the guest wants to see of the group's hotels; null: all of them. */
export interface Choices {
  readonly area: string | null;
  readonly stars: number | null;
  readonly sort: Sorting;
  readonly isFreeOnly: boolean;
}

export const allHotels: Choices = { area: null, stars: null, sort: 'price', isFreeOnly: false };

export interface Reading {
  readonly search: SearchCriteria;
  readonly choices: Choices;
  readonly notes: readonly SearchNote[];
}

const isCurrency = (text: string | null): text is string => text !== null && /^[A-Z]{3}$/.test(text);

function readChoices(params: URLSearchParams, areas: readonly string[]): Choices {
  const area = params.get('area');
  const stars = Number(params.get('stars'));
  return {
    area: area !== null && areas.includes(area) ? area : null,
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
    sort: sortings.find((sorting) => sorting === params.get('sort')) ?? allHotels.sort,
    isFreeOnly: params.get('free') === '1',
  };
}

/** What an address of the group says (decisions 3), and which of its hotels it wants to show. Never throws. */
export function readAddress(query: string, areas: readonly string[], today: StayDate): Reading {
  const params = new URLSearchParams(query);
  const currency = params.get('currency');
  const availableCurrencies = isCurrency(currency) ? [currency] : [];
  const property = { ...groupRooms, currency: '', availableCurrencies };
  // A location is one of a hotel's own: it means nothing here.
  params.delete('location');
  const { search, notes } = parseSearchQuery(params, { today, property, locations: [] });
  return { search, notes, choices: readChoices(params, areas) };
}

/** The search as a query, `?…` or empty: what a hotel of the group is entered with. */
export function searchQuery(search: SearchCriteria): string {
  const text = formatSearchQuery(search).toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The query that says all of it; what is as usual is left out. */
export function groupQuery(search: SearchCriteria, { area, stars, sort, isFreeOnly }: Choices): string {
  const params = formatSearchQuery(search);
  if (area !== null) params.set('area', area);
  if (stars !== null) params.set('stars', String(stars));
  if (sort !== allHotels.sort) params.set('sort', sort);
  if (isFreeOnly) params.set('free', '1');
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The same search, whatever its rooms are called inside. */
export const isSameSearch = (a: SearchCriteria, b: SearchCriteria): boolean =>
  searchQuery(a) === searchQuery(b) && a.rooms.length === b.rooms.length;
