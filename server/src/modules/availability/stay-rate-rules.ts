import type { StayDate } from 'shared/contracts';
import { nightCount, type Stay, type StayCosts, type StayRate } from 'shared/domain';
import type { PromoCodeContent } from '../../db/content.ts';
import type { CostColumns, OriginalCostColumns } from '../../db/schema.ts';
import { discountedBase } from './promo-code.ts';
import type { RateNight } from './repository.ts';

/** One bookable rate of one room type for a stay, in minor units of the property's currency. */
export interface PricedRate {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly stayRate: StayRate;
  /** What each cost was before promotions; null for a cost that none has changed. */
  readonly original: { readonly [Cost in keyof StayCosts]: number | null };
  /** Nights that a stay arriving on this day must last; null when any will do. */
  readonly minLengthOfStay: number | null;
  /** The promo code that made the price, or without which the rate cannot be had; null where none does anything. */
  readonly promo: AppliedPromo | null;
}

export interface AppliedPromo {
  readonly code: string;
  readonly name: string;
  /** What the stay would cost without it. */
  readonly without: StayRate;
}

const costNames = {
  baseRate: 'base_minor',
  costPerRoom: 'room_minor',
  costPerAdult: 'adult_minor',
  costPerChild: 'child_minor',
  costPerInfant: 'infant_minor',
  perPersonCostPerAdult: 'per_adult_minor',
  perPersonCostPerChild: 'per_child_minor',
  perPersonCostPerInfant: 'per_infant_minor',
} as const satisfies Record<keyof StayCosts, keyof CostColumns>;

type Costs<Amount> = Record<keyof StayCosts, Amount>;

const mapCosts = <Amount>(amountOf: (column: keyof CostColumns) => Amount): Costs<Amount> => ({
  baseRate: amountOf(costNames.baseRate),
  costPerRoom: amountOf(costNames.costPerRoom),
  costPerAdult: amountOf(costNames.costPerAdult),
  costPerChild: amountOf(costNames.costPerChild),
  costPerInfant: amountOf(costNames.costPerInfant),
  perPersonCostPerAdult: amountOf(costNames.perPersonCostPerAdult),
  perPersonCostPerChild: amountOf(costNames.perPersonCostPerChild),
  perPersonCostPerInfant: amountOf(costNames.perPersonCostPerInfant),
});

/** The night with the promo code's discount, its price before kept as the original. */
function withPromo(night: RateNight, promo: PromoCodeContent | null): RateNight {
  if (!promo) return night;
  const base = discountedBase(night.base_minor, promo.discount);
  if (base === night.base_minor) return night;
  return { ...night, base_minor: base, original_base_minor: night.original_base_minor ?? night.base_minor };
}

const originalNames = {
  base_minor: 'original_base_minor',
  room_minor: 'original_room_minor',
  adult_minor: 'original_adult_minor',
  child_minor: 'original_child_minor',
  infant_minor: 'original_infant_minor',
  per_adult_minor: 'original_per_adult_minor',
  per_child_minor: 'original_per_child_minor',
  per_infant_minor: 'original_per_infant_minor',
} as const satisfies Record<keyof CostColumns, keyof OriginalCostColumns>;

function originalOf(nights: readonly RateNight[], column: keyof CostColumns): number | null {
  const original = originalNames[column];
  if (nights.every((night) => night[original] === null)) return null;
  return nights.reduce((sum, night) => sum + (night[original] ?? night[column]), 0);
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

const isOpen = (arrival: RateNight, departure: RateNight | undefined, nights: number): boolean =>
  !arrival.closed_to_arrival &&
  departure?.closed_to_departure !== true &&
  (arrival.min_stay === null || nights >= arrival.min_stay);

function stayRateOf(nights: readonly RateNight[], baseNumberOfAdults: number): StayRate {
  return {
    ...mapCosts((column) => nights.reduce((sum, night) => sum + night[column], 0)),
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
 * decisions 1: a rate can be booked only if every night is priced, the minimum stay of the arrival day is met, and it is
 * not closed to arrival or departure; null otherwise. Search and Create both come through here.
 */
export function priceStay(rate: RateOfStay, stay: Stay): PricedRate | null {
  const count = nightCount(stay);
  const byDate = new Map<StayDate, RateNight>(rate.days.map((day) => [day.night, day]));
  const listed = rate.days.filter((day) => day.night < stay.to);
  const nights = listed.map((night) => withPromo(night, rate.promo?.content ?? null));
  const [arrival] = nights;
  if (!arrival || nights.length !== count || !isOpen(arrival, byDate.get(stay.to), count)) return null;
  const stayRate = stayRateOf(nights, rate.baseNumberOfAdults);
  return {
    roomTypeId: rate.roomTypeId,
    ratePlanId: rate.ratePlanId,
    stayRate,
    original: mapCosts((column) => originalOf(nights, column)),
    minLengthOfStay: arrival.min_stay,
    promo:
      rate.promo === null
        ? null
        : appliedPromo(rate.promo, stayRate, stayRateOf(listed, rate.baseNumberOfAdults)),
  };
}
