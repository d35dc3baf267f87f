import type { BookConfig, Property } from 'shared/contracts';
import { asksForGuests, canSearch, parseSearchQuery, todayIn } from 'shared/domain';
import { paths } from 'shared/runtime';
import { codeOf, type Route } from './route-table.ts';

export interface EntryFacts {
  readonly property: Property | null;
  readonly bookConfig: BookConfig | null;
  /** Codes of the hotel of which the basket has items; null when it is empty. */
  readonly basketPropertyCode: string | null;
  readonly isLoggedIn: boolean;
  readonly now: Date;
}

export type Entry = { readonly kind: 'enter' } | { readonly kind: 'redirect'; readonly to: string };

const enter: Entry = { kind: 'enter' };

function searchIsPossible(route: Route, { property, bookConfig, now }: EntryFacts): boolean {
  if (property === null) return false;
  const reading = parseSearchQuery(new URLSearchParams(route.place.search), {
    property,
    locations: bookConfig?.locations ?? [],
    today: todayIn(property.timeZone, now),
  });
  if (asksForGuests(reading, property.childBands)) return false;
  const { search } = reading;
  return canSearch({
    propertyId: property.propertyId,
    fromDate: search.fromDate,
    toDate: search.toDate,
    rooms: search.rooms,
    maxNumberOfRooms: bookConfig?.maxNumberOfRoomsOnBooking ?? property.maxNumberOfRoomsOnBooking,
  });
}

function mayEnter(route: Route, facts: EntryFacts): boolean {
  const hasToken = route.match.params['confirmationToken'] !== undefined;
  switch (route.match.definition.guard) {
    case 'none':
      return true;
    case 'can-search':
      return searchIsPossible(route, facts);
    case 'item-or-token':
      return hasToken || facts.basketPropertyCode?.toUpperCase() === codeOf(route)?.toUpperCase();
    case 'token':
      return hasToken;
    case 'logged-in':
      return facts.isLoggedIn;
    default:
      return route.match.definition.guard satisfies never;
  }
}

/** product.md 2: who may not enter is sent to the hotel's search page; the redirect keeps query and hash. */
export function decideEntry(route: Route, facts: EntryFacts): Entry {
  if (mayEnter(route, facts)) return enter;
  const { search, hash } = route.place;
  return { kind: 'redirect', to: `${paths.search(codeOf(route) ?? '')}${search}${hash}` };
}
