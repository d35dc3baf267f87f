import type { Party, Stay } from 'shared/contracts';
import { areAgesMissing, type ChildBands, type RoomRequest } from 'shared/domain';
import type { DraftRoom } from './rules.ts';

type PartyOfRoom = Pick<
  DraftRoom,
  'numberOfAdults' | 'numberOfChildren' | 'numberOfInfants' | 'ages' | 'agesGiven'
>;

/** The room without the guests who are in it, and these alone. */
export function takenApart({
  numberOfAdults,
  numberOfChildren,
  numberOfInfants,
  ages,
  agesGiven,
  ...rest
}: DraftRoom) {
  const party: PartyOfRoom = {
    numberOfAdults,
    numberOfChildren,
    numberOfInfants,
    ...(ages === undefined ? {} : { ages }),
    ...(agesGiven === undefined ? {} : { agesGiven }),
  };
  return { party, rest };
}

/** The guests of a room as they are asked for. */
export const wireParty = (room: DraftRoom): Party => {
  const { agesGiven: _given, ...party } = takenApart(room).party;
  return party;
};

/** The room of a draft as the questions after ages know it. */
export const askedRoom = (room: DraftRoom, number: number): RoomRequest => ({
  ...takenApart(room).party,
  roomId: room.reservationItemId,
  roomNumber: number,
});

/** The room with the guests that were answered. */
export function withParty(
  room: DraftRoom,
  { roomId: _id, roomNumber: _number, ...party }: RoomRequest,
): DraftRoom {
  return { ...takenApart(room).rest, ...party };
}

/** Whether the guest has changed who stays, and an age of it is missing: a booking that has no ages may keep none. */
export const isSomeAgeMissing = (stay: Stay, rooms: readonly DraftRoom[], bands: ChildBands): boolean =>
  rooms.some((room) => {
    const before = stay.rooms.find(({ reservationItemId: id }) => id === room.reservationItemId);
    const isSame =
      room.agesGiven === undefined &&
      room.numberOfAdults === before?.numberOfAdults &&
      room.numberOfChildren === before.numberOfChildren &&
      room.numberOfInfants === before.numberOfInfants;
    return !isSame && areAgesMissing(room, bands);
  });
