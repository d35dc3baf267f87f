import type { Offer } from '../contracts/index.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** The offer whose promo code and rate plan a search has; null when it has neither, or another hotel's. */
export const chosenOffer = (
  offers: readonly Offer[],
  { promoCode, ratePlanCode }: Pick<SearchCriteria, 'promoCode' | 'ratePlanCode'>,
): Offer | null =>
  promoCode === null && ratePlanCode === null
    ? null
    : (offers.find((offer) => offer.promoCode === promoCode && offer.ratePlanCode === ratePlanCode) ?? null);
