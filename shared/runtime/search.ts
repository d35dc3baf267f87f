import { createEvent, createStore, sample } from 'effector';
import {
  emptySearch,
  formatSearchQuery,
  parseSearchQuery,
  todayIn,
  type SearchCriteria,
  type SearchNote,
} from '../domain/index.ts';
import { basketStarted, bookingDetailsChanged } from './basket.ts';
import { $clock } from './clock.ts';
import { $route, navigationRequested, routeEntered } from './navigation.ts';
import { $bookConfig, $property } from './property.ts';

/** The guest changed what to search for; the address follows (decisions 3). */
export const searchEdited = createEvent<Partial<SearchCriteria>>();

interface SearchReading {
  readonly search: SearchCriteria;
  readonly notes: readonly SearchNote[];
}
const searchRead = createEvent<SearchReading>();

const sameSearch = (a: SearchCriteria, b: SearchCriteria): boolean =>
  formatSearchQuery(a).toString() === formatSearchQuery(b).toString() && a.rooms.length === b.rooms.length;

/** What the address says, and so what every page of the property searches for. */
export const $search = createStore<SearchCriteria>(emptySearch)
  .on(searchRead, (old, { search }) => (sameSearch(old, search) ? old : search))
  .on(searchEdited, (search, changes) => ({ ...search, ...changes }));

/** Values of the address that did not fit and were ignored, for a visible note. */
export const $searchNotes = createStore<readonly SearchNote[]>([]).on(searchRead, (_, { notes }) => notes);

sample({
  clock: [routeEntered, $property, $bookConfig],
  source: { route: $route, property: $property, config: $bookConfig, clock: $clock },
  filter: ({ route, property }) =>
    property !== null && route.params['propertyCode']?.toUpperCase() === property.propertyCode.toUpperCase(),
  fn: ({ route, property, config, clock }): SearchReading =>
    property === null
      ? { search: emptySearch, notes: [] }
      : parseSearchQuery(new URLSearchParams(route.query), {
          property,
          locations: config?.locations ?? [],
          today: todayIn(property.timeZone, clock.now()),
        }),
  target: searchRead,
});

sample({
  clock: searchEdited,
  source: { search: $search, route: $route },
  fn: ({ search, route }) => {
    const query = formatSearchQuery(search).toString().replaceAll('%2C', ',');
    return { to: `${route.path}${query === '' ? '' : `?${query}`}${route.hash}`, replace: true };
  },
  target: navigationRequested,
});

// decisions 3: a link's voucher goes with the basket of its search; the checkout has it checked before it takes anything off.
sample({
  clock: basketStarted,
  source: $search,
  filter: ({ voucher }) => voucher !== null,
  fn: ({ voucher }) => ({ hopGiftVoucherCode: voucher, hopGiftDiscountAmount: 0 }),
  target: bookingDetailsChanged,
});
