import { type Party, type Rate, rateCosts, type RoomType } from '../contracts/index.ts';
import { type ChildBands, childShares, timesCharged } from './ages.ts';
import { type Minor, roundHalfUp } from './money.ts';
import { combineLimits, fitsOccupancy } from './occupancy.ts';
import { originalStayRateOf, type StayCosts, type StayRate, stayRateOf } from './stay-rate.ts';
import { addedTaxes, type HotelPricing, roomTaxes } from './taxes.ts';

/** The costs that a party is charged, and how often (product.md 9): for guests who pay half of a cost, half as often. */
export function chargedCosts(party: Party, baseNumberOfAdults: number, bands?: ChildBands) {
  const shares = childShares(party, bands);
  return rateCosts
    .map(({ key, column, count }) => ({ key, column, times: count(party, baseNumberOfAdults, shares) }))
    .filter(({ times }) => times > 0);
}

/** The price of a room for a party, in minor units, from the costs of a night or of a whole stay. It is made once for many rates. */
export function roomPriceFor(
  party: Party,
  baseNumberOfAdults: number,
  bands?: ChildBands,
): (costs: StayCosts) => Minor {
  const charged = chargedCosts(party, baseNumberOfAdults, bands);
  return (costs) => {
    let price = 0;
    for (const { key, times } of charged) price += timesCharged(costs[key], times);
    return price;
  };
}

/** The price of a room for a party, whole stay, minor units. What is shown and what is charged. */
export const roomPrice = (rate: StayRate, party: Party, bands?: ChildBands): Minor =>
  roomPriceFor(party, rate.baseNumberOfAdults, bands)(rate);

/** product.md 9: per-night rate = total / nights, half-up, for display only; the total itself when there are no nights. */
export const perNight = (total: Minor, nights: number): Minor =>
  nights > 0 ? roundHalfUp(total / nights) : total;

/**
 * What a guest pays for a room without extras, minor units: its price and what taxes and fees add. `isFirst` is the
 * room of a booking that carries what is charged once.
 */
export function fullRoomPrice(rate: StayRate, party: Party, hotel: HotelPricing, isFirst = true): Minor {
  const roomCost = roomPrice(rate, party, hotel.childBands);
  return roomCost + addedTaxes(roomTaxes(hotel, { nights: rate.nights, party, roomCost, isFirst }));
}

/** The full price before a promotion, to strike through; null unless it is greater than the current one (decisions 2). */
export function originalRoomPrice(
  rate: Rate,
  party: Party,
  hotel: HotelPricing,
  isFirst = true,
): Minor | null {
  const original = originalStayRateOf(rate, hotel.currency);
  if (!original) return null;
  const before = fullRoomPrice(original, party, hotel, isFirst);
  return before > fullRoomPrice(stayRateOf(rate, hotel.currency), party, hotel, isFirst) ? before : null;
}

/** The rates of a room type whose combined occupancy suits a party (product.md 5), in the order of the response. */
export const ratesForParty = (roomType: RoomType, party: Party): Rate[] =>
  roomType.rates.filter((rate) => fitsOccupancy(party, combineLimits(roomType, rate)));

/** product.md 9: the lowest total over the rates that suit the party, taxes and fees with it; null when none does. */
export function fromPrice(
  roomType: RoomType,
  party: Party,
  hotel: HotelPricing,
  isFirst = true,
): Minor | null {
  const prices = ratesForParty(roomType, party).map((rate) =>
    fullRoomPrice(stayRateOf(rate, hotel.currency), party, hotel, isFirst),
  );
  return prices.length > 0 ? Math.min(...prices) : null;
}
