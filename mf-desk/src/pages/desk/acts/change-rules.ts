import type { EndpointInput, Party, SearchResponse, Stay } from 'shared/contracts';
import type { quoteDeskChange } from 'shared/contracts/desk';
import { areAgesMissing, type HotelPricing, type Minor } from 'shared/domain';
import { type Offer, offersOf } from '../offers.ts';

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

/** Who is to stay in a room, as it is looked for. */
export const partyOfRoom = ({
  numberOfAdults,
  numberOfChildren,
  numberOfInfants,
  ages,
}: ChangedRoom): Party => ({
  numberOfAdults,
  numberOfChildren,
  numberOfInfants,
  ...(ages === undefined ? {} : { ages }),
});

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

interface Choice extends Omit<Offer, 'price' | 'policy'> {
  /** Null where it is not known. */
  readonly price: Minor | null;
  /** It is what is booked, and is not to be had on these dates or for these guests. */
  readonly isGone: boolean;
}

interface Wanted {
  readonly room: ChangedRoom;
  /** The other rooms of the change, each of which takes one of its type. */
  readonly others: readonly ChangedRoom[];
  readonly isFirst: boolean;
}

/** The rooms and rates that a room may become, what it is first: those that are free and take its guests. */
export function choicesOf(
  booked: BookedRoom,
  { room, others, isFirst }: Wanted,
  found: SearchResponse | null,
  hotel: HotelPricing,
): readonly Choice[] {
  const { roomTypeId, ratePlanId } = booked;
  const isOwn = (each: Pick<Offer, 'roomTypeId' | 'ratePlanId'>) =>
    each.roomTypeId === roomTypeId && each.ratePlanId === ratePlanId;
  const isFree = (id: string) =>
    (found?.numberOfRoomsPerRoomTypeId[id] ?? 0) > others.filter((other) => other.roomTypeId === id).length;
  const isPriced = !areAgesMissing(room, hotel.childBands);
  const whom = { party: room, isFirst };
  const all = (found === null ? [] : offersOf(found, whom, isFree, hotel)).map((offer) => ({
    ...offer,
    price: isPriced ? offer.price : null,
    isGone: false,
  }));
  const name = `${booked.roomType} · ${booked.ratePlan}`;
  return [
    all.find(isOwn) ?? { roomTypeId, ratePlanId, name, price: null, isGone: found !== null && isPriced },
    ...all.filter((each) => !isOwn(each)),
  ];
}
