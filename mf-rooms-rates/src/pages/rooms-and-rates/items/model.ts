import { combine, createEvent, createStore, merge, sample, split } from 'effector';
import {
  $availability,
  $basket,
  $choices,
  $language,
  $stockLeft,
  basketRepriced,
  basketRestored,
  basketStarted,
  busEventHappened,
  itemAdded,
  itemChanged,
  itemOffersFound,
  itemRemoved,
  nothingFound,
  notificationRequested,
  type ItemChoices,
  translateIn,
  withOffers,
} from 'shared/runtime';
import { messages } from '../../../messages/index.ts';
import { chooseExtra, extraOffers, type ExtraChoice } from '../extras/rules.ts';
import { $hotelPricing, itemsLost } from '../model.ts';
import { itemOffers, makeItem, repriceExtras, serviceKey, upgradeOf, type RoomChoice } from './rules.ts';
import { $services } from './services.ts';

/** The guest took a rate for a room. */
export const rateChosen = createEvent<RoomChoice>();
/** The guest moved a room up, or back to what it was. */
export const upgradeChosen = createEvent<{ readonly roomNumber: number; readonly roomTypeId: string }>();
export const roomRemoved = createEvent<number>();
export const extraChosen = createEvent<ExtraChoice>();

const itemOf = (items: readonly ItemChoices[], roomNumber: number): ItemChoices | undefined =>
  items.find((item) => item.roomNumber === roomNumber);

const upgradeRequested = sample({
  clock: upgradeChosen,
  source: $basket,
  fn: ({ items }, { roomNumber, roomTypeId }) => {
    const item = itemOf(items, roomNumber);
    return item === undefined ? null : upgradeOf(item, roomTypeId);
  },
}).filterMap((choice) => choice ?? undefined);

const removalRequested = sample({
  clock: roomRemoved,
  source: $basket,
  fn: ({ items }, roomNumber) => itemOf(items, roomNumber),
}).filterMap((item) => item);

/** By room number: what is no longer in the basket. Its lead guest and extras are kept for the room's next choice. */
const $leftBehind = createStore<Readonly<Record<number, ItemChoices>>>({})
  .on(removalRequested, (before, item) => ({ ...before, [item.roomNumber]: item }))
  .on(itemsLost, (before, items) => ({
    ...before,
    ...Object.fromEntries(items.map((item) => [item.roomNumber, item])),
  }))
  .reset(basketStarted);

const itemMade = sample({
  clock: [rateChosen, upgradeRequested],
  source: { basket: $choices, response: $availability, leftBehind: $leftBehind, hotel: $hotelPricing },
  fn: ({ basket, response, leftBehind, hotel: { childBands: bands } }, choice) => {
    const { fromDate, toDate, rooms, items, currency } = basket;
    if (response === null || fromDate === null || toDate === null) return null;
    const previous = itemOf(items, choice.roomNumber) ?? leftBehind[choice.roomNumber];
    return makeItem(choice, {
      response,
      rooms,
      stay: { from: fromDate, to: toDate },
      previous,
      currency,
      bands,
    });
  },
}).filterMap((item) => item ?? undefined);

const isIn = (items: readonly ItemChoices[], wanted: ItemChoices): boolean => {
  const item = itemOf(items, wanted.roomNumber);
  return item?.roomTypeId === wanted.roomTypeId && item.ratePlanId === wanted.ratePlanId;
};

// Choosing what is already chosen changes nothing.
const { held: heldItemMade, __: newItem } = split(
  sample({
    clock: itemMade,
    source: $basket,
    fn: ({ items }, item) => ({ item, isHeld: isIn(items, item) }),
  }),
  { held: ({ isHeld }) => isHeld },
);
const newItemMade = newItem.map(({ item }) => item);
const $wantedItem = createStore<ItemChoices | null>(null).on(newItemMade, (_, item) => item);

// The room may have been free when the list was drawn and be in the basket now (product.md 4).
sample({
  clock: newItemMade,
  source: { stock: $stockLeft, basket: $basket, language: $language },
  filter: ({ stock, basket }, item) =>
    (stock[item.roomTypeId] ?? 0) < 1 &&
    itemOf(basket.items, item.roomNumber)?.roomTypeId !== item.roomTypeId,
  fn: ({ language }) => ({
    kind: 'warning' as const,
    placement: 'top' as const,
    text: translateIn(messages, language)('error.selection-not-available'),
  }),
  target: notificationRequested,
});
sample({ clock: newItemMade, fn: (item) => ({ ...item, ...nothingFound }), target: itemAdded });

/** The runtime took the item into the basket. */
export const itemAccepted = sample({
  clock: $basket.updates,
  source: $wantedItem,
  filter: (wanted, basket) => wanted !== null && isIn(basket.items, wanted),
  fn: (wanted) => wanted,
}).filterMap((item) => item ?? undefined);
$wantedItem.reset(itemAccepted);

/** The guest is done with choosing for this room: it was taken, or had been before. */
export const rateSettled = merge([itemAccepted, heldItemMade.map(({ item }) => item)]).map(
  ({ roomNumber }) => roomNumber,
);

sample({
  clock: itemAccepted,
  fn: ({ roomNumber, roomTypeId, ratePlanId }) => ({
    type: 'basket.item-added.v1' as const,
    roomNumber,
    roomTypeId,
    ratePlanId,
  }),
  target: busEventHappened,
});

sample({
  clock: removalRequested,
  fn: ({ roomNumber, roomTypeId }) => ({ type: 'basket.item-removed.v1' as const, roomNumber, roomTypeId }),
  target: busEventHappened,
});
sample({ clock: removalRequested, fn: ({ roomNumber }) => ({ roomNumber }), target: itemRemoved });

sample({
  clock: sample({
    clock: extraChosen,
    source: { basket: $basket, services: $services },
    fn: ({ basket: { items, currency }, services }, { roomNumber, serviceId, quantity }) => {
      const item = itemOf(items, roomNumber);
      const state = item === undefined ? undefined : services[serviceKey(item)];
      if (item === undefined || state?.kind !== 'loaded') return null;
      const offer = extraOffers(item, items, state.response, currency).find(
        (each) => each.service.serviceId === serviceId,
      );
      return offer === undefined
        ? null
        : { roomNumber, changes: chooseExtra(item, offer, quantity, currency) };
    },
  }).filterMap((change) => change ?? undefined),
  target: itemChanged,
});

/** What follows from the choices of each room, by its number; null until the search is answered. */
const $itemOffers = combine(
  $choices,
  $availability,
  $services,
  $hotelPricing,
  ({ items }, response, services, hotel) =>
    response === null ? null : itemOffers(items, response, services, hotel),
);
/** The rooms of the basket with what follows from them: before the search is answered, as it was known last. */
export const $items = combine($choices, $itemOffers, $basket, ({ items }, offers, basket) =>
  offers === null
    ? basket.items
    : items.map((item) => withOffers(item, offers[item.roomNumber] ?? nothingFound)),
);
sample({ clock: $itemOffers, filter: (offers) => offers !== null, target: itemOffersFound });

// A room brings the extras that it was given before, at the prices of then.
sample({
  clock: sample({
    clock: [$services.updates, itemAccepted, basketRestored],
    source: { choices: $choices, services: $services },
  }).filterMap(({ choices, services }) => {
    const items = repriceExtras(choices.items, services, choices.currency);
    return items === choices.items ? undefined : { items };
  }),
  target: basketRepriced,
});
