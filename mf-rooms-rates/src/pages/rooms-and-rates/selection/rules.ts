import type { Party, Rate, RoomType, SearchResponse, Service } from 'shared/contracts';
import {
  combineLimits,
  explainRoomPrice,
  type IncludedExtra,
  includedExtras,
  occupancyProblem,
  addedTaxes,
  explainTax,
  originalRoomPrice,
  perNight,
  roomPrice,
  roomTaxes,
  stayRateOf,
  type HotelPricing,
  type Minor,
  type NightRate,
  type OccupancyProblem,
  type PriceLine,
} from 'shared/domain';

/** A rate as it is offered to one party; amounts in minor units. */
export interface RateOffer {
  readonly rate: Rate;
  readonly total: Minor;
  /** The total before a promotion; null unless it was greater. */
  readonly original: Minor | null;
  readonly perNight: Minor;
  /** The extras inside it. */
  readonly included: readonly IncludedExtra[];
  readonly lines: readonly PriceLine[];
  /** The base price of each night; they add up to the line of the nights. */
  readonly nights: readonly NightRate[];
}

export interface RoomOffer {
  readonly roomType: RoomType;
  readonly rates: readonly RateOffer[];
  /** product.md 9: the lowest total across its rates. */
  readonly from: Minor;
  readonly roomsLeft: number;
}

export type UnsuitableReason = { readonly kind: 'sold-out' } | OccupancyProblem;

/** A room type, or one of its rates only, that this party cannot have, and why. */
export interface Unsuitable {
  readonly roomType: RoomType;
  readonly rate: Rate | null;
  readonly reason: UnsuitableReason;
}

export interface RoomList {
  readonly offers: readonly RoomOffer[];
  readonly unsuitable: readonly Unsuitable[];
}

export interface ListingContext {
  readonly party: Party;
  readonly stockLeft: Readonly<Record<string, number>>;
  /** The room type that this very room already holds: its room counts as free for it. */
  readonly heldRoomTypeId: string | null;
  readonly hotel: HotelPricing;
  /** Whether this is the first room of the search, which carries what is charged once. */
  readonly isFirst: boolean;
  /** The extras that rates include. */
  readonly services?: readonly Service[] | undefined;
}

export function rateOffer(
  rate: Rate,
  party: Party,
  hotel: HotelPricing,
  isFirst = true,
  services: readonly Service[] = [],
): RateOffer {
  const stayRate = stayRateOf(rate, hotel.currency);
  const roomCost = roomPrice(stayRate, party, hotel.childBands);
  const { nights } = stayRate;
  const taxes = roomTaxes(hotel, { nights, party, roomCost, isFirst });
  const total = roomCost + addedTaxes(taxes);
  return {
    rate,
    total,
    original: originalRoomPrice(rate, party, hotel, isFirst),
    perNight: perNight(total, nights),
    included: includedExtras(rate, services, { nights, party }, hotel.currency),
    lines: [...explainRoomPrice(stayRate, party, hotel.childBands), ...taxes.map(explainTax)],
    nights: stayRate.nightRates,
  };
}

function listRoomType(roomType: RoomType, context: ListingContext): RoomList {
  const { party, stockLeft, heldRoomTypeId, hotel, isFirst, services } = context;
  const roomsLeft = stockLeft[roomType.roomTypeId] ?? 0;
  if (roomType.rates.length === 0 || (roomsLeft <= 0 && heldRoomTypeId !== roomType.roomTypeId))
    return { offers: [], unsuitable: [{ roomType, rate: null, reason: { kind: 'sold-out' } }] };

  const ofRoom = occupancyProblem(party, roomType);
  if (ofRoom !== null) return { offers: [], unsuitable: [{ roomType, rate: null, reason: ofRoom }] };

  const judged = roomType.rates.map((rate) => ({
    rate,
    reason: occupancyProblem(party, combineLimits(roomType, rate)),
  }));
  const rates = judged
    .filter(({ reason }) => reason === null)
    .map(({ rate }) => rateOffer(rate, party, hotel, isFirst, services));
  const unsuitable = judged.flatMap(({ rate, reason }) =>
    reason === null ? [] : [{ roomType, rate, reason }],
  );
  if (rates.length === 0) return { offers: [], unsuitable };
  const from = Math.min(...rates.map(({ total }) => total));
  return { offers: [{ roomType, rates, from, roomsLeft }], unsuitable };
}

/**
 * What one room of the search can choose from, in the hotel's order, and what it cannot with the reason: sold out, or
 * the occupancy rule of product.md 5 that its party breaks.
 */
export function listRooms(response: Pick<SearchResponse, 'roomTypes'>, context: ListingContext): RoomList {
  const lists = response.roomTypes.map((roomType) => listRoomType(roomType, context));
  return {
    offers: lists.flatMap(({ offers }) => offers),
    unsuitable: lists.flatMap(({ unsuitable }) => unsuitable),
  };
}

/** So many rates of a room type are shown at once; where there are more, these few and the others on demand. */
const mostRates = 5;
const fewRates = 3;
/** So many room types are shown with a few rates; those after them, in a hotel of many more, with their best one. */
const mostRooms = 12;
const firstRooms = 6;

export interface FoldedRates {
  readonly best: readonly RateOffer[];
  readonly more: readonly RateOffer[];
}

/** The cheapest rates and the one that is chosen, in the hotel's order, and the others: a page of hundreds of rates is too long to read. */
export function foldRates(
  { rates }: Pick<RoomOffer, 'rates'>,
  {
    index,
    rooms,
    chosenId,
  }: { readonly index: number; readonly rooms: number; readonly chosenId: string | null },
): FoldedRates {
  const isLate = rooms > mostRooms && index >= firstRooms;
  const shown = isLate ? 1 : rates.length <= mostRates ? mostRates : fewRates;
  const cheapest = new Set(rates.toSorted((a, b) => a.total - b.total).slice(0, shown));
  const isBest = (offer: RateOffer) => cheapest.has(offer) || offer.rate.ratePlanId === chosenId;
  return { best: rates.filter(isBest), more: rates.filter((offer) => !isBest(offer)) };
}
