import type { EndpointInput, SearchResponse, Stay } from 'shared/contracts';
import type { quoteDeskChange } from 'shared/contracts/desk';
import type { Minor } from 'shared/domain';
import { type Hotel, type Offer, offersOf } from '../offers.ts';

type Body = EndpointInput<typeof quoteDeskChange>['body'];
export type Change = Omit<Body, 'propertyId' | 'reservationId'>;
export type ChangedRoom = Change['rooms'][number];
type BookedRoom = Stay['rooms'][number];
type Guest = BookedRoom['guests'][number];

/** The stay as it is. */
export const changeOf = ({ dateFrom, dateTo, rooms }: Stay): Change => ({
  dateFrom,
  dateTo,
  rooms: rooms
    .filter(({ cancelledAtUtc }) => cancelledAtUtc === null)
    .map(({ ages, ...room }) => ({
      reservationItemId: room.reservationItemId,
      roomTypeId: room.roomTypeId,
      ratePlanId: room.ratePlanId,
      numberOfAdults: room.numberOfAdults,
      numberOfChildren: room.numberOfChildren,
      numberOfInfants: room.numberOfInfants,
      ...(ages === undefined ? {} : { ages }),
    })),
});

const noName: Guest = { individualId: null, firstName: '', lastName: '', email: null, phone: null };

/** The guests that the booking has of a room: its lead guest at least. */
export function guestsOf(room: ChangedRoom, booked: BookedRoom): readonly Guest[] {
  const guests = room.guests ?? booked.guests;
  return guests.length > 0 ? guests : [noName];
}

/** The room with another name of one of its guests. */
export const withGuest = (
  room: ChangedRoom,
  booked: BookedRoom,
  index: number,
  name: Partial<Pick<Guest, 'firstName' | 'lastName'>>,
): ChangedRoom => ({
  ...room,
  guests: guestsOf(room, booked).map((guest, at) => (at === index ? { ...guest, ...name } : guest)),
});

interface Choice extends Omit<Offer, 'price'> {
  /** Null where it is not known. */
  readonly price: Minor | null;
}

/** The rooms and rates that a room may become, what it is first: those that are free and take its guests. */
export function choicesOf(
  booked: BookedRoom,
  room: ChangedRoom,
  found: SearchResponse | null,
  hotel: Hotel,
): readonly Choice[] {
  const { roomTypeId, ratePlanId } = booked;
  const isOwn = (each: Offer) => each.roomTypeId === roomTypeId && each.ratePlanId === ratePlanId;
  // The nights of the booking itself count as taken in a search.
  const isFree = (id: string) => id === roomTypeId || (found?.numberOfRoomsPerRoomTypeId[id] ?? 0) > 0;
  const all = found === null ? [] : offersOf(found, room, isFree, hotel);
  const name = `${booked.roomType} · ${booked.ratePlan}`;
  return [
    all.find(isOwn) ?? { roomTypeId, ratePlanId, name, price: null },
    ...all.filter((each) => !isOwn(each)),
  ];
}
