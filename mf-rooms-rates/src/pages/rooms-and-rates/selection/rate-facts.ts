import type { ReactNode } from 'react';
import {
  cancellationText,
  explainCancellation,
  explainExtra,
  listText,
  paymentPlan,
  todayIn,
  type Minor,
  type Translate,
  worthOf,
} from 'shared/domain';
import { formatStayDate } from 'shared/runtime';
import { extraWords, withHotelWords } from 'shared/ui';
import type { MessageKey } from '../../../messages/index.ts';
import { cancelledNow, type Listing } from './listing.ts';
import { isSavingOfRoomOnly, type RateOffer } from './rules.ts';

/** How the list says things: in the guest's language and currency. */
export interface ListWords {
  readonly text: Translate<MessageKey>;
  readonly money: (amount: Minor, currency: string) => string;
  readonly locale: string;
}

export interface RateFact {
  readonly text: string;
  /** It leaves the guest free. */
  readonly isGood: boolean;
}

/** What sets one rate apart from another, each in a line. */
export interface RateFacts {
  /** Null where only the policy's own text knows. */
  readonly cancellation: RateFact | null;
  /** Null where the hotel says nothing of meals. */
  readonly board: string | null;
  /** The extras inside the rate, with what they are worth. */
  readonly extras: ReactNode;
  readonly payment: RateFact;
  /** What it asks of the stay and of the day of its booking. */
  readonly terms: readonly string[];
}

function cancellationFact({ rate }: RateOffer, listing: Listing, words: ListWords): RateFact | null {
  const { text, locale } = words;
  const cancellation = explainCancellation(rate.cancellationPolicy, cancelledNow(listing));
  if (cancellation === null) return null;
  if (cancellation.kind === 'free-until') {
    const { date, time } = cancellation.deadline;
    return {
      text: text('rate.free-until', { date: formatStayDate(date, 'short', locale), time }),
      isGood: true,
    };
  }
  return {
    text: cancellationText(cancellation, { text, locale, currency: listing.property.currency }, true),
    isGood: cancellation.kind === 'free',
  };
}

/** When it is paid, in a few words; Paystack's page keeps no card, so everything is paid there at once. */
export function paymentFact(
  { payment = null, nights }: RateOffer['rate'],
  { property, arrival, now }: Listing,
  { text }: ListWords,
): RateFact {
  const isNow = { text: text('pay.now'), isGood: false };
  if (payment === null || property.payByPaystack) return isNow;
  switch (payment.when) {
    case 'deposit':
      return {
        text:
          typeof payment.nights === 'number'
            ? text('pay.deposit-nights', { count: Math.min(payment.nights, nights.length) })
            : text('pay.deposit-percent', { percent: payment.percent ?? 100 }),
        isGood: false,
      };
    case 'at-hotel':
      return { text: text('pay.at-hotel'), isGood: true };
    case 'days-before': {
      const { currency } = property;
      const days = { currency, arrival, today: todayIn(property.timeZone, now) };
      const { later } = paymentPlan([{ nights: nights.length, total: 1, payment }], 0, days);
      return later.length === 0
        ? isNow
        : { text: text('pay.days-before', { count: payment.days ?? 1 }), isGood: true };
    }
    default:
      return isNow;
  }
}

function extrasText({ included, rate }: RateOffer, listing: Listing, words: ListWords): ReactNode {
  if (included.length === 0) return null;
  const { text, money, locale } = words;
  const { room, currency } = listing;
  const names = included.map(({ service, quantity }) => {
    const use = { quantity, nights: rate.nights.length, party: room };
    const { name, count, guests } = explainExtra(service, use, currency);
    const counted = count > 1 ? text('extras.quantity-name', { quantity: count, name }) : name;
    return guests === null
      ? counted
      : text('included.for', { name: counted, guests: text('price.guests', { count: guests }) });
  });
  const extras = listText(names, locale);
  const worth = worthOf(included);
  const sentence =
    worth === 0
      ? text('included.extras', { extras })
      : text('included.extras-worth', { extras, worth: money(worth, currency) });
  return withHotelWords(
    sentence,
    included.map(({ service }) => extraWords(service)),
  );
}

function termsTexts(offer: RateOffer, { config }: Listing, { text }: ListWords): readonly string[] {
  const { rate } = offer;
  const { minLengthOfStay, maxLengthOfStay, minDaysBeforeArrival, maxDaysBeforeArrival } = rate;
  const isLengthShown = config?.showMinimumLengthOfStayNotification === true;
  const shortest = isLengthShown ? (minLengthOfStay ?? 0) : 0;
  const longest = isLengthShown ? maxLengthOfStay : null;
  return [
    shortest > 1 ? text('rate.minimum-stay', { count: shortest }) : null,
    longest === null ? null : text('rate.maximum-stay', { count: longest }),
    (minDaysBeforeArrival ?? 0) === 0 ? null : text('rate.book-ahead', { count: minDaysBeforeArrival ?? 0 }),
    maxDaysBeforeArrival === null ? null : text('rate.book-later', { count: maxDaysBeforeArrival }),
    isSavingOfRoomOnly(offer) ? text('rate.saving-of-room') : null,
  ].filter((term) => term !== null);
}

export const rateFacts = (offer: RateOffer, listing: Listing, words: ListWords): RateFacts => ({
  cancellation: cancellationFact(offer, listing, words),
  board: typeof offer.rate.boardBasis === 'string' ? words.text(`board.${offer.rate.boardBasis}`) : null,
  extras: extrasText(offer, listing, words),
  payment: paymentFact(offer.rate, listing, words),
  terms: termsTexts(offer, listing, words),
});
