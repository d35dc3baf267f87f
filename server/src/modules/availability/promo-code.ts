import type { StayDate } from 'shared/contracts';
import { addDays, codeKey, nightCount, type Minor, type Stay } from 'shared/domain';
import type { PromoCodeContent } from '../../db/content.ts';
import { translate } from './messages/index.ts';

export type PromoCodeDecision =
  | { readonly kind: 'none' }
  | { readonly kind: 'applies'; readonly code: string; readonly promo: PromoCodeContent }
  | { readonly kind: 'rejected'; readonly code: string; readonly message: string };

function problemOf(promo: PromoCodeContent, stay: Stay, today: StayDate): string | null {
  const lastNight = addDays(stay.to, -1);
  if (promo.sellTo !== null && today > promo.sellTo) return translate('promo.expired');
  if (promo.sellFrom !== null && today < promo.sellFrom) return translate('promo.too-soon');
  const tooEarly = promo.stayFrom !== null && stay.from < promo.stayFrom;
  const tooLate = promo.stayTo !== null && lastNight > promo.stayTo;
  if (tooEarly || tooLate) return translate('promo.other-dates');
  if (promo.minNights !== null && nightCount(stay) < promo.minNights) {
    return translate('promo.minimum-nights', { count: promo.minNights });
  }
  return null;
}

/** decisions 1: a code that does not apply is no error; the public rates are shown and a message says why. */
export function decidePromoCode(
  code: string | null,
  promo: PromoCodeContent | null,
  stay: Stay,
  today: StayDate,
): PromoCodeDecision {
  const given = codeKey(code);
  if (given === '') return { kind: 'none' };
  if (!promo) return { kind: 'rejected', code: given, message: translate('promo.unknown') };
  const problem = problemOf(promo, stay, today);
  return problem === null
    ? { kind: 'applies', code: given, promo }
    : { kind: 'rejected', code: given, message: problem };
}

/** The base rate of one night with the code's discount, half-up and never below zero; the same when it has none. */
export function discountedBase(base: Minor, discount: PromoCodeContent['discount']): Minor {
  switch (discount.kind) {
    case 'none':
      return base;
    case 'percent': {
      const { percent, step = 1 } = discount;
      return Math.round((base * (100 - percent)) / 100 / step) * step;
    }
    case 'amount-per-night':
      return Math.max(0, base - discount.amountMinor);
    default:
      return discount satisfies never;
  }
}
