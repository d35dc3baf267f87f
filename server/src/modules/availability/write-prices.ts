import {
  originalCosts,
  rateCosts,
  type Party,
  type rateSchema,
  type RateTerms,
  type rateTermsShape,
} from 'shared/contracts';
import {
  type ChildBands,
  type HotelPricing,
  roomPriceFor,
  toDecimal,
  type Minor,
  type StayRate,
} from 'shared/domain';
import type * as z from 'zod/mini';
import type { PricedRate } from './stay-rate-rules.ts';

type WireRate = z.input<typeof rateSchema>;

/** How each cost begins in a text, and all of it for the value that it mostly has. */
const costFields = rateCosts.map(({ key, wire }) => ({ key, start: `,"${wire}":`, zero: `,"${wire}":0` }));
const surchargeFields = costFields.slice(1);
const originalFields = originalCosts.map(({ cost, wire }) => ({
  cost,
  start: `,"${wire}":`,
  none: `,"${wire}":null`,
}));
const noOriginals = originalFields.map(({ none }) => none).join('');

type RateTerm = keyof typeof rateTermsShape;

/** What a rate asks; what asks nothing is left out. */
const writeTerms = (terms: RateTerms): Partial<Pick<WireRate, RateTerm>> => ({
  ...(terms.minLengthOfStay === null ? {} : { MinLengthOfStay: terms.minLengthOfStay }),
  ...(terms.maxLengthOfStay === null ? {} : { MaxLengthOfStay: terms.maxLengthOfStay }),
  ...(terms.minDaysBeforeArrival === null ? {} : { MinDaysBeforeArrival: terms.minDaysBeforeArrival }),
  ...(terms.maxDaysBeforeArrival === null ? {} : { MaxDaysBeforeArrival: terms.maxDaysBeforeArrival }),
});

/** The lowest total over the rooms searched for. */
function lowestPriceOf(parties: readonly Party[], bands: ChildBands): (rate: StayRate) => Minor {
  const pricesByBase = new Map<number, ReturnType<typeof roomPriceFor>[]>();
  return (rate) => {
    const base = rate.baseNumberOfAdults;
    let prices = pricesByBase.get(base);
    if (prices === undefined) {
      prices = parties.map((party) => roomPriceFor(party, base, bands));
      pricesByBase.set(base, prices);
    }
    let lowest = Infinity;
    for (const priceOf of prices) lowest = Math.min(lowest, priceOf(rate));
    return lowest;
  };
}

/** What the compact form of a rate says to every party: two pieces of its text, and the base rate that is between them. */
interface SameForAll {
  readonly base: number;
  readonly before: string;
  readonly after: string;
}

/** A rate is written once for all searches of its stay. */
const written = new WeakMap<PricedRate, SameForAll>();

function sameForAll(rate: PricedRate, currency: string): SameForAll {
  const known = written.get(rate);
  if (known !== undefined) return known;
  const { stayRate, original, terms } = rate;
  const decimal = (minor: Minor) => toDecimal(minor, currency);
  let before = '';
  for (const { key, start } of surchargeFields) {
    const amount = stayRate[key];
    if (amount !== 0) before += start + String(decimal(amount));
  }
  // An original of zero is one.
  for (const { cost, start } of originalFields) {
    const amount = original?.[cost] ?? null;
    if (amount !== null) before += start + String(decimal(amount));
  }
  const nights = stayRate.nightRates.map(({ baseRate }) => decimal(baseRate));
  // Added up as the reader does.
  const sum = nights.reduce((total, amount) => total + amount, 0);
  const base = decimal(stayRate.baseRate);
  const rest = { ...writeTerms(terms), ...(base === sum ? {} : { BaseRate: base }), Nights: nights };
  const same = { base, before, after: `,${JSON.stringify(rest).slice(1)}` };
  written.set(rate, same);
  return same;
}

/** Each writes the fields of a rate that tell its prices: a text that begins with a comma and ends with the brace of the rate. */
export interface PriceTexts {
  readonly whole: (rate: PricedRate) => string;
  /** The fields that do not follow from the rest; `usual` is its room type's base number of adults. */
  readonly compact: (rate: PricedRate, usual: number) => string;
}

/** Prices as the wire has them, written without their codec: there may be a hundred in an answer. `search.test.ts` holds it to the contract. */
export function priceTexts(parties: readonly Party[], { currency, childBands }: HotelPricing): PriceTexts {
  const decimal = (minor: Minor) => toDecimal(minor, currency);
  const lowestPrice = lowestPriceOf(parties, childBands);
  return {
    whole({ stayRate, original, terms }) {
      let text = '';
      for (const { key, start, zero } of costFields) {
        const amount = stayRate[key];
        text += amount === 0 ? zero : start + String(decimal(amount));
      }
      if (original === null) text += noOriginals;
      else {
        for (const { cost, start, none } of originalFields) {
          const before = original[cost];
          text += before === null ? none : start + String(decimal(before));
        }
      }
      const others: Pick<WireRate, 'BaseNumberOfAdults' | RateTerm | 'MinimumRate' | 'Nights'> = {
        BaseNumberOfAdults: stayRate.baseNumberOfAdults,
        MinLengthOfStay: terms.minLengthOfStay,
        MaxLengthOfStay: terms.maxLengthOfStay,
        MinDaysBeforeArrival: terms.minDaysBeforeArrival,
        MaxDaysBeforeArrival: terms.maxDaysBeforeArrival,
        MinimumRate: decimal(lowestPrice(stayRate)),
        Nights: stayRate.nightRates.map(({ date, baseRate }) => ({
          Date: date,
          BaseRate: decimal(baseRate),
        })),
      };
      return `${text},${JSON.stringify(others).slice(1)}`;
    },
    compact(rate, usual) {
      const { base, before, after } = sameForAll(rate, currency);
      const { baseNumberOfAdults } = rate.stayRate;
      const lowest = decimal(lowestPrice(rate.stayRate));
      const minimum = lowest === base ? '' : `,"MinimumRate":${String(lowest)}`;
      const adults =
        baseNumberOfAdults === usual ? '' : `,"BaseNumberOfAdults":${String(baseNumberOfAdults)}`;
      return before + minimum + adults + after;
    },
  };
}
