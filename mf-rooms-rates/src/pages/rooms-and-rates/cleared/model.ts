import { combine, createEvent, sample } from 'effector';
import {
  $availability,
  $basket,
  $clearedBasket,
  $language,
  basketRestored,
  clearedBasketChanged,
  nothingFound,
  notificationRequested,
  translateIn,
} from 'shared/runtime';
import { messages } from '../../../messages/index.ts';
import { clearedRooms, withRoomsBack } from './rules.ts';

/** The guest wants the rooms back that the search took out of the basket. */
export const clearingUndone = createEvent();

/** What the last search cleared, as far as nothing was chosen in its place. */
export const $clearedRooms = combine($clearedBasket, $basket, $availability, clearedRooms);

const undone = sample({
  clock: clearingUndone,
  source: { rooms: $clearedRooms, basket: $basket, cleared: $clearedBasket },
}).filterMap(({ rooms, basket, cleared }) =>
  cleared === null || rooms.available.length === 0 ? undefined : { rooms, basket, cleared },
);
// What cannot be had stays named.
sample({
  clock: undone,
  fn: ({ rooms: { unavailable }, cleared }) =>
    unavailable.length === 0 ? null : { ...cleared, basket: { ...cleared.basket, items: unavailable } },
  target: clearedBasketChanged,
});
sample({
  clock: undone,
  fn: ({ rooms, basket, cleared }) =>
    withRoomsBack(
      basket,
      cleared,
      rooms.available.map((item) => ({ ...item, ...nothingFound })),
    ),
  target: basketRestored,
});
sample({
  clock: undone,
  source: $language,
  filter: (_, { rooms, cleared }) =>
    rooms.available.some(
      (room) =>
        room.totalRoomCost !==
        cleared.basket.items.find(({ roomNumber }) => roomNumber === room.roomNumber)?.totalRoomCost,
    ),
  fn: (language) => ({
    kind: 'warning' as const,
    placement: 'top' as const,
    text: translateIn(messages, language)('error.price-changed'),
  }),
  target: notificationRequested,
});
