import { hash } from 'node:crypto';
import { rateCosts } from 'shared/contracts';
import type { Stay, StayRate } from 'shared/domain';
import * as z from 'zod/mini';
import type { SecretKey } from '../../secret-key.ts';
import { createSigner } from '../../signer.ts';
import type { PromoCodeDecision } from './promo-code.ts';
import type { PricedRate } from './stay-rate-rules.ts';

const contentSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Room type id → rate plan id → digest of what its price is made of; absent in a quote of many rates. */
  rates: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /** A promo code that does not apply, as the guest was told. */
  refused: z.optional(z.string()),
});

export interface Quote {
  /**
   * Whether this is the price that the guest was shown; false also for a rate or a stay that the quote does not speak of.
   * `allRates` are those of the stay, which a quote of many rates is compared with.
   */
  readonly covers: (stay: Stay, rate: PricedRate, allRates?: () => readonly PricedRate[]) => boolean;
  /** The promo code that did not apply when these prices were shown; null without one. */
  readonly refusedPromoCode: string | null;
}

export interface Quotes {
  /** `rates` are all of the stay, or those that were chosen. */
  readonly issue: (stay: Stay, rates: readonly PricedRate[], promo?: PromoCodeDecision) => string;
  /** Null for a token that was not issued here. */
  readonly open: (token: string) => Quote | null;
}

/** Everything that `roomPrice` reads, so that two digests are equal exactly when every party's price is. */
function priceInputs(rate: StayRate): string {
  let costs = '';
  for (const { key } of rateCosts) costs += `${rate[key]} `;
  return `${costs}${rate.baseNumberOfAdults} ${rate.nights}`;
}

/** Short enough for a token; what holds is the signature of the whole. */
const digestOf = (rate: PricedRate): string =>
  hash('sha256', priceInputs(rate.stayRate), 'base64url').slice(0, 11);

const groupCount = 1024;
const groupBytes = 3;

const nameOf = ({ roomTypeId, ratePlanId }: PricedRate): string => JSON.stringify([roomTypeId, ratePlanId]);

/** Where the digest of a rate's group begins. */
const groupOf = (rate: PricedRate): number =>
  (hash('sha256', nameOf(rate), 'buffer').readUInt32BE() % groupCount) * groupBytes;

/** Of each group all its rates together, in any order. */
function groupDigests(priced: readonly PricedRate[]): Buffer {
  const groups = Buffer.alloc(groupCount * groupBytes);
  for (const rate of priced) {
    const at = groupOf(rate);
    const digest = hash('sha256', `${nameOf(rate)} ${priceInputs(rate.stayRate)}`, 'buffer');
    for (let byte = 0; byte < groupBytes; byte += 1)
      groups[at + byte] = (groups[at + byte] ?? 0) ^ (digest[byte] ?? 0);
  }
  return groups;
}

const isGroupSame = (a: Buffer, b: Buffer, rate: PricedRate): boolean => {
  const at = groupOf(rate);
  return a.length === b.length && a.subarray(at, at + groupBytes).equals(b.subarray(at, at + groupBytes));
};

/** A quote of more than these would grow with the hotel. */
const mostNamed = 100;

/** One digest for each rate. */
function namedRates(priced: readonly PricedRate[]): Record<string, Record<string, string>> {
  const byRoomType = Map.groupBy(priced, (rate) => rate.roomTypeId);
  return Object.fromEntries(
    [...byRoomType].map(([id, ofType]) => [
      id,
      Object.fromEntries(ofType.map((rate) => [rate.ratePlanId, digestOf(rate)])),
    ]),
  );
}

/**
 * A signed token of the prices that a search showed: Create compares them with its own (decisions 1). Of many rates it has a digest for
 * each of a fixed number of groups, so that its length does not grow with the hotel.
 */
export function createQuotes(secretKey: SecretKey): Quotes {
  const signer = createSigner(secretKey, 'quote', { bytes: 16 });

  return {
    issue({ from, to }, priced, promo = { kind: 'none' }) {
      const refused = promo.kind === 'rejected' ? promo.code : undefined;
      const isNamed = priced.length <= mostNamed;
      const payload = { from, to, refused, ...(isNamed ? { rates: namedRates(priced) } : {}) };
      const head = Buffer.from(JSON.stringify(payload)).toString('base64url');
      const content = isNamed ? head : `${head}.${groupDigests(priced).toString('base64url')}`;
      return `${content}.${signer.sign(`quote ${content}`)}`;
    },
    open(token) {
      const end = token.lastIndexOf('.');
      const content = token.slice(0, Math.max(0, end));
      if (!signer.isSigned(`quote ${content}`, token.slice(end + 1))) return null;
      const [head = '', digests = ''] = content.split('.');
      const quote = contentSchema.parse(JSON.parse(Buffer.from(head, 'base64url').toString()));
      const groups = Buffer.from(digests, 'base64url');
      return {
        refusedPromoCode: quote.refused ?? null,
        covers(stay, rate, allRates = () => []) {
          if (stay.from !== quote.from || stay.to !== quote.to) return false;
          if (quote.rates === undefined) return isGroupSame(groups, groupDigests(allRates()), rate);
          return quote.rates[rate.roomTypeId]?.[rate.ratePlanId] === digestOf(rate);
        },
      };
    },
  };
}
