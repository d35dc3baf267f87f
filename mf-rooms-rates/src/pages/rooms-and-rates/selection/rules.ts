import type { Party, Rate, RoomType, SearchResponse, Service } from 'shared/contracts';
import { rateKey, unchanged, type LiveState } from '../live/changes.ts';
import {
  combineLimits,
  explainCancellation,
  explainRoomPrice,
  type Cancellation,
  type CancellationContext,
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
  textLanguage,
  type TextLanguage,
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
  /** The total that it was listed at, where that has changed since: its row stays where that has put it. */
  readonly listedAt?: Minor | undefined;
  /** It can be booked no longer. */
  readonly isGone?: boolean | undefined;
}

/** By which total a rate has its place in the list. */
export const placeOf = ({ total, listedAt }: RateOffer): Minor => listedAt ?? total;

export interface RoomOffer {
  readonly roomType: RoomType;
  readonly rates: readonly RateOffer[];
  /** product.md 9: the lowest total across its rates. */
  readonly from: Minor;
  readonly roomsLeft: number;
  /** Others have taken the last one since it was listed. */
  readonly isSoldOut?: boolean | undefined;
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
  /** What has changed since the list was found. */
  readonly live?: LiveState | undefined;
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
  const { party, stockLeft, heldRoomTypeId, hotel, isFirst, services, live = unchanged } = context;
  const { roomTypeId } = roomType;
  const roomsLeft = stockLeft[roomTypeId] ?? 0;
  const isSoldOut = live.soldOut.includes(roomTypeId);
  if (roomType.rates.length === 0 || (roomsLeft <= 0 && heldRoomTypeId !== roomTypeId && !isSoldOut))
    return { offers: [], unsuitable: [{ roomType, rate: null, reason: { kind: 'sold-out' } }] };

  const ofRoom = occupancyProblem(party, roomType);
  if (ofRoom !== null) return { offers: [], unsuitable: [{ roomType, rate: null, reason: ofRoom }] };

  const judged = roomType.rates.map((rate) => ({
    rate,
    reason: occupancyProblem(party, combineLimits(roomType, rate)),
  }));
  const rates = judged
    .filter(({ reason }) => reason === null)
    .map(({ rate }) => {
      const offer = rateOffer(rate, party, hotel, isFirst, services);
      const key = rateKey(roomTypeId, rate.ratePlanId);
      const before = live.before[key];
      const listedAt = before && rateOffer(before, party, hotel, isFirst).total;
      return {
        ...offer,
        ...(listedAt === undefined || listedAt === offer.total ? {} : { listedAt }),
        ...(live.gone.includes(key) ? { isGone: true } : {}),
      };
    });
  const unsuitable = judged.flatMap(({ rate, reason }) =>
    reason === null ? [] : [{ roomType, rate, reason }],
  );
  if (rates.length === 0) return { offers: [], unsuitable };
  const from = Math.min(...rates.map(({ total }) => total));
  return {
    offers: [{ roomType, rates, from, roomsLeft, ...(isSoldOut ? { isSoldOut } : {}) }],
    unsuitable,
  };
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

/** So many rates of a room type are all shown; of more, the best two, and the others on demand. */
const mostRates = 3;
/** So many room types are shown with their best two rates; those after them, in a hotel of many more, with one. */
const mostRooms = 12;
const firstRooms = 6;

/** What cancelling costs today, from nothing on; where only the policy's text knows it, it counts as a fee. */
const cancellationRanks: Readonly<Record<Cancellation['kind'], number>> = {
  free: 0,
  'free-until': 0,
  'fee-then': 1,
  fee: 1,
  'non-refundable': 2,
};

const cancellationRank = ({ cancellationPolicy }: Rate, when: CancellationContext | null): number => {
  const cancellation = when === null ? null : explainCancellation(cancellationPolicy, when);
  return cancellationRanks[cancellation?.kind ?? 'fee'];
};

export interface Folding {
  /** Where the room type stands, and among how many. */
  readonly index: number;
  readonly rooms: number;
  readonly chosenId: string | null;
  /** The rate that the guest's link named. */
  readonly linkedId?: string | null;
  /** When a rate would be cancelled; null before the stay is known. */
  readonly when: CancellationContext | null;
}

export interface FoldedRates {
  readonly best: readonly RateOffer[];
  readonly more: readonly RateOffer[];
}

/**
 * Of many rates the two that mean most, in the hotel's order: the cheapest, and the cheapest of those that are cancelled at the
 * least cost (the next cheapest where that is the same). The rate that is chosen, and that of the guest's link, are shown as well.
 */
export function foldRates(
  { rates }: Pick<RoomOffer, 'rates'>,
  { index, rooms, chosenId, linkedId, when }: Folding,
): FoldedRates {
  const isLate = rooms > mostRooms && index >= firstRooms;
  if (!isLate && rates.length <= mostRates) return { best: rates, more: [] };
  const [cheapest, next] = rates.toSorted((a, b) => placeOf(a) - placeOf(b));
  const [freest] = rates.toSorted(
    (a, b) => cancellationRank(a.rate, when) - cancellationRank(b.rate, when) || placeOf(a) - placeOf(b),
  );
  const shown = isLate ? [cheapest] : [cheapest, freest === cheapest ? next : freest];
  const isBest = (offer: RateOffer) =>
    shown.includes(offer) || [chosenId, linkedId].includes(offer.rate.ratePlanId);
  return { best: rates.filter(isBest), more: rates.filter((offer) => !isBest(offer)) };
}

/** The cheapest of a room's rates; the first of equal ones, and null where one price is that of all. */
export function lowestPriced({ rates, from }: Pick<RoomOffer, 'rates' | 'from'>): RateOffer | null {
  if (rates.every(({ total }) => total === from)) return null;
  return rates.find(({ total }) => total === from) ?? null;
}

/**
 * What the guest saves against the price before the promotion, in whole percent; 0 where that is less than one. The nearest one, and of
 * two the smaller: a hotel rounds the price of each night, and fifteen percent off must not read as fourteen where that was upwards.
 */
export function savedPercent({ total, original }: Pick<RateOffer, 'total' | 'original'>): number {
  if (original === null || original <= 0) return 0;
  const percent = ((original - total) * 100) / original;
  return percent < 1 ? 0 : Math.ceil(percent - 0.5);
}

/** A promotion that takes off the room's price alone: a party with supplements saves less than it says. */
export const isSavingOfRoomOnly = (offer: RateOffer): boolean => {
  const { baseRate, originalBaseRate } = offer.rate;
  const ofRoom = savedPercent({ total: baseRate, original: originalBaseRate });
  return ofRoom > 0 && savedPercent(offer) < ofRoom;
};

/** A promotion that names a percentage claims what only the party's own totals can say. */
export const claimsPercentage = (promotion: string): boolean => /\p{Nd}\s*[%٪]/u.test(promotion);

/** `lang` and `dir` of an amenity, which may be in another language than those beside it. */
export const amenityLanguage = (
  roomType: Pick<RoomOffer['roomType'], 'amenities' | 'textLanguages'>,
  amenity: string,
): TextLanguage => textLanguage(roomType, 'Amenities', roomType.amenities.indexOf(amenity));

/** The amenities that every room type has, in the first one's order; none where there is one room type alone. */
export function commonAmenities(offers: readonly Pick<RoomOffer, 'roomType'>[]): readonly string[] {
  const [first, ...others] = offers.map(({ roomType }) => roomType.amenities);
  if (first === undefined || others.length === 0) return [];
  return first.filter((amenity) => others.every((amenities) => amenities.includes(amenity)));
}

/** The language of the rooms' descriptions, where the hotel has none of them in the page's (docs/decisions/0098); else null. */
export function foreignLanguage(offers: readonly Pick<RoomOffer, 'roomType'>[]): string | null {
  const told = offers.filter(({ roomType }) => roomType.description !== '');
  const languages = new Set(told.map(({ roomType }) => roomType.textLanguages?.['Description']));
  const [language] = languages;
  return languages.size === 1 && language !== undefined ? (language.split('-')[0] ?? null) : null;
}
