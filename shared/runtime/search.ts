import { createEvent, createStore, sample } from 'effector';
import {
  agesParameter,
  emptySearch,
  formatSearchQuery,
  linkParameters,
  parseSearchQuery,
  todayIn,
  type SearchCriteria,
  type SearchNote,
} from '../domain/index.ts';
import { availabilityDropped } from './availability.ts';
import { basketEmptied, basketStarted, bookingDetailsChanged } from './basket.ts';
import { basketSearchOf } from './basket-search.ts';
import { $clock } from './clock.ts';
import { $route, navigationRequested, routeEntered } from './navigation.ts';
import { paths } from './paths.ts';
import { $bookConfig, $property } from './property.ts';

/** The guest changed what to search for; the address follows (decisions 3). */
export const searchEdited = createEvent<Partial<SearchCriteria>>();

/** The guest pressed "Search" for what is searched for with these changes, which may be none (product.md 4). */
export const searchMade = createEvent<Partial<SearchCriteria>>();

interface SearchReading {
  readonly search: SearchCriteria;
  readonly notes: readonly SearchNote[];
  /** The query that was read. */
  readonly query: string;
}
const searchRead = createEvent<SearchReading>();

const sameSearch = (a: SearchCriteria, b: SearchCriteria): boolean =>
  formatSearchQuery(a).toString() === formatSearchQuery(b).toString() && a.rooms.length === b.rooms.length;

/** What the address says, and so what every page of the property searches for. */
export const $search = createStore<SearchCriteria>(emptySearch)
  .on(searchRead, (old, { search }) => (sameSearch(old, search) ? old : search))
  .on([searchEdited, searchMade], (search, changes) => ({ ...search, ...changes }));

/** How many searches the guest has made on this page load: the same criteria again are another search. */
export const $searchesMade = createStore(0).on(searchMade, (count) => count + 1);

/** A link that did not fit, as the address says it from then on (decisions 3: it always mirrors the search). */
const addressNormalised = createEvent<string>();
const $normalisedQuery = createStore('').on(addressNormalised, (_, query) => query);

/** Values of the address that did not fit and were ignored, for a visible note; mending the address says them still. */
export const $searchNotes = createStore<readonly SearchNote[]>([]);
sample({
  clock: searchRead,
  source: $normalisedQuery,
  filter: (normalised, { query }) => query === '' || query !== normalised,
  fn: (_, { notes }) => notes,
  target: $searchNotes,
});

sample({
  clock: [routeEntered, $property, $bookConfig],
  source: { route: $route, property: $property, config: $bookConfig, clock: $clock },
  filter: ({ route, property }) =>
    property !== null && route.params['propertyCode']?.toUpperCase() === property.propertyCode.toUpperCase(),
  fn: ({ route, property, config, clock }): SearchReading =>
    property === null
      ? { search: emptySearch, notes: [], query: '' }
      : {
          query: route.query,
          ...parseSearchQuery(new URLSearchParams(route.query), {
            property,
            locations: config?.locations ?? [],
            today: todayIn(property.timeZone, clock.now()),
          }),
        },
  target: searchRead,
});

/** With its leading `?`, or empty. */
const queryText = (params: URLSearchParams): string => {
  const query = params.toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
};
/** The search, and what else the address says, such as how a list is filtered. */
const queryWith = (search: SearchCriteria, query: string): string => {
  const params = new URLSearchParams(query);
  for (const parameter of [...linkParameters, agesParameter]) params.delete(parameter);
  return queryText(new URLSearchParams([...formatSearchQuery(search), ...params]));
};
sample({
  clock: searchEdited,
  source: { search: $search, route: $route },
  fn: ({ search, route }) => ({
    to: `${route.path}${queryWith(search, route.query)}${route.hash}`,
    replace: true,
  }),
  target: navigationRequested,
});

// What else the address says stays. A location is known only once the hotel's configuration is there.
const normalised = sample({
  clock: searchRead,
  source: { route: $route, config: $bookConfig },
  filter: ({ config }, { notes }) => config !== null && notes.length > 0,
  fn: ({ route }, { search }) => ({ route, query: queryWith(search, route.query) }),
}).filter({ fn: ({ route, query }) => query !== route.query });
sample({ clock: normalised, fn: ({ query }) => query, target: addressNormalised });
sample({
  clock: normalised,
  fn: ({ route, query }) => ({ to: `${route.path}${query}${route.hash}`, replace: true }),
  target: navigationRequested,
});

// product.md 4: a search copies the rooms and resets basket and active room, also one for the same criteria. Rooms and rates asks for them.
const made = sample({
  clock: searchMade,
  source: { search: $search, property: $property, route: $route },
}).filterMap(({ search, property, route }) => {
  if (property === null) return undefined;
  const rooms = paths.roomsAndRates(property.propertyCode);
  // Over the list of rooms, the list stays as the guest filters it.
  const isThere = route.path.toLowerCase() === rooms.toLowerCase();
  return {
    basket: basketSearchOf(search, property),
    to: `${rooms}${queryWith(search, isThere ? route.query : '')}`,
    from: `${route.path}${route.query}${route.hash}`,
  };
});
sample({ clock: made, fn: ({ basket }) => basket, target: basketStarted });
sample({ clock: made, fn: () => undefined, target: availabilityDropped });
sample({ clock: made, fn: ({ to, from }) => ({ to, replace: to === from }), target: navigationRequested });

// decisions 3: a link's voucher goes with the basket of its search; the checkout has it checked before it takes anything off.
sample({
  clock: basketEmptied,
  source: $search,
  filter: ({ voucher }) => voucher !== null,
  fn: ({ voucher }) => ({ hopGiftVoucherCode: voucher, hopGiftDiscountAmount: 0 }),
  target: bookingDetailsChanged,
});
