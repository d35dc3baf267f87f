import type { Party, SearchResponse } from 'shared/contracts';
import {
  type ChildBands,
  combineLimits,
  type Minor,
  occupancyProblem,
  roomPrice,
  stayRateOf,
} from 'shared/domain';

/** A room and a rate that a party may have. */
export interface Offer {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly name: string;
  /** For the nights without extras and added taxes. */
  readonly price: Minor;
}

export interface Hotel {
  readonly currency: string;
  readonly bands?: ChildBands | undefined;
}

/** The rates of a search that take a party, of the room types that are free for it. */
export const offersOf = (
  found: SearchResponse,
  party: Party,
  isFree: (roomTypeId: string) => boolean,
  { currency, bands }: Hotel,
): readonly Offer[] =>
  found.roomTypes
    .filter(({ roomTypeId }) => isFree(roomTypeId))
    .flatMap((type) =>
      type.rates
        .filter((rate) => occupancyProblem(party, combineLimits(type, rate)) === null)
        .map((rate) => ({
          roomTypeId: type.roomTypeId,
          ratePlanId: rate.ratePlanId,
          name: `${type.name} · ${rate.name}`,
          price: roomPrice(stayRateOf(rate, currency), party, bands),
        })),
    );
