import type { Rate, StayDate } from '../contracts/index.ts';
import { type Minor, toMinor } from './money.ts';

/** The eight amounts that make a room's price (product.md 3), each for the whole stay. */
export interface StayCosts {
  readonly baseRate: Minor;
  readonly costPerRoom: Minor;
  readonly costPerAdult: Minor;
  readonly costPerChild: Minor;
  readonly costPerInfant: Minor;
  readonly perPersonCostPerAdult: Minor;
  readonly perPersonCostPerChild: Minor;
  readonly perPersonCostPerInfant: Minor;
}

export interface NightRate {
  readonly date: StayDate;
  readonly baseRate: Minor;
}

/** A rate for one stay in minor units, ready to be priced for a party. */
export interface StayRate extends StayCosts {
  /** How many adults the base rate includes. */
  readonly baseNumberOfAdults: number;
  /** Nights of the stay. */
  readonly nights: number;
  /** What each night adds to the base rate; empty when that is not known. */
  readonly nightRates: readonly NightRate[];
}

/** A rate of a search response (decimal, whole stay) in minor units of its currency, each amount rounded half-up. */
export const stayRateOf = (rate: Rate, currency: string): StayRate => ({
  baseRate: toMinor(rate.baseRate, currency),
  costPerRoom: toMinor(rate.costPerRoom, currency),
  costPerAdult: toMinor(rate.costPerAdult, currency),
  costPerChild: toMinor(rate.costPerChild, currency),
  costPerInfant: toMinor(rate.costPerInfant, currency),
  perPersonCostPerAdult: toMinor(rate.perPersonCostPerAdult, currency),
  perPersonCostPerChild: toMinor(rate.perPersonCostPerChild, currency),
  perPersonCostPerInfant: toMinor(rate.perPersonCostPerInfant, currency),
  baseNumberOfAdults: rate.baseNumberOfAdults,
  nights: rate.nights.length,
  nightRates: rate.nights.map(({ date, baseRate }) => ({ date, baseRate: toMinor(baseRate, currency) })),
});

/**
 * The same rate before its promotion: each Original amount, or the current one where there is none. Null when the
 * rate has no Original amount at all.
 */
export function originalStayRateOf(rate: Rate, currency: string): StayRate | null {
  const original = {
    baseRate: rate.originalBaseRate,
    costPerRoom: rate.originalCostPerRoom,
    costPerAdult: rate.originalCostPerAdult,
    costPerChild: rate.originalCostPerChild,
    costPerInfant: rate.originalCostPerInfant,
    perPersonCostPerAdult: rate.originalPerPersonCostPerAdult,
    perPersonCostPerChild: rate.originalPerPersonCostPerChild,
    perPersonCostPerInfant: rate.originalPerPersonCostPerInfant,
  } satisfies Record<keyof StayCosts, number | null>;
  const known = Object.entries(original).filter(([, amount]) => amount !== null);
  if (known.length === 0) return null;
  const merged = { ...rate, ...Object.fromEntries(known) };
  return {
    ...stayRateOf(merged, currency),
    nightRates: original.baseRate === null ? stayRateOf(rate, currency).nightRates : [],
  };
}
