import type { SearchResponse } from 'shared/contracts';
import {
  areAgesMissing,
  type ChildBands,
  combineLimits,
  type Minor,
  occupancyProblem,
  type OccupancyLimits,
  roomPrice,
  stayRateOf,
} from 'shared/domain';
import type { StayRoom } from '../rules.ts';
import type { DraftRoom } from './rules.ts';

interface RoomChoice {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly name: string;
  /** For the nights without extras; null where it is not known. */
  readonly price: Minor | null;
  /** It is what the room is now, and is not to be had on these dates or for these guests. */
  readonly isGone: boolean;
}

interface Hotel {
  readonly currency: string;
  readonly bands?: ChildBands | undefined;
}

interface Wanted {
  readonly room: DraftRoom;
  /** The other rooms of the draft, each of which takes one of its type. */
  readonly others: readonly DraftRoom[];
}

/** The rooms and rates that a room may become, that which it is first: those that are free and take its guests. */
export function choicesOf(
  booked: StayRoom,
  { room, others }: Wanted,
  found: SearchResponse | null,
  { currency, bands }: Hotel,
): readonly RoomChoice[] {
  const freeOf = (roomTypeId: string): number =>
    (found?.numberOfRoomsPerRoomTypeId[roomTypeId] ?? 0) -
    others.filter((other) => other.roomTypeId === roomTypeId).length;
  const isPriced = !areAgesMissing(room, bands);
  const all = (found?.roomTypes ?? [])
    .filter(({ roomTypeId }) => freeOf(roomTypeId) > 0)
    .flatMap((type) =>
      type.rates
        .filter((rate) => occupancyProblem(room, combineLimits(type, rate)) === null)
        .map((rate) => ({
          roomTypeId: type.roomTypeId,
          ratePlanId: rate.ratePlanId,
          name: `${type.name} · ${rate.name}`,
          price: isPriced ? roomPrice(stayRateOf(rate, currency), room, bands) : null,
          isGone: false,
        })),
    );
  const isOf = ({ roomTypeId, ratePlanId }: Pick<RoomChoice, 'roomTypeId' | 'ratePlanId'>): boolean =>
    roomTypeId === booked.roomTypeId && ratePlanId === booked.ratePlanId;
  const own = all.find(isOf) ?? {
    roomTypeId: booked.roomTypeId,
    ratePlanId: booked.ratePlanId,
    name: `${booked.roomType} · ${booked.ratePlan}`,
    price: null,
    isGone: found !== null && isPriced,
  };
  return [own, ...all.filter((choice) => !isOf(choice))];
}

/** How many guests some room takes that this one may become; empty where that is not known. */
export const limitsOf = (
  { roomTypeId }: Pick<StayRoom, 'roomTypeId'>,
  found: SearchResponse | null,
  isRoomOpen: boolean,
): readonly OccupancyLimits[] =>
  (found?.roomTypes ?? []).filter((type) => isRoomOpen || type.roomTypeId === roomTypeId);
