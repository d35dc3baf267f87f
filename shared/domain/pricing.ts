import { type Party, type Rate, rateCosts, type RoomType } from '../contracts/index.ts';
import { type Minor, roundHalfUp } from './money.ts';
import { combineLimits, fitsOccupancy } from './occupancy.ts';
import { originalStayRateOf, type StayCosts, type StayRate, stayRateOf } from './stay-rate.ts';

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

/** The price before a promotion, to strike through; null unless it is greater than the current one (decisions 2). */
export function originalRoomPrice(rate: Rate, party: Party, currency: string): Minor | null {
  const original = originalStayRateOf(rate, currency);
  if (!original) return null;
  const before = roomPrice(original, party);
  return before > roomPrice(stayRateOf(rate, currency), party) ? before : null;
}

/** The rates of a room type whose combined occupancy suits a party (product.md 5), in the order of the response. */
export const ratesForParty = (roomType: RoomType, party: Party): Rate[] =>
  roomType.rates.filter((rate) => fitsOccupancy(party, combineLimits(roomType, rate)));

/** product.md 9: the lowest total over the rates that suit the party; null when none does. */
export function fromPrice(roomType: RoomType, party: Party, currency: string): Minor | null {
  const prices = ratesForParty(roomType, party).map((rate) => roomPrice(stayRateOf(rate, currency), party));
  return prices.length > 0 ? Math.min(...prices) : null;
}
