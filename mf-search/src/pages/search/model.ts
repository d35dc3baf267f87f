import { combine, createEvent, createStore, sample } from 'effector';
import type { Offer } from 'shared/contracts';
import { chosenOffer, sameDayRestriction, todayIn } from 'shared/domain';
import {
  $bookConfig,
  $clock,
  $property,
  $search,
  busEventHappened,
  searchEdited,
  searchMade,
} from 'shared/runtime';
import { createValidation } from 'shared/runtime/factories';
import { createSearchEditing } from 'shared/search-panel';
import { hasMissingAges, searchProblems } from './rules.ts';

export const pageOpened = createEvent();
export const locationChanged = createEvent<string>();
export const offerChosen = createEvent<Offer>();
export const offerDropped = createEvent();
export const searchSubmitted = createEvent();

export const $maximumRooms = combine($property, $bookConfig, (property, config) =>
  Math.min(
    property?.maxNumberOfRoomsOnBooking ?? 1,
    config?.maxNumberOfRoomsOnBooking ?? Number.MAX_SAFE_INTEGER,
  ),
);

/** What the hotel's rooms take; empty while that is not known. */
export const $roomLimits = $bookConfig.map((config) => config?.roomLimits ?? []);

export const {
  datesChanged,
  roomAdded,
  roomRemoved,
  partyChanged,
  roomChanged,
  roomsChanged,
  promoCodeChanged,
} = createSearchEditing({
  $search,
  $limits: combine($property, $maximumRooms, (rules, maximumRooms) =>
    rules === null ? null : { rules, maximumRooms },
  ),
  edited: searchEdited,
});

/** Whether the guest came with children whose ages the hotel needs, as from a link, and until they are given. */
const $cameWithoutAges = createStore(false);
sample({
  clock: pageOpened,
  source: { property: $property, search: $search },
  fn: ({ property, search }) => hasMissingAges(property, search),
  target: $cameWithoutAges,
});
export const $areAgesNeeded = combine(
  $cameWithoutAges,
  $property,
  $search,
  (isNeeded, property, search) => isNeeded && hasMissingAges(property, search),
);

/** The moment of the guest's last step: a page that stays open over the cut-off or midnight must not go by its first one. */
const $now = createStore<Date | null>(null, { serialize: 'ignore' });
sample({
  clock: [pageOpened, datesChanged, searchSubmitted],
  source: $clock,
  fn: (clock) => clock.now(),
  target: $now,
});
const $moment = combine($now, $clock, (now, clock) => now ?? clock.now());

export const $today = combine($property, $moment, (property, moment) =>
  property === null ? null : todayIn(property.timeZone, moment),
);

/** product.md 4: from the cut-off on, today and the hotel's message; null while today can be booked. */
export const $closedToday = combine(
  $property,
  $bookConfig,
  $moment,
  $today,
  (property, config, moment, today) => {
    if (property === null || config === null || today === null) return null;
    const { blocked, message } = sameDayRestriction(config, today, property.timeZone, moment);
    return blocked ? { today, message: message ?? '' } : null;
  },
);
/** The warning when the stay would begin today and can no longer be booked. */
export const $sameDayWarning = combine($closedToday, $search, (closed, search) =>
  closed !== null && search.fromDate === closed.today ? closed.message : null,
);

const $problems = combine(
  $property,
  $search,
  $maximumRooms,
  $sameDayWarning,
  $roomLimits,
  (property, search, maximum, warning, limits) =>
    searchProblems(property, search, { maximumRooms: maximum, limits, isClosedToday: warning !== null }),
);
/** What keeps the search from being made, as far as the page shows it. */
export const searchForm = createValidation({ $problems });
sample({ clock: pageOpened, target: searchForm.opened });
sample({ clock: searchSubmitted, target: searchForm.submitted });
/** The offer whose codes the search has; from the address too, so that it outlives a reload. */
export const $offer = combine($bookConfig, $search, (config, search) =>
  chosenOffer(config?.offers ?? [], search),
);

sample({ clock: locationChanged, fn: (id) => ({ location: id === '' ? null : id }), target: searchEdited });
sample({
  clock: offerChosen,
  fn: ({ promoCode, ratePlanCode }) => ({ promoCode, ratePlanCode }),
  target: searchEdited,
});
sample({ clock: offerDropped, fn: () => ({ promoCode: null, ratePlanCode: null }), target: searchEdited });

sample({ clock: searchForm.accepted, fn: () => ({}), target: searchMade });
sample({
  clock: searchForm.accepted,
  source: $property,
  filter: (property) => property !== null,
  fn: (property) => ({ type: 'search.changed.v1' as const, propertyCode: property?.propertyCode ?? '' }),
  target: busEventHappened,
});
