import { combine, createEvent, createStore, sample, split } from 'effector';
import { searchAvailability, type SearchRequest } from 'shared/contracts';
import { sameDayRestriction, searchRequestOf } from 'shared/domain';
import {
  $basket,
  $bookConfig,
  $clock,
  $locale,
  $property,
  $search,
  availabilityDropped,
  availabilityFound,
  basketRestored,
  basketStarted,
  busEventHappened,
  createCallFx,
  notificationRequested,
  quoteReceived,
  serverMessage,
} from 'shared/runtime';
import { $text } from '../../messages/model.ts';
import { reconcileItems } from './items/rules.ts';
import { basketSearchOf, bookableRoomTypes, isBasketOf } from './rules.ts';

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

const searchFx = createCallFx(searchAvailability);

const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .on(pageLeft, () => false);

const $request = combine(
  $isOpen,
  $search,
  $property,
  $bookConfig,
  $locale,
  (isOpen, search, property, config, locale) =>
    isOpen ? searchRequestOf(search, property, config, locale) : null,
);
const keyOf = (request: SearchRequest): string => JSON.stringify(request);
// A key, because the same search may come as another object and must not be asked for twice.
const $requestKey = $request.map((request) => (request === null ? null : keyOf(request)));

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

// product.md 4: a search resets what was found and, if it is another one than the basket's, the basket.
sample({ clock: [searchAllowed, searchBlocked], fn: () => undefined, target: availabilityDropped });
sample({
  clock: searchAllowed,
  source: { basket: $basket, search: $search, property: $property },
  filter: ({ basket, search, property }) =>
    property !== null && !isBasketOf(basket, basketSearchOf(search, property)),
  fn: ({ basket, search, property }) => (property === null ? basket : basketSearchOf(search, property)),
  target: basketStarted,
});
/** The guest's search is on its way: also the sign to forget what belonged to the one before. */
export const searchStarted = sample({ clock: searchAllowed, fn: ({ request }) => request });
sample({ clock: searchStarted, fn: (body) => ({ body }), target: searchFx });

// Only the answer to the last question counts.
const answered = sample({
  clock: searchFx.done,
  source: { key: $requestKey, basket: $basket, property: $property },
  filter: ({ key }, { params }) => key === keyOf(params.body),
  fn: ({ basket, property }, { result }) => ({
    result,
    basket,
    reconciled: reconcileItems(basket.items, result, basket.rooms, property?.currency ?? basket.currency),
  }),
});
const failed = sample({
  clock: searchFx.fail,
  source: $requestKey,
  filter: (key, { params, error }) => key === keyOf(params.body) && error.kind !== 'aborted',
  fn: (_, { error }) => serverMessage(error),
});

export const $finding = createStore<Finding>({ kind: 'idle' })
  .on(searchBlocked, (_, { message }) => ({ kind: 'restricted', message }))
  .on(searchAllowed, () => ({ kind: 'searching' }))
  .on(failed, (_, message) => ({ kind: 'failed', message }))
  .on(answered, () => ({ kind: 'found' }))
  .reset(pageLeft);

sample({ clock: answered, fn: ({ result }) => result, target: availabilityFound });
sample({ clock: answered, fn: ({ result }) => result.quoteToken, target: quoteReceived });
sample({
  clock: answered,
  fn: ({ result }) => ({
    type: 'rooms.listed.v1' as const,
    roomTypeIds: bookableRoomTypes(result).map(({ roomTypeId }) => roomTypeId),
  }),
  target: busEventHappened,
});

/** Rooms of the basket that can no longer be had. */
export const itemsLost = answered
  .map(({ basket, reconciled }) =>
    basket.items.filter(({ roomNumber }) => reconciled.lostRoomNumbers.includes(roomNumber)),
  )
  .filter({ fn: (items) => items.length > 0 });

// A basket that came back after a reload: what is gone is told, and so is another price.
sample({
  clock: answered,
  filter: ({ basket }) => basket.items.length > 0,
  fn: ({ basket, reconciled, result }) => ({
    ...basket,
    items: reconciled.items,
    quoteToken: result.quoteToken,
  }),
  target: basketRestored,
});
sample({
  clock: itemsLost,
  source: $text,
  fn: (text, items) => ({
    kind: 'warning' as const,
    placement: 'top' as const,
    header: text('error.selection-not-available'),
    text: items
      .map(({ roomNumber, roomType }) => text('rooms.lost', { number: roomNumber, room: roomType.name }))
      .join(' '),
    timeoutMs: null,
  }),
  target: notificationRequested,
});
sample({
  clock: answered,
  source: $text,
  filter: (_, { reconciled }) => reconciled.lostRoomNumbers.length === 0 && reconciled.isRepriced,
  fn: (text) => ({ kind: 'warning' as const, placement: 'top' as const, text: text('error.price-changed') }),
  target: notificationRequested,
});
