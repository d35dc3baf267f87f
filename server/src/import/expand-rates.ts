import { byCost, type StayDate, surcharges } from 'shared/contracts';
import { cardStep, maximumNights, mostDaysBefore, toMinor, type Minor } from 'shared/domain';
import type { CostColumns, StayTermColumns } from '../db/schema.ts';
import { nightTest } from './days.ts';
import type { PropertyFile } from './property-file.ts';
import type { RateRule } from './rule-schemas.ts';

/** One row of `rate_night`. */
export interface NightPrice extends CostColumns, StayTermColumns {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly night: StayDate;
  readonly originalBase: Minor | null;
  readonly closedToArrival: boolean;
  readonly closedToDeparture: boolean;
}

type RateFile = Pick<
  PropertyFile,
  'rates' | 'seasons' | 'roomTypes' | 'ratePlans' | 'roundRatesTo' | 'property'
>;

const noSurcharges = byCost(surcharges, 'column', (): Minor => 0);

/** Each term as the last of these rules that sets it has it; null where it limits nothing. */
function termsOf(rules: readonly RateRule[]): StayTermColumns {
  const last = (
    key:
      | 'minLengthOfStay'
      | 'maxLengthOfStay'
      | 'minStayThrough'
      | 'minDaysBeforeArrival'
      | 'maxDaysBeforeArrival',
    none: number,
  ): number | null => {
    const set = rules.findLast((rule) => rule[key] !== null)?.[key] ?? none;
    return set === none ? null : set;
  };
  return {
    min_stay: last('minLengthOfStay', 1),
    max_stay: last('maxLengthOfStay', maximumNights),
    min_stay_through: last('minStayThrough', 1),
    min_days_before: last('minDaysBeforeArrival', 0),
    max_days_before: last('maxDaysBeforeArrival', mostDaysBefore),
  };
}

/** The result of the rules, from first to last, for one night; null when it is closed or has no base rate. */
function layer(rules: readonly RateRule[], currency: string, roundTo: Minor) {
  const costs = { ...noSurcharges };
  let base: number | null = null;
  let isAdjusted = false;
  let discount = 0;
  const flags = { closedToArrival: false, closedToDeparture: false, closed: false };

  for (const rule of rules) {
    if (rule.baseRate !== null) {
      base = toMinor(rule.baseRate, currency);
      isAdjusted = false;
    }
    if (base !== null && (rule.adjustPercent !== null || rule.adjustAmount !== null)) {
      base = (base * (100 + (rule.adjustPercent ?? 0))) / 100 + toMinor(rule.adjustAmount ?? 0, currency);
      isAdjusted = true;
    }
    for (const { key, column } of surcharges) {
      const cost = rule[key];
      if (cost !== null) costs[column] = toMinor(cost, currency);
    }
    discount = rule.discountPercent ?? discount;
    flags.closed = rule.closed ?? flags.closed;
    flags.closedToArrival = rule.closedToArrival ?? flags.closedToArrival;
    flags.closedToDeparture = rule.closedToDeparture ?? flags.closedToDeparture;
  }
  if (base === null || flags.closed) return null;

  const round = (amount: number): Minor => Math.max(0, Math.round(amount / roundTo) * roundTo);
  const full = isAdjusted ? round(base) : base;
  return {
    ...costs,
    base_minor: discount > 0 ? round((full * (100 - discount)) / 100) : full,
    originalBase: discount > 0 ? full : null,
    ...termsOf(rules),
    closedToArrival: flags.closedToArrival,
    closedToDeparture: flags.closedToDeparture,
  };
}

/** The price of every night of the horizon that can be sold, for every room type at every plan that sells it. */
export function expandRates(file: RateFile, nights: readonly StayDate[], today: StayDate): NightPrice[] {
  const { currency } = file.property;
  const roundTo = file.roundRatesTo === null ? cardStep(currency) : toMinor(file.roundRatesTo, currency);
  const tests = file.rates.map((rule) => nightTest(rule, file.seasons, today));
  const rulesOfNight = nights.map((night) => file.rates.filter((_, index) => tests[index]?.(night)));

  return file.roomTypes.flatMap(({ roomTypeId }) =>
    file.ratePlans
      .filter((plan) => plan.roomTypeIds?.includes(roomTypeId) !== false)
      .flatMap(({ ratePlanId }) => {
        const ofRate = (rule: RateRule) =>
          rule.roomTypeIds?.includes(roomTypeId) !== false &&
          rule.ratePlanIds?.includes(ratePlanId) !== false;
        const mine = new Set(file.rates.filter(ofRate));
        return nights.flatMap((night, index) => {
          const rules = (rulesOfNight[index] ?? []).filter((rule) => mine.has(rule));
          const price = layer(rules, currency, roundTo);
          return price ? [{ roomTypeId, ratePlanId, night, ...price }] : [];
        });
      }),
  );
}
