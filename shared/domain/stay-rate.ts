import {
  byCost,
  originalCosts,
  type Rate,
  type RateCost,
  rateCosts,
  type StayDate,
} from '../contracts/index.ts';
import { type Minor, toMinor } from './money.ts';

/** The amounts that make a room's price (product.md 3), each for the whole stay. */
export type StayCosts = Readonly<Record<RateCost['key'], Minor>>;

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
  ...byCost(rateCosts, 'key', ({ key }) => toMinor(rate[key], currency)),
  baseNumberOfAdults: rate.baseNumberOfAdults,
  nights: rate.nights.length,
  nightRates: rate.nights.map(({ date, baseRate }) => ({ date, baseRate: toMinor(baseRate, currency) })),
});

/**
 * The same rate before its promotion: each Original amount, or the current one where it is missing. Null when the
 * rate has no Original amount at all.
 */
export function originalStayRateOf(rate: Rate, currency: string): StayRate | null {
  const known = originalCosts.filter(({ key }) => rate[key] !== null);
  if (known.length === 0) return null;
  const merged = { ...rate, ...Object.fromEntries(known.map(({ cost, key }) => [cost, rate[key]])) };
  return {
    ...stayRateOf(merged, currency),
    nightRates: rate.originalBaseRate === null ? stayRateOf(rate, currency).nightRates : [],
  };
}
