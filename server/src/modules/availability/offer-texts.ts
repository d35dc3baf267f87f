import { rateCostsShape, type Party, type SearchRequest } from 'shared/contracts';
import type { StoredRatePlan } from './repository.ts';
import {
  planText,
  pricesOf,
  type RoomTypeOffer,
  typeText,
  type WirePrices,
  writeRoomType,
} from './write-room-type.ts';

/** How the room types of a response are written. */
export interface OfferTexts {
  /** A room type with its rates. */
  readonly write: (offer: RoomTypeOffer) => string;
  /** Fields that all of them share: text of the response that ends with a comma; empty in the whole form. */
  readonly shared: string;
}

/** A cost of zero is left out; an original of zero, which is one, is not. */
const isPublished = ([field, value]: readonly [string, unknown]): boolean =>
  value !== null && !(value === 0 && field in rateCostsShape);

/** The fields of a rate that do not follow from the rest; `usual` is its room type's base number of adults. */
function compactRate({ Nights, ...prices }: WirePrices, place: number, usual: number): string {
  const { BaseRate, MinimumRate, BaseNumberOfAdults, ...others } = prices;
  const nights = Nights.map((night) => night.BaseRate);
  // Added up as the reader does.
  const sum = nights.reduce((total, amount) => total + amount, 0);
  return JSON.stringify({
    RatePlan: place,
    ...Object.fromEntries(Object.entries(others).filter(isPublished)),
    ...(BaseRate === sum ? {} : { BaseRate }),
    ...(MinimumRate === BaseRate ? {} : { MinimumRate }),
    ...(BaseNumberOfAdults === usual ? {} : { BaseNumberOfAdults }),
    Nights: nights,
  });
}

function compactTexts(
  offers: readonly RoomTypeOffer[],
  parties: readonly Party[],
  currency: string,
): OfferTexts {
  const all = offers.flatMap(({ rates }) => rates);
  const plans = [...new Set(all.map(({ plan }) => plan))];
  const places = new Map<StoredRatePlan, number>(plans.map((plan, place) => [plan, place]));
  // Every rate of a response has a price for every night of the stay.
  const dates = all[0]?.rate.stayRate.nightRates.map(({ date }) => date) ?? [];
  const planTexts = plans.map((plan) => `${planText(plan)}}`);
  return {
    shared: `"RatePlans":[${planTexts.join()}],"Dates":${JSON.stringify(dates)},`,
    write({ roomType, rates }) {
      const usual = rates[0]?.rate.stayRate.baseNumberOfAdults ?? 1;
      const texts = rates.map(({ plan, rate }) =>
        compactRate(pricesOf(rate, parties, currency), places.get(plan) ?? 0, usual),
      );
      return `${typeText(roomType)},"BaseNumberOfAdults":${String(usual)},"Rates":[${texts.join()}]}`;
    },
  };
}

/** How room types are written in the form that was asked for. */
export function offerTexts(
  offers: readonly RoomTypeOffer[],
  { form, rooms }: Pick<SearchRequest, 'form' | 'rooms'>,
  currency: string,
): OfferTexts {
  if (form === 'compact') return compactTexts(offers, rooms, currency);
  return { shared: '', write: (offer) => writeRoomType(offer, rooms, currency) };
}
