import { type Party, type Rate, rateCosts, type RoomType } from '../contracts/index.ts';
import { type Minor, roundHalfUp } from './money.ts';
import { combineLimits, fitsOccupancy } from './occupancy.ts';
import { originalStayRateOf, type StayCosts, type StayRate, stayRateOf } from './stay-rate.ts';
import { type HotelPricing, roomTaxes } from './taxes.ts';

/**
 * How a party is charged (product.md 9): each cost as often as the party counts for it. The answer gives the price of a room in minor units, for a
 * night or a whole stay; whoever prices many rates or nights asks once.
 */
export function roomPriceFor(party: Party, baseNumberOfAdults: number): (costs: StayCosts) => Minor {
  const charged = rateCosts
    .map(({ key, count }) => ({ key, times: count(party, baseNumberOfAdults) }))
    .filter(({ times }) => times > 0);
  return (costs) => {
    let price = 0;
    for (const { key, times } of charged) price += costs[key] * times;
    return price;
  };
}

/** The price of a room for a party, whole stay, minor units. What is shown and what is charged. */
export const roomPrice = (rate: StayRate, party: Party): Minor =>
  roomPriceFor(party, rate.baseNumberOfAdults)(rate);

/** product.md 9: per-night rate = total / nights, half-up, for display only; the total itself when there are no nights. */
export const perNight = (total: Minor, nights: number): Minor =>
  nights > 0 ? roundHalfUp(total / nights) : total;

/**
 * What a guest pays for a room without extras, minor units: its price and what taxes and fees add. `isFirst` is the
 * room of a booking that carries what is charged once.
 */
export function fullRoomPrice(rate: StayRate, party: Party, hotel: HotelPricing, isFirst = true): Minor {
  const roomCost = roomPrice(rate, party);
  return roomCost + roomTaxes(hotel, { nights: rate.nights, party, roomCost, isFirst });
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
