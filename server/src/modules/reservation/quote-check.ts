import type { CreateConflict } from 'shared/contracts';
import { toDecimal } from 'shared/domain';
import type { Quotes } from '../availability/quote.ts';
import type { PricedRate } from '../availability/stay-rate-rules.ts';
import type { RatedRoom } from './load-booking.ts';
import type { PricedBooking } from './price-booking.ts';
import { translate } from './translate.ts';

export interface QuoteCheck {
  readonly quotes: Quotes;
  readonly token: string | null;
  readonly stay: { readonly from: string; readonly to: string };
  readonly rated: readonly RatedRoom[];
  /** For a new quote, with which the guest may choose again. */
  readonly allRates: () => readonly PricedRate[];
  readonly priced: PricedBooking;
}

/** Null while the guest was shown today's prices; else the new ones, with a quote for them (decisions 1). */
export function priceChange(check: QuoteCheck): CreateConflict | null {
  const { quotes, token, stay, rated, priced } = check;
  if (token === null) return null;
  const quote = quotes.open(token);
  if (quote !== null && rated.every(({ rate }) => quote.covers(stay, rate))) return null;
  return {
    message: translate('error.price-changed'),
    totalPrice: toDecimal(priced.totalMinor, priced.currency),
    currency: priced.currency,
    quoteToken: quotes.issue(stay, check.allRates()),
    roomPrices: priced.rooms.map(({ roomMinor }) => toDecimal(roomMinor, priced.currency)),
  };
}
