import type { Party, Rate, RoomType, SearchResponse } from '../contracts/index.ts';
import type { Minor } from './money.ts';
import { combineLimits, fitsOccupancy } from './occupancy.ts';
import { fullRoomPrice } from './pricing.ts';
import { stayRateOf } from './stay-rate.ts';
import type { HotelPricing } from './taxes.ts';

/** What was chosen for a room. */
export interface ChosenRoom extends Party {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

export interface UpgradeOffer {
  readonly roomType: RoomType;
  /** The rate plan of the room, in the better room type. */
  readonly rate: Rate;
  /** The price for the whole stay after the upgrade, and what it adds to the present one; minor units. */
  readonly price: Minor;
  readonly difference: Minor;
}

/**
 * product.md 4: the upgrades of a room in the hotel's order. One is offered only if room type and rate plan are both
 * valid for the party, and dropped when the quantity left of its room type (basket already taken off) is zero or less.
 * It keeps the rate plan of the room. Empty when the room is not in the response.
 */
export function upgradeOffers(
  item: ChosenRoom,
  response: Pick<SearchResponse, 'roomTypes'>,
  stockLeft: Readonly<Record<string, number>>,
  hotel: HotelPricing,
): UpgradeOffer[] {
  const current = response.roomTypes.find(({ roomTypeId }) => roomTypeId === item.roomTypeId);
  const currentRate = current?.rates.find(({ ratePlanId }) => ratePlanId === item.ratePlanId);
  if (!current || !currentRate) return [];
  // What is charged once is in either price.
  const priceOf = (rate: Rate): Minor => fullRoomPrice(stayRateOf(rate, hotel.currency), item, hotel);
  const currentPrice = priceOf(currentRate);

  return current.upgrades.flatMap((upgrade) => {
    const roomType = response.roomTypes.find(({ roomTypeId }) => roomTypeId === upgrade.roomTypeId);
    const rate = roomType?.rates.find(({ ratePlanId }) => ratePlanId === item.ratePlanId);
    if (!roomType || !rate || (stockLeft[roomType.roomTypeId] ?? 0) <= 0) return [];
    if (!fitsOccupancy(item, roomType) || !fitsOccupancy(item, combineLimits(roomType, rate))) return [];
    const price = priceOf(rate);
    return [{ roomType, rate, price, difference: price - currentPrice }];
  });
}

/** product.md 4: the availability badge shows when 3 or fewer rooms remain, and not when none does. */
export const showsAvailabilityBadge = (roomsLeft: number): boolean => roomsLeft > 0 && roomsLeft <= 3;
