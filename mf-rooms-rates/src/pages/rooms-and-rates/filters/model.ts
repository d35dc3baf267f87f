import { combine, createEvent, sample } from 'effector';
import { $availability, $route, navigationRequested } from 'shared/runtime';
import { cancelledNow } from '../selection/listing.ts';
import { $activeItem, $allRooms, $listing } from '../selection/model.ts';
import { filterQueryOf, readFilters, withFilters } from './address.ts';
import { noFilters, type ListFilters } from './list-filters.ts';
import { filterOptions } from './options.ts';
import { filterList, knownFilters, type FilterContext } from './rules.ts';

/** The guest wants something else of the list. */
export const filtersChanged = createEvent<Partial<ListFilters>>();
/** The guest wants to see every room again; the order stays. */
export const filtersCleared = createEvent();

// The address has them: a link, a reload, back and forward find the list as it was. A step's hash changes no filter.
const $filterQuery = $route.map(({ query }) => filterQueryOf(query));
export const $filters = combine($filterQuery.map(readFilters), $availability, (filters, response) =>
  knownFilters(filters, response?.roomTypes ?? []),
);

export const $filterContext = $listing.map((listing): FilterContext => ({
  currency: listing?.currency ?? '',
  when: listing === null ? null : cancelledNow(listing),
}));

/** What the active room can choose from, as the guest wants it. */
export const $roomList = combine($allRooms, $filters, $filterContext, $activeItem, filterList);

export const $filterOptions = combine($allRooms, $filters, $filterContext, filterOptions);

sample({
  clock: [filtersChanged, filtersCleared.map((): Partial<ListFilters> | null => null)],
  source: { route: $route, filters: $filters },
  fn: ({ route, filters }, changes) => {
    const wanted = changes === null ? { ...noFilters, sorting: filters.sorting } : { ...filters, ...changes };
    return { to: `${route.path}${withFilters(route.query, wanted)}${route.hash}`, replace: true };
  },
  target: navigationRequested,
});
