import type { Party, SearchResponse } from 'shared/contracts';
import {
  combineLimits,
  fullRoomPrice,
  type HotelPricing,
  type Minor,
  occupancyProblem,
  stayRateOf,
} from 'shared/domain';

/** A room and a rate that a party may have. */
export interface Offer {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly name: string;
  /** For the nights with the taxes and fees that are added to them, without extras. */
  readonly price: Minor;
  /** Cancellation and payment in the hotel's words. */
  readonly policy: string;
}

/** Who stays, and whether theirs is the first room, which carries what is charged once for the whole booking. */
export interface ForWhom {
  readonly party: Party;
  readonly isFirst: boolean;
}

/** The rates of a search that take a party, of the room types that are free for it. */
export const offersOf = (
  found: SearchResponse,
  { party, isFirst }: ForWhom,
  isFree: (roomTypeId: string) => boolean,
  hotel: HotelPricing,
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
          price: fullRoomPrice(stayRateOf(rate, hotel.currency), party, hotel, isFirst),
          policy: rate.policy,
        })),
    );
