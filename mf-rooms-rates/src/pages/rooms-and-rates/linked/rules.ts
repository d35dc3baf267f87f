import type { RoomOffer } from '../selection/rules.ts';

/** A rate of a room type as a link, the price feed and the markup name it. */
export interface OfferId {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

/** The parameter of a link that names an offer: `offer=family/flexible`. */
export const offerParameter = 'offer';

/** What a link names; null where it names nothing that could be an offer. */
export function readOffer(query: string): OfferId | null {
  const [roomTypeId = '', ratePlanId = '', ...more] = (
    new URLSearchParams(query).get(offerParameter) ?? ''
  ).split('/');
  return roomTypeId === '' || ratePlanId === '' || more.length > 0 ? null : { roomTypeId, ratePlanId };
}

export const isOffered = (offers: readonly RoomOffer[], { roomTypeId, ratePlanId }: OfferId): boolean =>
  offers.some(
    (offer) =>
      offer.roomType.roomTypeId === roomTypeId &&
      offer.rates.some(({ rate }) => rate.ratePlanId === ratePlanId),
  );

/** The first of the cheapest; null where nothing is offered. */
export function cheapestOffer(offers: readonly RoomOffer[]): OfferId | null {
  const [first] = offers.toSorted((a, b) => a.from - b.from);
  const rate = first?.rates.find(({ total }) => total === first.from)?.rate;
  return first === undefined || rate === undefined
    ? null
    : { roomTypeId: first.roomType.roomTypeId, ratePlanId: rate.ratePlanId };
}

/** The room type of the link stands first; the others keep their order. */
export function linkedFirst(offers: readonly RoomOffer[], linked: OfferId | null): readonly RoomOffer[] {
  const isLinked = ({ roomType }: RoomOffer): boolean => roomType.roomTypeId === linked?.roomTypeId;
  return offers.some(isLinked)
    ? offers.toSorted((a, b) => Number(isLinked(b)) - Number(isLinked(a)))
    : offers;
}
