import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import {
  getConfirmation,
  getRestaurantAvailability,
  getRestaurants,
  getRestaurantSetup,
  type EndpointOutput,
} from 'shared/contracts';
import { addDays, todayIn } from 'shared/domain';
import {
  $bookConfig,
  $clock,
  $property,
  $tabStorage,
  $user,
  createCallFx,
  newId,
  userChanged,
  userLoaded,
  writeTabFx,
} from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import {
  chosenRestaurant,
  emptyDraft,
  withAvailableTime,
  canLoadTimes,
  prefilledFrom,
  reachedAs,
  withoutAccount,
  withoutPastDay,
  withDefaults,
  type Stay,
  type TableDraft,
} from './draft.ts';
import { draftFor, readSavedDraft, storageKey, type SavedDraft } from './saved-draft.ts';

/** The form is there; with the confirmation token of the stay for which a table is wanted, if there is one. */
export const formOpened = createEvent<string | null>();
export const draftChanged = createEvent<Partial<TableDraft>>();
export const loadRetried = createEvent();
/** The offer has changed meanwhile: the times are loaded again. */
export const timesOutdated = createEvent();
export const draftReplaced = createEvent<TableDraft>();

type Restaurants = EndpointOutput<typeof getRestaurants>;

const loadRestaurantsFx = createCallFx(getRestaurants);
const loadStayFx = createCallFx(getConfirmation);
const setupQuery = createQuery({ effect: createCallFx(getRestaurantSetup) });
const timesQuery = createQuery({ effect: createCallFx(getRestaurantAvailability) });

export const $today = combine($property, $clock, (property, clock) =>
  property === null ? null : todayIn(property.timeZone, clock.now()),
);
/** Tables can be booked as far ahead as rooms (product.md 9: 36 months). */
export const $lastDay = $today.map((today) => (today === null ? null : addDays(today, 3 * 365)));

export const $token = createStore<string | null>(null).on(formOpened, (_, token) => token);
/** The token that identifies a guest without a booking (decisions 1); the page makes one per tab. */
const $guestToken = createStore('');
export const $draft = createStore<TableDraft>(emptyDraft)
  .on(draftChanged, (draft, change) => ({
    ...draft,
    ...change,
    // Another time has its own offers.
    ...(change.visitTime === undefined ? {} : { promotionId: change.promotionId ?? null }),
  }))
  .on(draftReplaced, (_, draft) => draft);
export const $restaurants = createStore<Restaurants | null>(null)
  .on(loadRestaurantsFx.doneData, (_, restaurants) => restaurants)
  .reset(formOpened);
export const $stay = createStore<Stay | null>(null)
  .on(loadStayFx.doneData, (_, stay) => stay)
  .reset(formOpened);
export const $setup = setupQuery.$answer;
/** The times at which the party still finds a table; null while they are not known. */
export const $times = timesQuery.$answer;

export const $identity = combine($token, $guestToken, (token, guestToken) => ({
  isReservation: token !== null,
  identifier: token ?? guestToken,
}));

// The tab's saved draft is restored, and the calls of the form begin.
const openFx = attach({
  source: { storage: $tabStorage, property: $property },
  mapParams: (token: string | null, given) => ({ token, ...given }),
  effect: createEffect(
    ({ token, storage, property }: { token: string | null; storage: Readable; property: Id }) => {
      const text = storage.read(storageKey);
      const saved = readSavedDraft(parsed(text));
      const propertyId = property?.propertyId ?? '';
      return { draft: draftFor(saved, propertyId, token), guestToken: saved?.guestToken ?? newId() };
    },
  ),
});
interface Readable {
  readonly read: (key: string) => string | null;
}
type Id = { readonly propertyId: string } | null;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

sample({ clock: formOpened, target: openFx });
/** The draft that the tab had saved for this form, without the defaults. */
export const draftFound = openFx.doneData.map(({ draft }) => draft);
sample({ clock: openFx.doneData, fn: ({ guestToken }) => guestToken, target: $guestToken });
sample({
  clock: openFx.doneData,
  source: { today: $today, token: $token, user: $user },
  filter: ({ today }) => today !== null,
  fn: ({ today, token, user }, { draft }) => {
    const current = withoutPastDay(draft, today ?? '');
    // A stay's own booker goes before the account.
    return token === null ? withDefaults(reachedAs(user, current), today ?? '') : current;
  },
  target: draftReplaced,
});

sample({
  clock: [openFx.doneData, loadRetried],
  source: $property,
  filter: (property) => property !== null,
  fn: (property) => ({ query: { propertyId: property?.propertyId ?? '' } }),
  target: loadRestaurantsFx,
});
sample({
  clock: openFx.doneData,
  source: { property: $property, token: $token },
  filter: ({ property, token }) => property !== null && token !== null,
  fn: ({ property, token }) => ({
    query: { propertyId: property?.propertyId ?? '', confirmationToken: token ?? '' },
  }),
  target: loadStayFx,
});
sample({
  clock: loadStayFx.doneData,
  source: { draft: $draft, today: $today, user: $user },
  fn: ({ draft, today, user }, stay) =>
    withDefaults(reachedAs(user, prefilledFrom(stay, draft, today ?? '')), today ?? ''),
  target: draftReplaced,
});
// A stay that cannot be read costs the guest what it would have filled in, nothing else.
sample({
  clock: loadStayFx.fail,
  source: { draft: $draft, today: $today, user: $user },
  fn: ({ draft, today, user }) => withDefaults(reachedAs(user, draft), today ?? ''),
  target: draftReplaced,
});
// A guest logs in beside the open form, or is loaded only now.
sample({
  clock: [userLoaded, userChanged],
  source: { draft: $draft, restaurants: $restaurants },
  filter: ({ restaurants }) => restaurants !== null,
  fn: ({ draft }, user) => reachedAs(user, draft),
  target: draftReplaced,
});
sample({
  clock: loadRestaurantsFx.doneData,
  source: { draft: $draft, config: $bookConfig },
  fn: ({ draft, config }, restaurants) => ({
    ...draft,
    restaurantId: chosenRestaurant(
      restaurants.map(({ id }) => id),
      draft.restaurantId,
      config?.restaurantBookingDefaultRestaurant ?? null,
    ),
  }),
  target: draftReplaced,
});

/** Whether two plain values are equal: equal queries are sent once. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

// The setup belongs to a restaurant and a day; the times to the party too (product.md 4).
const $setupQuestion = createStore<{
  readonly propertyId: string;
  readonly restaurantId: string;
  readonly date: string;
  readonly isReservation: boolean;
  readonly identifier: string;
} | null>(null, { updateFilter: (next, before) => !isSame(next, before) });
sample({
  clock: [$draft, $restaurants, $identity, formOpened],
  source: { draft: $draft, restaurants: $restaurants, identity: $identity, property: $property },
  fn: ({ draft: { restaurantId, visitDate }, restaurants, identity, property }) =>
    property === null || restaurants === null || restaurantId === null || visitDate === null
      ? null
      : { propertyId: property.propertyId, restaurantId, date: visitDate, ...identity },
  target: $setupQuestion,
});
sample({ clock: $setupQuestion, fn: (query) => query && { query }, target: setupQuery.asked });

const $timesQuestion = createStore<{
  readonly propertyId: string;
  readonly restaurantId: string;
  readonly date: string;
  readonly partySize: number;
  readonly currencySymbol: string;
} | null>(null, { updateFilter: (next, before) => !isSame(next, before) });
sample({
  clock: [$setup, $draft],
  source: { setup: $setup, draft: $draft, question: $setupQuestion },
  fn: ({ setup, draft, question }) =>
    setup === null || question === null || !canLoadTimes(draft, setup)
      ? null
      : {
          propertyId: question.propertyId,
          restaurantId: question.restaurantId,
          date: question.date,
          partySize: draft.partySize ?? 0,
          currencySymbol: setup.currencySymbol,
        },
  target: $timesQuestion,
});
sample({ clock: $timesQuestion, fn: (query) => query && { query }, target: timesQuery.asked });
sample({ clock: loadRetried, target: [setupQuery.askedAgain, timesQuery.askedAgain] });
sample({ clock: timesOutdated, target: timesQuery.askedAgain });
export const timesFound = timesQuery.answered.map(({ answer }) => answer);
sample({
  clock: timesFound,
  source: $draft,
  fn: (draft, times) => withAvailableTime(times, draft),
  target: draftReplaced,
});

/** A call of the form has failed; `loadRetried` repeats them all. */
export const $loadFailed = createStore(false)
  .on(loadRestaurantsFx.failData, (failed, { kind }) => (kind === 'aborted' ? failed : true))
  .on([setupQuery.failed, timesQuery.failed], () => true)
  .reset(formOpened, loadRetried, $setupQuestion, $timesQuestion);

/** What is in the tab survives a reload; a table's details are no secret of the hotel's, a card is never among them. */
sample({
  clock: [draftChanged, draftReplaced],
  source: { draft: $draft, token: $token, guestToken: $guestToken, property: $property, user: $user },
  filter: ({ property }) => property !== null,
  fn: ({ property, draft, user, ...saved }) => ({
    key: storageKey,
    value: {
      propertyId: property?.propertyId ?? '',
      draft: withoutAccount(user, draft),
      ...saved,
    } satisfies SavedDraft,
  }),
  target: writeTabFx,
});
