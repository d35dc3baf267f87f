import type { Party, Rate } from 'shared/contracts';
import { roomPrice, toDecimal } from 'shared/domain';
import type { RatePlanContent } from '../../db/content.ts';
import type { PricedRate } from './stay-rate-rules.ts';

/** A priced rate as the response has it: decimals, with the plan's description and the lowest total over the rooms searched for. */
export function toRate(
  rate: PricedRate,
  plan: RatePlanContent,
  parties: readonly Party[],
  currency: string,
): Rate {
  const { stayRate, original } = rate;
  const { roomTypeIds: _roomTypeIds, ...description } = plan;
  const decimal = (minor: number) => toDecimal(minor, currency);
  const maybe = (minor: number | null) => (minor === null ? null : decimal(minor));
  return {
    ...description,
    ratePlanId: rate.ratePlanId,
    baseRate: decimal(stayRate.baseRate),
    costPerRoom: decimal(stayRate.costPerRoom),
    costPerAdult: decimal(stayRate.costPerAdult),
    costPerChild: decimal(stayRate.costPerChild),
    costPerInfant: decimal(stayRate.costPerInfant),
    perPersonCostPerAdult: decimal(stayRate.perPersonCostPerAdult),
    perPersonCostPerChild: decimal(stayRate.perPersonCostPerChild),
    perPersonCostPerInfant: decimal(stayRate.perPersonCostPerInfant),
    originalBaseRate: maybe(original.baseRate),
    originalCostPerRoom: maybe(original.costPerRoom),
    originalCostPerAdult: maybe(original.costPerAdult),
    originalCostPerChild: maybe(original.costPerChild),
    originalCostPerInfant: maybe(original.costPerInfant),
    originalPerPersonCostPerAdult: maybe(original.perPersonCostPerAdult),
    originalPerPersonCostPerChild: maybe(original.perPersonCostPerChild),
    originalPerPersonCostPerInfant: maybe(original.perPersonCostPerInfant),
    baseNumberOfAdults: stayRate.baseNumberOfAdults,
    minLengthOfStay: rate.minLengthOfStay,
    minimumRate: decimal(Math.min(...parties.map((party) => roomPrice(stayRate, party)))),
    nights: stayRate.nightRates.map(({ date, baseRate }) => ({ date, baseRate: decimal(baseRate) })),
  };
}
