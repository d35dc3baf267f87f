import type { CreateConflict, TaxOrFee } from 'shared/contracts';
import { toDecimal, toMinor } from 'shared/domain';
import type { PricedRate, PromoCodeDecision, Quote, Quotes } from '../../availability/index.ts';
import { translate } from '../messages/index.ts';
import type { RatedRoom } from './load-booking.ts';
import type { PricedBooking } from './price-booking.ts';

export interface QuoteCheck {
  readonly quotes: Quotes;
  readonly token: string | null;
  readonly stay: { readonly from: string; readonly to: string };
  readonly rated: readonly RatedRoom[];
  /** Of the stay, whether chosen or not. */
  readonly allRates: () => readonly PricedRate[];
  /** Of the request's promo code. */
  readonly promo: PromoCodeDecision;
  readonly priced: PricedBooking;
  /** What the guest was shown of taxes and fees on top; null where the page did not say. */
  readonly quotedTaxes: number | null;
  readonly taxesAndFees: readonly TaxOrFee[];
}

/** The guest agrees to prices without a promo code's discount only when the quote said that the code does not apply. */
const isPromoKnown = (promo: PromoCodeDecision, quote: Quote | null): boolean =>
  promo.kind !== 'rejected' || quote?.refusedPromoCode === promo.code;

/** Null when the guest was shown today's prices; else the new ones, with a quote for what was chosen (decisions 1). */
export function priceChange(check: QuoteCheck): CreateConflict | null {
  const { quotes, token, stay, rated, promo, priced, quotedTaxes } = check;
  const { currency } = priced;
  const quote = token === null ? null : quotes.open(token);
  const isPromoAccepted = isPromoKnown(promo, quote);
  // The price that a room was shown at decides first, whatever else the hotel has changed.
  const isShown = rated.every(({ room, rate }, index) => {
    const shown = room.quotedPrice ?? null;
    if (shown !== null) return toMinor(shown, currency) === priced.rooms[index]?.roomMinor;
    return token === null || quote?.covers(stay, rate, check.allRates) === true;
  });
  const isTaxShown = quotedTaxes === null || toMinor(quotedTaxes, currency) === priced.taxesMinor;
  if (isPromoAccepted && isShown && isTaxShown) return null;
  return {
    ...(promo.kind === 'rejected' && !isPromoAccepted
      ? { ...translate.say('error.promo-code-invalid'), message: promo.message }
      : translate.say('error.price-changed')),
    totalPrice: toDecimal(priced.totalMinor, currency),
    currency,
    quoteToken: quotes.issue(
      stay,
      rated.map(({ rate }) => rate),
      promo,
    ),
    roomPrices: priced.rooms.map(({ roomMinor }) => toDecimal(roomMinor, currency)),
    ...(isTaxShown ? {} : { taxesAndFees: [...check.taxesAndFees] }),
  };
}
