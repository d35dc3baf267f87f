import { combine, createEvent, createStore, sample } from 'effector';
import { areAgesMissing, type SearchCriteria } from 'shared/domain';
import { $bookConfig, $property, $search, searchMade } from 'shared/runtime';
import { createSearchEditing, isTaken } from 'shared/search-panel';
import { pageLeft } from '../model.ts';

/** The guest opened the rooms and guests over the page. */
export const partyShown = createEvent();
export const partyClosed = createEvent();
/** The guest searches for the rooms and guests that were chosen, on the dates of before. */
export const partySearched = createEvent();

const edited = createEvent<Partial<SearchCriteria>>();
const $changes = createStore<Partial<SearchCriteria>>({})
  .on(edited, (before, changes) => ({ ...before, ...changes }))
  .reset(partyShown);

/** The search with what was changed of it; the page's own stays until the guest searches. */
export const $draft = combine($search, $changes, (search, changes) => ({ ...search, ...changes }));

export const $maximumRooms = combine($property, $bookConfig, (property, config) =>
  Math.min(
    property?.maxNumberOfRoomsOnBooking ?? 1,
    config?.maxNumberOfRoomsOnBooking ?? Number.MAX_SAFE_INTEGER,
  ),
);

/** What the hotel's rooms take at most; empty where it is not known. */
export const $roomLimits = $bookConfig.map((config) => config?.roomLimits ?? []);

/** The rooms of the search whose guests no room of the hotel takes together, on whatever dates. */
export const $notTaken = combine($search, $roomLimits, ({ rooms }, limits) =>
  rooms.filter((room) => !isTaken(room, limits)),
);

export const { roomAdded, roomRemoved, partyChanged, roomChanged } = createSearchEditing({
  $search: $draft,
  $limits: combine($property, $maximumRooms, (rules, maximumRooms) =>
    rules === null ? null : { rules, maximumRooms },
  ),
  edited,
});

const $areAgesMissing = combine($draft, $property, ({ rooms }, property) =>
  rooms.some((room) => areAgesMissing(room, property?.childBands)),
);
const accepted = sample({
  clock: partySearched,
  source: { draft: $draft, isMissing: $areAgesMissing },
}).filterMap(({ draft: { rooms }, isMissing }) => (isMissing ? undefined : { rooms }));

export const $isPartyShown = createStore(false)
  .on(partyShown, () => true)
  .reset(partyClosed, accepted, pageLeft);

sample({ clock: accepted, target: searchMade });
