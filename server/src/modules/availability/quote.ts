import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { Stay, StayRate } from 'shared/domain';
import * as z from 'zod/mini';
import { deriveKey } from '../../secret-key.ts';
import type { PromoCodeDecision } from './promo-code.ts';
import type { PricedRate } from './stay-rate-rules.ts';

const contentSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Room type id → rate plan id → digest of what its price is made of. */
  rates: z.record(z.string(), z.record(z.string(), z.string())),
  /** A promo code of which the guest was told that it does not apply. */
  refused: z.optional(z.string()),
});

export interface Quote {
  /** Whether this is the price that the guest was shown; false also for a rate or a stay that the quote does not speak of. */
  readonly covers: (stay: Stay, rate: PricedRate) => boolean;
  /** Null unless the guest was told with these prices that a promo code does not apply. */
  readonly refusedPromoCode: string | null;
}

export interface Quotes {
  readonly issue: (stay: Stay, rates: readonly PricedRate[], promo?: PromoCodeDecision) => string;
  /** Null for a token that was not issued here. */
  readonly open: (token: string) => Quote | null;
}

/** Everything that `roomPrice` reads, so that two digests are equal exactly when every party's price is. */
const priceInputs = (rate: StayRate): string =>
  [
    rate.baseRate,
    rate.costPerRoom,
    rate.costPerAdult,
    rate.costPerChild,
    rate.costPerInfant,
    rate.perPersonCostPerAdult,
    rate.perPersonCostPerChild,
    rate.perPersonCostPerInfant,
    rate.baseNumberOfAdults,
    rate.nights,
  ].join(' ');

/** Short enough for a token; what holds is the signature of the whole. */
const digestOf = (rate: PricedRate): string =>
  hash('sha256', priceInputs(rate.stayRate), 'base64url').slice(0, 11);

/** The signed memory of the prices that a search showed: Create compares them with what it computes itself (decisions 1). */
export function createQuotes(secretKey: string): Quotes {
  const key = deriveKey(secretKey, 'quote');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16);

  return {
    issue(stay, priced, promo = { kind: 'none' }) {
      const byRoomType = Map.groupBy(priced, (rate) => rate.roomTypeId);
      const rates = Object.fromEntries(
        [...byRoomType].map(([id, ofType]) => [
          id,
          Object.fromEntries(ofType.map((rate) => [rate.ratePlanId, digestOf(rate)])),
        ]),
      );
      const refused = promo.kind === 'refused' ? promo.code : undefined;
      const content = Buffer.from(JSON.stringify({ from: stay.from, to: stay.to, rates, refused })).toString(
        'base64url',
      );
      return `${content}.${sign(`quote ${content}`).toString('base64url')}`;
    },
    open(token) {
      const [content = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(`quote ${content}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const quote = contentSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
      return {
        refusedPromoCode: quote.refused ?? null,
        covers: (stay, rate) =>
          stay.from === quote.from &&
          stay.to === quote.to &&
          quote.rates[rate.roomTypeId]?.[rate.ratePlanId] === digestOf(rate),
      };
    },
  };
}
