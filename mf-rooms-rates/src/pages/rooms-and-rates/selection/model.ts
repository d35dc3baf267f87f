import { combine, createEvent, createStore, sample } from 'effector';
import { allocationProblem, roomNumberOf } from 'shared/domain';
import {
  $availability,
  $basket,
  $bookConfig,
  $clock,
  $property,
  $stockLeft,
  readTabFx,
  writeTabFx,
} from 'shared/runtime';
import { $hotelPricing, pageOpened } from '../model.ts';
import { $live } from '../live/state.ts';
import { $step } from '../steps/model.ts';
import type { Listing } from './listing.ts';
import { commonAmenities, listRooms, type RoomList } from './rules.ts';

/** What keeps the rooms of the search from being had together; null while unknown and when all is well. */
export const $housingProblem = combine($availability, $basket, $live, (found, { rooms }, { listed }) => {
  // A list that is open stays, whatever of it others take.
  const response = listed ?? found;
  return response === null || rooms.length === 0 ? null : allocationProblem(response, rooms);
});

/** The room of the search that the step is about; null in the summary. */
export const $activeRoom = combine(
  $step,
  $basket,
  (step, { rooms }) => rooms.find(({ roomNumber }) => roomNumber === roomNumberOf(step)) ?? null,
);

const nothing: RoomList = { offers: [], unsuitable: [] };

/** What the active room can choose from, whatever the guest filters it by. */
export const $allRooms = combine(
  {
    response: $availability,
    basket: $basket,
    hotel: $hotelPricing,
    stockLeft: $stockLeft,
    room: $activeRoom,
    live: $live,
  },
  ({ response, basket, hotel, stockLeft, room, live }): RoomList => {
    if (response === null || room === null) return nothing;
    const held = basket.items.find(({ roomNumber }) => roomNumber === room.roomNumber);
    return listRooms(response, {
      party: room,
      stockLeft,
      heldRoomTypeId: held?.roomTypeId ?? null,
      hotel,
      isFirst: basket.rooms[0]?.roomNumber === room.roomNumber,
      services: response.includedServices,
      live,
    });
  },
);

/** What all of these rooms have, whatever the guest filters them by. */
export const $commonAmenities = $allRooms.map(({ offers }) => commonAmenities(offers));

const $arrival = $basket.map(({ fromDate }) => fromDate);
const $currency = $basket.map(({ currency }) => currency);

/** What the cards of the list are drawn from; null before there is a room to choose. */
export const $listing = combine(
  {
    property: $property,
    config: $bookConfig,
    arrival: $arrival,
    currency: $currency,
    clock: $clock,
    room: $activeRoom,
  },
  ({ property, config, arrival, currency, clock, room }): Listing | null =>
    property === null || arrival === null || room === null
      ? null
      : { property, config, currency, arrival, room, now: clock.now() },
);

/** What is in the basket for that room; null when nothing is. */
export const $activeItem = combine(
  $step,
  $basket,
  (step, { items }) => items.find(({ roomNumber }) => roomNumber === roomNumberOf(step)) ?? null,
);

/** The guest asked for the other rates of a room type, or has seen enough of them. */
export const ratesUnfolded = createEvent<{ readonly roomTypeId: string; readonly isOpen: boolean }>();

const $storageKey = $property.map((property) =>
  property === null ? null : `rr-unfolded-${property.propertyId}`,
);
sample({ clock: pageOpened, source: $storageKey, filter: (key) => key !== null, target: readTabFx });
const restored = sample({
  clock: readTabFx.done,
  source: $storageKey,
  filter: (key, { params }) => key === params,
  fn: (_, { result }) => (Array.isArray(result) ? result.map(String) : []),
});

/** Room types whose rates are all shown; who goes on and comes back, or reloads, finds the list as it was. */
export const $unfolded = createStore<readonly string[]>([])
  .on(restored, (_, roomTypeIds) => roomTypeIds)
  .on(ratesUnfolded, (unfolded, { roomTypeId, isOpen }) => {
    if (unfolded.includes(roomTypeId) === isOpen) return unfolded;
    return isOpen ? [...unfolded, roomTypeId] : unfolded.filter((id) => id !== roomTypeId);
  });
sample({
  clock: ratesUnfolded,
  source: { key: $storageKey, value: $unfolded },
  fn: ({ key, value }) => ({ key: key ?? '', value }),
  target: writeTabFx,
});
