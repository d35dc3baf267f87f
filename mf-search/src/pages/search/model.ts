import { combine, createEvent, createStore, sample } from 'effector';
import { getCalendar, type Offer, type StayDate } from 'shared/contracts';
import { addDays, formatSearchQuery, sameDayRestriction, todayIn } from 'shared/domain';
import {
  $bookConfig,
  $clock,
  $property,
  $search,
  busEventHappened,
  createCallFx,
  navigationRequested,
  paths,
  searchEdited,
} from 'shared/runtime';
import { calendarFacts, calendarWindow, type CalendarFacts } from './calendar.ts';
import { addRoom, changeParty, removeRoom, type PartyKey } from './rooms.ts';
import { searchProblems } from './rules.ts';

export const pageOpened = createEvent();
export const monthShown = createEvent<StayDate>();
export const datesChanged = createEvent<{ readonly from: StayDate | null; readonly to: StayDate | null }>();
export const roomAdded = createEvent();
export const roomRemoved = createEvent<string>();
export const partyChanged = createEvent<{
  readonly roomId: string;
  readonly key: PartyKey;
  readonly value: number;
}>();
export const promoCodeChanged = createEvent<string>();
export const locationChanged = createEvent<string>();
export const offerChosen = createEvent<Offer>();
export const searchSubmitted = createEvent();

const loadCalendarFx = createCallFx(getCalendar);

/** product.md 9: availability is known from today to 36 months ahead. */
const calendarDays = 36 * 30;

export const $today = combine($property, $clock, (property, clock) =>
  property === null ? null : todayIn(property.timeZone, clock.now()),
);
export const $lastDay = $today.map((today) => (today === null ? null : addDays(today, calendarDays)));

/** Nights of which the calendar's facts have come. */
export const $facts = createStore<CalendarFacts>({});
export const $calendarFailed = createStore(false)
  .on(loadCalendarFx.failData, (_, failure) => failure.kind !== 'aborted')
  .reset(loadCalendarFx.done);

export const $maximumRooms = combine($property, $bookConfig, (property, config) =>
  Math.min(
    property?.maxNumberOfRoomsOnBooking ?? 1,
    config?.maxNumberOfRoomsOnBooking ?? Number.MAX_SAFE_INTEGER,
  ),
);

/** product.md 4: the warning when today can no longer be booked. */
export const $sameDayWarning = combine(
  $property,
  $bookConfig,
  $clock,
  $search,
  (property, config, clock, search) =>
    property !== null &&
    config !== null &&
    search.fromDate !== null &&
    sameDayRestriction(config, search.fromDate, property.timeZone, clock.now()).blocked
      ? (config.sameDayBookingRestrictionMessage ?? '')
      : null,
);

export const $problems = combine($property, $search, $maximumRooms, (property, search, maximum) =>
  searchProblems(property, search, maximum),
);
/** Counts refused attempts, so that the summary of what is missing takes focus each time. */
export const $refusals = createStore(0).reset(pageOpened);
export const $chosenOffer = createStore<string | null>(null)
  .on(offerChosen, (_, offer) => offer.offerId)
  .reset(pageOpened);

$facts.reset($property);
sample({
  clock: monthShown,
  source: { property: $property, today: $today, lastDay: $lastDay, facts: $facts },
  filter: ({ property, today, lastDay, facts }, month) =>
    property !== null && today !== null && lastDay !== null && !covers(facts, month, today),
  fn: ({ property, today, lastDay }, month) => {
    const range = calendarWindow(month, today ?? month, lastDay ?? month);
    return { query: { propertyId: property?.propertyId ?? '', fromDate: range.from, toDate: range.to } };
  },
  target: loadCalendarFx,
});
sample({
  clock: loadCalendarFx.doneData,
  source: { facts: $facts, property: $property },
  fn: ({ facts, property }, days) => ({ ...facts, ...calendarFacts(days, property?.currency ?? 'GBP') }),
  target: $facts,
});

sample({ clock: datesChanged, fn: ({ from, to }) => ({ fromDate: from, toDate: to }), target: searchEdited });
sample({
  clock: roomAdded,
  source: { search: $search, property: $property, maximum: $maximumRooms },
  fn: ({ search, property, maximum }) => ({
    rooms: property === null ? search.rooms : addRoom(search.rooms, property, maximum),
  }),
  target: searchEdited,
});
sample({
  clock: roomRemoved,
  source: $search,
  fn: ({ rooms }, roomId) => ({ rooms: removeRoom(rooms, roomId) }),
  target: searchEdited,
});
sample({
  clock: partyChanged,
  source: $search,
  fn: ({ rooms }, { roomId, key, value }) => ({ rooms: changeParty(rooms, roomId, key, value) }),
  target: searchEdited,
});
sample({
  clock: promoCodeChanged,
  fn: (code) => ({ promoCode: code.trim() === '' ? null : code.trim() }),
  target: searchEdited,
});
sample({ clock: locationChanged, fn: (id) => ({ location: id === '' ? null : id }), target: searchEdited });
sample({
  clock: offerChosen,
  fn: ({ promoCode, ratePlanCode }) => ({ promoCode, ratePlanCode }),
  target: searchEdited,
});

sample({
  clock: searchSubmitted,
  source: { property: $property, search: $search },
  filter: combine($problems, (problems) => problems.length === 0),
  fn: ({ property, search }) => ({
    to: paths.roomsAndRates(property?.propertyCode ?? '', formatSearchQuery(search)),
  }),
  target: navigationRequested,
});
sample({
  clock: searchSubmitted,
  source: $property,
  filter: combine($problems, $property, (problems, property) => problems.length === 0 && property !== null),
  fn: (property) => ({ type: 'search.changed.v1' as const, propertyCode: property?.propertyCode ?? '' }),
  target: busEventHappened,
});
sample({
  clock: searchSubmitted,
  source: $refusals,
  filter: combine($problems, (problems) => problems.length > 0),
  fn: (refusals) => refusals + 1,
  target: $refusals,
});

function covers(facts: CalendarFacts, month: StayDate, today: StayDate): boolean {
  return facts[month < today ? today : month] !== undefined && facts[addDays(month, 62)] !== undefined;
}
