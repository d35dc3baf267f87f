import {
  byCost,
  originalCosts,
  type RateCost,
  rateCosts,
  type RateTerms,
  type StayDate,
} from 'shared/contracts';
import {
  daysBetween,
  isLengthOf,
  lengthOnArrival,
  lengthOver,
  nightCount,
  type Stay,
  type StayCosts,
  type StayRate,
  type StayTerms,
  windowProblem,
} from 'shared/domain';
import type { PromoCodeContent } from '../../db/content.ts';
import type { StayTermColumns } from '../../db/schema.ts';
import { discountedBase } from './promo-code.ts';
import type { RateNight } from './repository.ts';

/** One bookable rate of one room type for a stay, in minor units of the property's currency. */
export interface PricedRate {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly stayRate: StayRate;
  /** What each cost was before promotions; null for a cost that none has changed, and when none has changed any. */
  readonly original: { readonly [Cost in keyof StayCosts]: number | null } | null;
  readonly terms: RateTerms;
  /** The promo code that made the price, or without which the rate cannot be had; null where none does anything. */
  readonly promo: AppliedPromo | null;
}

export interface AppliedPromo {
  readonly code: string;
  readonly name: string;
  /** What the stay would cost without it. */
  readonly without: StayRate;
}

/** The night with the promo code's discount, its price before kept as the original. */
function withPromo(night: RateNight, promo: PromoCodeContent): RateNight {
  const base = discountedBase(night.base_minor, promo.discount);
  if (base === night.base_minor) return night;
  return { ...night, base_minor: base, original_base_minor: night.original_base_minor ?? night.base_minor };
}

const originalColumns = byCost(originalCosts, 'cost', ({ column }) => column);

function originalAmount(nights: readonly RateNight[], { key, column }: RateCost): number | null {
  const original = originalColumns[key];
  if (nights.every((night) => night[original] === null)) return null;
  return nights.reduce((sum, night) => sum + (night[original] ?? night[column]), 0);
}

function originalOf(nights: readonly RateNight[]): PricedRate['original'] {
  const isUnchanged = nights.every((night) => originalCosts.every(({ column }) => night[column] === null));
  return isUnchanged ? null : byCost(rateCosts, 'key', (cost) => originalAmount(nights, cost));
}

export interface RateOfStay {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly baseNumberOfAdults: number;
  /** Priced days of this rate from arrival to departure, both included, in order. */
  readonly days: readonly RateNight[];
  readonly promo: PromoOfRate | null;
}

export interface PromoOfRate {
  readonly code: string;
  readonly content: PromoCodeContent;
  /** Only the code opens the rate. */
  readonly isPrivate: boolean;
}

/** The terms of a night as the rule of `shared/domain` reads them. */
export const termsOf = (night: StayTermColumns): StayTerms => ({
  minimumNights: night.min_stay,
  maximumNights: night.max_stay,
  minimumThrough: night.min_stay_through,
  minimumDaysBefore: night.min_days_before,
  maximumDaysBefore: night.max_days_before,
});

/** What the rate asks of the stay; null when the stay is not that. */
function termsOfStay(
  arrival: RateNight,
  nights: readonly RateNight[],
  departure: RateNight | undefined,
  daysBefore: number,
): RateTerms | null {
  if (arrival.closed_to_arrival || departure?.closed_to_departure === true) return null;
  const terms = termsOf(arrival);
  if (windowProblem(terms, daysBefore) !== null) return null;
  let length = lengthOnArrival(terms);
  for (const night of nights) length = lengthOver(length, night.min_stay_through);
  if (!isLengthOf(length, nights.length)) return null;
  return {
    minLengthOfStay: length.shortest === 1 ? null : length.shortest,
    maxLengthOfStay: arrival.max_stay,
    minDaysBeforeArrival: arrival.min_days_before,
    maxDaysBeforeArrival: arrival.max_days_before,
  };
}

function totalOf(nights: readonly RateNight[], column: RateCost['column']): number {
  let total = 0;
  for (const night of nights) total += night[column];
  return total;
}

function stayRateOf(nights: readonly RateNight[], baseNumberOfAdults: number): StayRate {
  return {
    ...byCost(rateCosts, 'key', ({ column }) => totalOf(nights, column)),
    baseNumberOfAdults,
    nights: nights.length,
    nightRates: nights.map((night) => ({ date: night.night, baseRate: night.base_minor })),
  };
}

function appliedPromo(promo: PromoOfRate, stayRate: StayRate, without: StayRate): AppliedPromo | null {
  if (!promo.isPrivate && stayRate.baseRate === without.baseRate) return null;
  return { code: promo.code, name: promo.content.name, without };
}

/**
 * decisions 1: a rate can be booked only if every night is priced, the terms of the arrival day and of the nights are met,
 * and it is not closed to arrival or departure; null otherwise. Search and Create both come through here.
 */
export function priceStay(rate: RateOfStay, stay: Stay, today: StayDate): PricedRate | null {
  const count = nightCount(stay);
  const departure = rate.days.findLast((day) => day.night === stay.to);
  const listed = rate.days.filter((day) => day.night < stay.to);
  const promo = rate.promo?.content;
  const nights = promo === undefined ? listed : listed.map((night) => withPromo(night, promo));
  const [arrival] = nights;
  if (!arrival || nights.length !== count) return null;
  const terms = termsOfStay(arrival, nights, departure, daysBetween(today, stay.from));
  if (terms === null) return null;
  const stayRate = stayRateOf(nights, rate.baseNumberOfAdults);
  return {
    roomTypeId: rate.roomTypeId,
    ratePlanId: rate.ratePlanId,
    stayRate,
    original: originalOf(nights),
    terms,
    promo:
      rate.promo === null
        ? null
        : appliedPromo(rate.promo, stayRate, stayRateOf(listed, rate.baseNumberOfAdults)),
  };
}
