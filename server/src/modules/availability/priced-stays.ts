import { LRUCache } from 'lru-cache';
import type { StayDate } from 'shared/contracts';
import { codeKey, nightCount } from 'shared/domain';
import { spokenLocale } from '../../language/index.ts';
import type { Quotes } from './quote.ts';
import type { PropertySnapshot } from './snapshot/index.ts';
import { type StayRates, stayRatesOf, type StayRatesRequest } from './stay-rates.ts';

export interface PricedStay {
  readonly stayRates: StayRates;
  readonly quoteToken: string;
}

interface Kept extends PricedStay {
  readonly contentVersion: number;
  readonly today: StayDate;
}

export interface StayToPrice extends StayRatesRequest {
  /** The plans of the hotel that are not sold for the stay. */
  readonly soldOut: ReadonlySet<string>;
}

/** Prices a stay once for everybody who asks for it: what a party pays is worked out from the rates of the stay. */
export type PricedStays = (snapshot: PropertySnapshot, stay: StayToPrice) => PricedStay;

/** Bytes of a rate and of each of its nights. */
const rateBytes = 1200;
const nightBytes = 100;

const sizeOf = ({ stayRates, quoteToken }: PricedStay, nights: number): number =>
  quoteToken.length + 500 + stayRates.rates.length * (rateBytes + nights * nightBytes);

export function createPricedStays(quotes: Quotes, maximumBytes: number): PricedStays {
  const kept = new LRUCache<string, Kept>({ maxSize: maximumBytes });
  return (snapshot, { soldOut, ...request }) => {
    const { contentVersion, property } = snapshot;
    const { stay, promoCode, today } = request;
    // Texts of the hotel, and why a promo code does not apply, are in the guest's language.
    const code = codeKey(promoCode);
    const asked = [
      property.propertyId,
      stay.from,
      stay.to,
      code,
      code === '' && !property.content.languages ? '' : spokenLocale(),
    ];
    const key = JSON.stringify([...asked, ...soldOut]);
    const found = kept.get(key);
    if (found?.contentVersion === contentVersion && found.today === today) return found;
    const stayRates = stayRatesOf(snapshot, request);
    const quoteToken = quotes.issue(stay, stayRates.rates, stayRates.promo);
    const priced = { stayRates, quoteToken, contentVersion, today };
    kept.set(key, priced, { size: sizeOf(priced, nightCount(stay)) });
    return priced;
  };
}
