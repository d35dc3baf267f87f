import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import {
  compactCalendar,
  type Country,
  getCountries,
  getServices,
  type GetServicesResponse,
  type SearchResponse,
  type Stay,
} from 'shared/contracts';
import { changeStay, quoteStayChange, searchForStay } from 'shared/contracts/stay';
import {
  emptySearch,
  formatSearchQuery,
  lastKnownDay,
  readCalendar,
  type StayCalendar,
  todayIn,
} from 'shared/domain';
import {
  $clock,
  $property,
  $route,
  type ApiFailure,
  createCallFx,
  joinModelState,
  readTabFx,
  serverMessage,
  writeTabFx,
} from 'shared/runtime';
import { $wait, createQuery } from 'shared/runtime/factories';
import { isRefused } from '../cancel/rules.ts';
import { $booking, $stay, pageClosed, pageOpened, stayChanged, stayOutdated, stayRead } from '../model.ts';
import type { ContactDraft } from './contact.ts';
import { extrasKey } from './extras.ts';
import { isSomeAgeMissing, wireParty } from './party.ts';
import { rebasedDraft } from './rebase.ts';
import {
  doorsOf,
  type Door,
  type Draft,
  type DraftRoom,
  draftOf,
  isChanged,
  isOpen,
  keptDraft,
  requestOf,
  restoredDraft,
} from './rules.ts';

const storageKey = 'mf-stay.change';
/** A guest who presses + twice asks once. */
const liveMs = 400;

export const changeWanted = createEvent();
export const changeDropped = createEvent();
export const doorChosen = createEvent<Door>();
export const allWanted = createEvent();
export const datesChosen = createEvent<{ readonly from: string; readonly to: string }>();
export const roomEdited = createEvent<DraftRoom>();
/** The guest may choose other dates. */
export const calendarWanted = createEvent();
export const notesTyped = createEvent<string>();
/** Empty: not known. */
export const arrivalChosen = createEvent<string>();
export const contactTyped = createEvent<Partial<ContactDraft>>();
export const quoteWanted = createEvent();
export const quoteClosed = createEvent();
export const changeConfirmed = createEvent();

const quotes = createQuery({ effect: createCallFx(quoteStayChange) });
const changeFx = createCallFx(changeStay);
const calendarFx = createCallFx(compactCalendar());
const searchFx = createCallFx(searchForStay);
const extrasFx = createCallFx(getServices);
type ExtrasCall = Parameters<typeof extrasFx>[0];
export const $isChanging = changeFx.pending;

const refused = changeFx.failData.filter({ fn: isRefused });
const unanswered = changeFx.failData.filter({
  fn: (failure) => failure.kind !== 'aborted' && !isRefused(failure),
});
const draftStarted = createEvent<Draft>();
/** Somebody else has changed the stay of the draft. */
const draftRebased = createEvent<Draft>();
/** While a change is on its way its answer is waited for. */
const closed = sample({
  clock: quoteClosed,
  source: $isChanging,
  filter: (isChanging) => !isChanging,
  fn: () => undefined,
});

/** Somebody else has cancelled what was being changed. */
const overtaken = createEvent();

/** The stay as the guest wants it; null while nothing is changed. */
export const $draft = createStore<Draft | null>(null)
  .on(draftStarted, (_, draft) => draft)
  .on(datesChosen, (draft, { from, to }) => draft && { ...draft, dateFrom: from, dateTo: to })
  .on(
    roomEdited,
    (draft, room) =>
      draft && {
        ...draft,
        rooms: draft.rooms.map((each) => (each.reservationItemId === room.reservationItemId ? room : each)),
      },
  )
  .on(notesTyped, (draft, notes) => draft && { ...draft, notes })
  .on(arrivalChosen, (draft, arrivalTime) => draft && { ...draft, arrivalTime })
  .on(
    contactTyped,
    (draft, typed) => draft && { ...draft, contact: draft.contact && { ...draft.contact, ...typed } },
  )
  .on(draftRebased, (_, draft) => draft)
  .reset(changeDropped, changeFx.doneData, overtaken, pageOpened, pageClosed);

export const $isQuoteShown = createStore(false)
  .on(quoteWanted, () => true)
  .reset(closed, changeFx.doneData, changeDropped, overtaken, pageOpened, pageClosed);
export const $changeQuote = quotes.$answer;

const messageOf = (failure: ApiFailure) => ({
  // Of what was typed wrong each field has a sentence of its own.
  message: isRefused(failure) ? joinModelState(failure) || serverMessage(failure) : null,
});
/** Why there is no quote. */
export const $changeProblem = createStore<{ readonly message: string | null } | null>(null)
  .on(quotes.failed, (_, { error }) => messageOf(error))
  .reset(quotes.asked);
/** Why what the guest had agreed to was not done; the quote beside it is a new one. */
export const $changeRefusal = createStore<{ readonly message: string | null } | null>(null)
  .on(refused, (_, failure) => messageOf(failure))
  .reset(changeFx, quoteWanted, pageOpened, pageClosed);
/** Why nothing can be changed any more, of a change that was begun. */
export const $overtaken = createStore<{ readonly message: string | null } | null>(null)
  .on(sample({ clock: overtaken, source: $changeRefusal }), (_, refusal) => refusal ?? { message: null })
  .reset(changeWanted, pageOpened, pageClosed);
/** The stay that the draft is of. */
const $base = createStore<Stay | null>(null).reset(pageOpened, pageClosed);
sample({ clock: [draftStarted, draftRebased], source: $stay, target: $base });
sample({
  clock: sample({
    clock: $stay.updates,
    source: { draft: $draft, base: $base },
    fn: (of, stay) => ({ ...of, stay }),
  }).filterMap(({ draft, base, stay }) =>
    draft === null || base === null || stay === null ? undefined : rebasedDraft(draft, base, stay),
  ),
  target: draftRebased,
});
sample({
  clock: draftRebased,
  source: $draft,
  filter: (draft) => draft?.rooms.length === 0,
  fn: () => undefined,
  target: overtaken,
});
/** No answer came: the same quote may be sent again, and changes once. */
export const $isChangeUnanswered = createStore(false)
  .on(unanswered, () => true)
  .reset(changeFx, quoteWanted, pageOpened, pageClosed);

export interface Changed {
  readonly message: string;
  /** Where the rest is paid; null where nothing is due. */
  readonly paymentUrl: string | null;
}
export const $changed = createStore<Changed | null>(null)
  .on(changeFx.doneData, (_, { message, paymentUrl }) => ({ message, paymentUrl }))
  .reset(changeWanted, pageOpened);

/** What was asked for last, so that a late response to another search is ignored. */
const $sought = createStore<Parameters<typeof searchFx>[0] | null>(null)
  .on(searchFx, (_, sought) => sought)
  .reset(searchFx.fail, changeWanted, pageOpened, pageClosed);
const foundNow = sample({
  clock: searchFx.done,
  source: $sought,
  filter: (sought, { params }) => sought === params,
  fn: (_, { result }) => result,
});
/** What is free on the dates of the draft; null while that is not known. */
export const $found = createStore<SearchResponse | null>(null)
  .on(foundNow, (_, found) => found)
  .reset(datesChosen, pageOpened, pageClosed);

const keyOfExtras = ({ query }: ExtrasCall): string =>
  extrasKey({ dateFrom: query.dateOfArrival, dateTo: query.dateOfDeparture }, query);
const extrasAsked = createEvent<readonly ExtrasCall[]>();
/** The extras that go with the rooms of the draft; null while they are on their way. */
export const $extras = createStore<Readonly<Record<string, GetServicesResponse | null>>>({})
  .on(extrasAsked, (extras, calls) => ({
    ...extras,
    ...Object.fromEntries(calls.map((call) => [keyOfExtras(call), null])),
  }))
  .on(extrasFx.done, (extras, { params, result }) => ({ ...extras, [keyOfExtras(params)]: result }))
  .on(extrasFx.fail, (extras, { params }) => {
    const { [keyOfExtras(params)]: _failed, ...others } = extras;
    return others;
  })
  .reset(changeWanted, pageOpened, pageClosed);

const calendarRead = sample({
  clock: calendarFx.doneData,
  source: $property,
  fn: (property, answer) => readCalendar(answer, property?.currency ?? 'GBP'),
});
/** Which nights are free; null while that is not known. */
export const $calendar = createStore<StayCalendar | null>(null, { serialize: 'ignore' })
  .on(calendarRead, (_, calendar) => calendar)
  .reset(pageOpened, pageClosed, changeFx.doneData);

const $standing = combine({ stay: $stay, draft: $draft, booking: $booking });

const entered = sample({ clock: doorChosen, source: $draft, filter: (draft) => draft === null });
sample({
  clock: sample({ clock: [changeWanted, entered], source: $stay }).filterMap((stay) =>
    stay === null ? undefined : draftOf(stay),
  ),
  target: draftStarted,
});
/** The part that is changed; null shows all of them. */
export const $door = createStore<Door | null>(null)
  .on(doorChosen, (_, door) => door)
  .reset(allWanted, changeWanted, changeDropped, changeFx.doneData, overtaken, pageOpened, pageClosed);
// A link to the extras of a booking opens them.
sample({
  clock: sample({
    clock: $stay.updates,
    source: { draft: $draft, route: $route, stay: $stay },
  }).filterMap(({ draft, route, stay }) =>
    stay !== null && draft === null && route.hash === '#extras' && doorsOf(stay).includes('extras')
      ? ('extras' as const)
      : undefined,
  ),
  target: doorChosen,
});

// What was begun is there again after a reload.
const readDraftFx = attach({ effect: readTabFx, mapParams: (_: Stay) => storageKey });
const writeDraftFx = attach({
  effect: writeTabFx,
  mapParams: (value: unknown) => ({ key: storageKey, value }),
});
sample({ clock: $stay.updates.filterMap((stay) => stay ?? undefined), target: readDraftFx });
const draftFound = sample({
  clock: readDraftFx.doneData,
  source: { stay: $stay, draft: $draft },
  fn: ({ stay, draft }, kept) => (stay === null || draft !== null ? null : restoredDraft(stay, kept)),
});
sample({ clock: draftFound.filterMap((draft) => draft ?? undefined), target: draftStarted });
sample({
  clock: [
    datesChosen,
    roomEdited,
    notesTyped,
    arrivalChosen,
    contactTyped,
    draftRebased,
    changeDropped,
    overtaken,
  ],
  source: $standing,
  fn: ({ stay, draft }) => (stay === null ? null : keptDraft(stay, draft)),
  target: writeDraftFx,
});
sample({ clock: changeFx.doneData, fn: () => null, target: writeDraftFx });

const loadCountriesFx = createCallFx(getCountries);
/** To choose the country of the address from. */
export const $countries = createStore<readonly Country[]>([]).on(loadCountriesFx.doneData, (_, list) => list);
sample({
  clock: sample({ clock: draftStarted, source: { stay: $stay, property: $property, list: $countries } }),
  filter: ({ stay, list }) => stay?.contact !== undefined && isOpen(stay, 'Names') && list.length === 0,
  fn: ({ property }) => ({ params: { id: property?.propertyCode ?? '' } }),
  target: loadCountriesFx,
});

// Rooms and rates to choose from, for the dates and guests of the draft. Without its ages a family has no price.
sample({
  clock: sample({
    clock: [draftStarted, datesChosen, roomEdited],
    source: { standing: $standing, sought: $sought, property: $property },
  }).filterMap(({ standing: { stay, draft, booking }, sought, property }) => {
    if (stay === null || draft === null) return undefined;
    if (isSomeAgeMissing(stay, draft.rooms, property?.childBands)) return undefined;
    const { dateFrom, dateTo } = draft;
    const rooms = draft.rooms.map(wireParty);
    const body = { ...booking, dateFrom, dateTo, rooms };
    return JSON.stringify(body) === JSON.stringify(sought?.body) ? undefined : { body };
  }),
  target: searchFx,
});

// Rooms of one kind at one rate have the same extras.
sample({
  clock: sample({
    clock: [draftStarted, datesChosen, roomEdited],
    source: { standing: $standing, extras: $extras },
  }).filterMap(({ standing: { stay, draft, booking }, extras }): readonly ExtrasCall[] | undefined => {
    if (stay === null || draft === null || !isOpen(stay, 'Extras')) return undefined;
    const missing = draft.rooms.filter((room) => extras[extrasKey(draft, room)] === undefined);
    const byKey = new Map(missing.map((room) => [extrasKey(draft, room), room]));
    if (byKey.size === 0) return undefined;
    return [...byKey.values()].map(({ roomTypeId, ratePlanId }) => ({
      query: {
        propertyId: booking.propertyId,
        roomTypeId,
        ratePlanId,
        dateOfArrival: draft.dateFrom,
        dateOfDeparture: draft.dateTo,
      },
    }));
  }),
  target: extrasAsked,
});
const loadExtrasFx = createEffect((calls: readonly ExtrasCall[]) =>
  Promise.allSettled(calls.map((call) => extrasFx(call))),
);
sample({ clock: extrasAsked, target: loadExtrasFx });

const $requested = combine($standing, ({ stay, draft, booking }) =>
  stay === null || draft === null ? null : { ...booking, ...requestOf(stay, draft) },
);
/** After a refusal the stay is read first: the new quote is of what the guest has changed in the stay as it is now. */
const $isQuoteOwed = createStore(false)
  .on(refused, () => true)
  .reset(quoteWanted, closed, overtaken, pageOpened, pageClosed);
const askAgainFx = createEffect(() => undefined);
sample({ clock: stayRead, filter: $isQuoteOwed, fn: () => undefined, target: askAgainFx });
const quoteOwed = sample({ clock: askAgainFx.done, filter: $isQuoteOwed });
$isQuoteOwed.reset(quoteOwed);
const quoteAsked = sample({ clock: [quoteWanted, quoteOwed], source: $requested });
sample({
  clock: quoteAsked.filterMap((body) => (body === null ? undefined : { body })),
  target: quotes.asked,
});
sample({
  clock: [refused, closed, changeFx.doneData, overtaken, pageOpened, pageClosed],
  fn: () => null,
  target: quotes.asked,
});
const liveQuotes = createQuery({ effect: createCallFx(quoteStayChange) });
/** What the change comes to so far; null while that is not known. */
export const $liveQuote = liveQuotes.$answer;
const restFx = attach({ source: $wait, effect: (wait) => wait(liveMs) });
const edited = merge([datesChosen, roomEdited, draftRebased]);
sample({ clock: edited, fn: () => null, target: liveQuotes.asked });
sample({ clock: edited, fn: () => undefined, target: restFx });
sample({
  clock: sample({
    clock: restFx.done,
    source: { requested: $requested, standing: $standing, property: $property, isResting: restFx.pending },
  }).filterMap(({ requested, standing: { stay, draft }, property, isResting }) =>
    isResting || requested === null || stay === null || draft === null || !isChanged(stay, draft)
      ? undefined
      : isSomeAgeMissing(stay, draft.rooms, property?.childBands)
        ? undefined
        : { body: requested },
  ),
  target: liveQuotes.asked,
});
sample({
  clock: [changeFx.doneData, changeDropped, overtaken, pageOpened, pageClosed],
  fn: () => null,
  target: liveQuotes.asked,
});
const changeAsked = sample({
  clock: changeConfirmed,
  source: { requested: $requested, quote: $changeQuote, isBusy: $isChanging },
});
sample({
  clock: changeAsked.filterMap(({ requested, quote, isBusy }) =>
    requested === null || quote === null || isBusy
      ? undefined
      : { body: { ...requested, quoteToken: quote.quoteToken } },
  ),
  target: changeFx,
});
sample({ clock: changeFx.doneData, fn: ({ stay }) => stay, target: stayChanged });
// Another tab, or the hotel, was faster: how the booking stands now is fetched.
sample({
  clock: [refused, quotes.failed.filter({ fn: ({ error }) => isRefused(error) })],
  fn: () => undefined,
  target: stayOutdated,
});

const calendarAsked = sample({
  clock: calendarWanted,
  source: { property: $property, stay: $stay, draft: $draft, clock: $clock },
});
sample({
  clock: calendarAsked.filterMap(({ property, stay, draft, clock }) => {
    if (property === null || draft === null) return undefined;
    const today = todayIn(property.timeZone, clock.now());
    const rooms = draft.rooms.map((room, index) => ({
      ...room,
      roomId: room.reservationItemId,
      roomNumber: index + 1,
    }));
    return {
      query: {
        propertyId: property.propertyId,
        fromDate: today,
        toDate: lastKnownDay(today),
        form: 'compact' as const,
        ...Object.fromEntries(
          formatSearchQuery({ ...emptySearch, rooms, promoCode: stay?.promoCode ?? null }),
        ),
      },
    };
  }),
  target: calendarFx,
});
