import type { Party, Rate, RoomType } from '../contracts/index.ts';
import { type Minor, roundHalfUp } from './money.ts';
import { combineLimits, fitsOccupancy } from './occupancy.ts';
import { originalStayRateOf, type StayCosts, type StayRate, stayRateOf } from './stay-rate.ts';

/** How often each cost of a rate is charged for a party. */
export type ChargedCounts = Readonly<Record<keyof StayCosts, number>>;

/**
 * product.md 9: how often each cost counts. Adults beyond the base, children and infants pay their extra cost; with no
 * adult and at least one child, one child is the base occupant; per-person costs count everybody.
 */
export function chargedCounts(baseNumberOfAdults: number, party: Party): ChargedCounts {
  const { numberOfAdults: adults, numberOfChildren: children, numberOfInfants: infants } = party;
  const childIsBase = adults === 0 && children > 0;
  return {
    baseRate: 1,
    costPerRoom: 1,
    costPerAdult: Math.max(0, adults - baseNumberOfAdults),
    costPerChild: childIsBase ? children - 1 : children,
    costPerInfant: infants,
    perPersonCostPerAdult: adults,
    perPersonCostPerChild: children,
    perPersonCostPerInfant: infants,
  };
}

/** The price of a room for a party, whole stay, minor units (product.md 9). What is shown and what is charged. */
export function roomPrice(rate: StayRate, party: Party): Minor {
  const counts = chargedCounts(rate.baseNumberOfAdults, party);
  return (
    rate.baseRate * counts.baseRate +
    rate.costPerRoom * counts.costPerRoom +
    rate.costPerAdult * counts.costPerAdult +
    rate.costPerChild * counts.costPerChild +
    rate.costPerInfant * counts.costPerInfant +
    rate.perPersonCostPerAdult * counts.perPersonCostPerAdult +
    rate.perPersonCostPerChild * counts.perPersonCostPerChild +
    rate.perPersonCostPerInfant * counts.perPersonCostPerInfant
  );
}

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
