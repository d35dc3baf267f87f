import { attach, combine, createEffect, createEvent, createStore, sample, split } from 'effector';
import { compactSearch, type SearchRequest, type SearchResponse } from 'shared/contracts';
import { type HotelPricing, sameDayRestriction, searchRequestOf } from 'shared/domain';
import {
  $basket,
  $bookConfig,
  $choices,
  $clearedBasket,
  $clock,
  $language,
  $locale,
  $property,
  $search,
  $searchesMade,
  availabilityDropped,
  availabilityFound,
  basketReconciled,
  basketSearchOf,
  basketStarted,
  busEventHappened,
  clearedBasketReturned,
  createCallFx,
  isBasketOf,
  joinModelState,
  notificationRequested,
  quoteReceived,
  serverMessage,
  translateIn,
} from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import { messages } from '../../messages/index.ts';
import { reconcileItems } from './items/rules.ts';
import { bookableRoomTypes } from './rules.ts';

/** How far the search of this page has come; the answer itself is `$availability`. */
export type Finding =
  | { readonly kind: 'idle' }
  | { readonly kind: 'restricted'; readonly message: string | null }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed'; readonly message: string | null }
  | { readonly kind: 'found' };

export const pageOpened = createEvent();
export const pageLeft = createEvent();
export const searchRetried = createEvent();
/** The server has drawn the page with this answer to its search. */
export const answerDrawn = createEvent<SearchResponse>();

/** What the prices of the page are shown by. */
export const $hotelPricing = combine(
  $choices.map(({ currency }) => currency),
  $property,
  (currency, property): HotelPricing => ({
    currency,
    taxesAndFees: property?.taxesAndFees,
    childBands: property?.childBands,
  }),
);

const search = createQuery({
  effect: attach({ effect: createCallFx(compactSearch()), mapParams: (body: SearchRequest) => ({ body }) }),
});

const $isOpen = createStore(false)
  .on([pageOpened, answerDrawn], () => true)
  .on(pageLeft, () => false);

export const $request = combine(
  $isOpen,
  $search,
  $property,
  $bookConfig,
  $locale,
  (isOpen, search, property, config, locale) =>
    isOpen ? searchRequestOf(search, property, config, locale) : null,
);
// A key, because the same search may come as another object and must not be asked for twice, unless the guest presses for it.
const $requestKey = combine($request, $searchesMade, (request, searchesMade) =>
  request === null ? null : JSON.stringify([searchesMade, request]),
);

const searchDue = sample({
  clock: [$requestKey.updates, searchRetried],
  source: { request: $request, property: $property, config: $bookConfig, clock: $clock },
}).filterMap(({ request, property, config, clock }) => {
  if (request === null || property === null) return undefined;
  const { blocked, message } =
    config === null
      ? { blocked: false, message: null }
      : sameDayRestriction(config, request.dateFrom, property.timeZone, clock.now());
  return { request, blocked, message };
});
const { blocked: searchBlocked, __: searchAllowed } = split(searchDue, { blocked: ({ blocked }) => blocked });

sample({ clock: [searchAllowed, searchBlocked], fn: () => undefined, target: availabilityDropped });
// A search that the guest makes has emptied the basket already (product.md 4). Reload, back and forward bring the basket of their address, as far
// as it is known; an address with another search is another search.
const arrived = sample({
  clock: searchAllowed,
  source: { basket: $basket, cleared: $clearedBasket, search: $search, property: $property },
}).filterMap(({ basket, cleared, search, property }) => {
  if (property === null) return undefined;
  const wanted = basketSearchOf(search, property);
  if (isBasketOf(basket, wanted)) return undefined;
  return { wanted, isReturn: cleared !== null && isBasketOf(cleared.basket, wanted) };
});
sample({
  clock: arrived,
  filter: ({ isReturn }) => !isReturn,
  fn: ({ wanted }) => wanted,
  target: basketStarted,
});
sample({
  clock: arrived,
  filter: ({ isReturn }) => isReturn,
  fn: () => undefined,
  target: clearedBasketReturned,
});
/** The guest's search is on its way: also the sign to forget what belonged to the one before. */
export const searchStarted = sample({ clock: searchAllowed, fn: ({ request }) => request });

// The search that the server has made for this page is not made again.
const takeAnswerFx = createEffect((answer: SearchResponse) => answer);
const $drawnAnswer = createStore<SearchResponse | null>(null)
  .on(answerDrawn, (_, answer) => answer)
  .reset(takeAnswerFx);
const answerDue = sample({
  clock: searchStarted,
  source: $drawnAnswer,
  fn: (answer, request) => ({ answer, request }),
});
sample({ clock: answerDue.filterMap(({ answer }) => answer ?? undefined), target: takeAnswerFx });
sample({
  clock: answerDue.filterMap(({ answer, request }) => (answer === null ? request : undefined)),
  target: search.asked,
});
// A search that is blocked, or whose page is left, waits for no answer.
sample({
  clock: [searchBlocked, $requestKey.updates.filter({ fn: (key) => key === null })],
  fn: () => null,
  target: search.asked,
});
const responseReceived = sample({
  clock: [search.answered.map(({ answer }) => answer), takeAnswerFx.doneData],
  source: { basket: $choices, property: $property },
  fn: ({ basket, property }, answer) => ({
    result: answer,
    basket,
    reconciled: reconcileItems(
      basket.items,
      answer,
      basket.rooms,
      property?.currency ?? basket.currency,
      property?.childBands,
    ),
  }),
});
// What the server will not search for it says field by field (product.md 8).
const failed = search.failed.map(({ error }) => joinModelState(error) || serverMessage(error));

export const $finding = createStore<Finding>({ kind: 'idle' })
  .on(searchBlocked, (_, { message }) => ({ kind: 'restricted', message }))
  .on(searchAllowed, () => ({ kind: 'searching' }))
  .on(failed, (_, message) => ({ kind: 'failed', message }))
  .on(responseReceived, () => ({ kind: 'found' }))
  .reset(pageLeft);

sample({ clock: responseReceived, fn: ({ result }) => result, target: availabilityFound });
sample({ clock: responseReceived, fn: ({ result }) => result.quoteToken, target: quoteReceived });
sample({
  clock: responseReceived,
  fn: ({ result }) => ({
    type: 'rooms.listed.v1' as const,
    roomTypeIds: bookableRoomTypes(result).map(({ roomTypeId }) => roomTypeId),
  }),
  target: busEventHappened,
});

/** Rooms of the basket that can no longer be had. */
export const itemsLost = responseReceived
  .map(({ basket, reconciled }) =>
    basket.items.filter(({ roomNumber }) => reconciled.lostRoomNumbers.includes(roomNumber)),
  )
  .filter({ fn: (items) => items.length > 0 });

// A basket that came back after a reload: notices name the rooms that were removed and a price that changed.
sample({
  clock: responseReceived,
  filter: ({ basket }) => basket.items.length > 0,
  fn: ({ reconciled: { items }, result: { quoteToken } }) => ({ items, quoteToken }),
  target: basketReconciled,
});
sample({
  clock: itemsLost,
  source: $language,
  fn: (language, items) => {
    const text = translateIn(messages, language);
    return {
      kind: 'warning' as const,
      placement: 'top' as const,
      header: text('error.selection-not-available'),
      text: items
        .map(({ roomNumber, roomType }) => text('rooms.lost', { number: roomNumber, room: roomType.name }))
        .join(' '),
    };
  },
  target: notificationRequested,
});
sample({
  clock: responseReceived,
  source: $language,
  filter: (_, { reconciled }) => reconciled.lostRoomNumbers.length === 0 && reconciled.isRepriced,
  fn: (language) => ({
    kind: 'warning' as const,
    placement: 'top' as const,
    text: translateIn(messages, language)('error.price-changed'),
  }),
  target: notificationRequested,
});
