import { attach, combine, createEvent, createStore, sample } from 'effector';
import {
  searchPropertyGroup,
  searchPropertyGroupAreas,
  type EndpointInput,
  type EndpointOutput,
} from 'shared/contracts';
import { lastKnownDay, emptySearch, todayIn, type SearchCriteria, type SearchNote } from 'shared/domain';
import {
  $clock,
  $locale,
  $propertyGroup,
  $route,
  createCallFx,
  navigationRequested,
  routeEntered,
} from 'shared/runtime';
import { createQuery, createValidation } from 'shared/runtime/factories';
import { createSearchEditing, type SearchLimits } from 'shared/search-panel';
import {
  allHotels,
  groupQuery,
  groupRooms,
  isSameSearch,
  readAddress,
  type Choices,
  type Reading,
} from './criteria.ts';

export const pageOpened = createEvent();
/** In which currency prices are compared. */
export const currencyChanged = createEvent<string>();
export const choicesChanged = createEvent<Partial<Choices>>();
export const searchRetried = createEvent();

export type Question = EndpointInput<typeof searchPropertyGroup>['body'];
type Found = EndpointOutput<typeof searchPropertyGroup>['properties'];
export type AreaOffer = EndpointOutput<typeof searchPropertyGroupAreas>['areas'][number];

/** So long a guest may still be choosing: steps of a party and letters of a code are not asked for one by one. */
const pauseMs = 350;
const hotelsQuery = createQuery({
  effect: attach({
    effect: createCallFx(searchPropertyGroup),
    mapParams: (body: Question) => ({ body }),
  }),
  pauseMs,
});
const areasQuery = createQuery({
  effect: attach({
    effect: createCallFx(searchPropertyGroupAreas),
    mapParams: (body: Question) => ({ body }),
  }),
  pauseMs,
});

const edited = createEvent<Partial<SearchCriteria>>();
const addressRead = createEvent<Reading>();

/** A group lies in many time zones: the day begins where the guest is; a hotel has its own day once it is entered. */
export const $today = $clock.map((clock) =>
  todayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, clock.now()),
);
export const $lastDay = $today.map((today) => lastKnownDay(today));

export const $search = createStore<SearchCriteria>(emptySearch)
  .on(addressRead, (old, { search }) => (isSameSearch(old, search) ? old : search))
  .on(edited, (search, change) => ({ ...search, ...change }));
export const $choices = createStore<Choices>(allHotels)
  .on(addressRead, (_, { choices }) => choices)
  .on(choicesChanged, (choices, change) => ({ ...choices, ...change }));
export const $notes = createStore<readonly SearchNote[]>([]).on(addressRead, (_, { notes }) => notes);

const isOfGroup = (code: string | undefined, groupCode: string): boolean =>
  code?.toUpperCase() === groupCode.toUpperCase();

sample({
  clock: [routeEntered, $propertyGroup, pageOpened],
  source: { route: $route, group: $propertyGroup, today: $today },
  filter: ({ route, group }) =>
    group !== null &&
    route.path.toLowerCase().startsWith('/bookgroup/') &&
    isOfGroup(route.params['propertyCode'], group.propertyGroupCode),
  fn: ({ route, group, today }) =>
    readAddress(
      route.query,
      (group?.areas ?? []).map(({ areaId }) => areaId),
      today,
    ),
  target: addressRead,
});

export const { datesChanged, roomAdded, roomRemoved, partyChanged, promoCodeChanged } = createSearchEditing({
  $search,
  $limits: createStore<SearchLimits | null>({
    rules: groupRooms,
    maximumRooms: groupRooms.maxNumberOfRoomsOnBooking,
  }),
  edited,
});

sample({ clock: currencyChanged, fn: (currency) => ({ currency }), target: edited });

// The address mirrors the search (decisions 3), and what of the group is shown.
sample({
  clock: [edited, choicesChanged],
  source: { search: $search, choices: $choices, route: $route },
  fn: ({ search, choices, route }) => ({
    to: `${route.path}${groupQuery(search, choices)}${route.hash}`,
    replace: true,
  }),
  target: navigationRequested,
});

/** What is to be asked: null until both dates are there. */
export const $question = createStore<Question | null>(null, {
  updateFilter: (next, before) => JSON.stringify(next) !== JSON.stringify(before),
});
sample({
  clock: [$search, $propertyGroup, $locale],
  source: { search: $search, group: $propertyGroup, locale: $locale },
  fn: ({ search, group, locale }): Question | null => {
    const { fromDate, toDate, rooms, promoCode } = search;
    if (group === null || fromDate === null || toDate === null || rooms.length === 0) return null;
    return {
      propertyGroupId: group.propertyGroupId,
      languageCode: locale,
      promoCode,
      dateFrom: fromDate,
      dateTo: toDate,
      areaId: null,
      rooms: rooms.map(({ numberOfAdults, numberOfChildren, numberOfInfants }) => ({
        numberOfAdults,
        numberOfChildren,
        numberOfInfants,
      })),
    };
  },
  target: $question,
});

sample({ clock: $question.updates, target: [hotelsQuery.asked, areasQuery.asked] });
sample({ clock: searchRetried, target: [hotelsQuery.askedAgain, areasQuery.askedAgain] });

/** The last answer: its hotels stay until there is another one. */
const $found = createStore<Found | null>(null)
  .on(hotelsQuery.answered, (_, { answer }) => answer.properties)
  .reset($propertyGroup);
/** What was found later of hotels whose rooms or prices have changed while the list was open, by their ids. */
export const liveFound = createEvent<Found>();
export const $live = createStore<Readonly<Record<string, Found[number]>>>({})
  .on(liveFound, (live, found) => ({
    ...live,
    ...Object.fromEntries(found.map((each) => [each.propertyId, each])),
  }))
  .reset(hotelsQuery.answered, $question.updates, $propertyGroup);
export const $areaOffers = createStore<readonly AreaOffer[]>([])
  .on(areasQuery.answered, (_, { answer }) => answer.areas)
  .reset($propertyGroup);
sample({ clock: $question, filter: (question) => question === null, fn: () => [], target: $areaOffers });

export const $isSearchFailed = hotelsQuery.$state.map(({ kind }) => kind === 'failed');
export const $hasDates = $question.map((question) => question !== null);
/** A question is open: its answer has not come, and has not failed. */
export const $isSearching = hotelsQuery.$state.map(({ kind }) => kind === 'asking');
/** Something has been found before, for this group. */
export const $hasResult = $found.map((found) => found !== null);
/** Null where there are no prices to show: without dates, or after a failure. */
export const $foundProperties = combine($question, $found, $isSearchFailed, (question, found, failed) =>
  question === null || failed ? null : found,
);

/** Whether the page says that dates are missing. */
export const searchForm = createValidation({
  $problems: $hasDates.map((hasDates) => (hasDates ? [] : [{ field: 'dates' }])),
  forgetsWhenRight: true,
});
sample({ clock: pageOpened, target: searchForm.opened });
sample({
  clock: searchForm.submitted,
  source: { isSearching: $isSearching, failed: $isSearchFailed },
  filter: ({ failed }) => failed,
  fn: () => undefined,
  target: searchRetried,
});
