import type { SearchRequest } from 'shared/contracts';
import type { HotelPricing } from 'shared/domain';
import type { StoredRatePlan } from './repository.ts';
import { priceTexts, type PriceTexts } from './write-prices.ts';
import { planText, type RoomTypeOffer, typeText, writeRoomType } from './write-room-type.ts';

/** How the room types of a response are written. */
export interface OfferTexts {
  /** A room type with its rates. */
  readonly write: (offer: RoomTypeOffer) => string;
  /** Fields that all of them share: text of the response that ends with a comma; empty in the whole form. */
  readonly shared: string;
}

function compactTexts(offers: readonly RoomTypeOffer[], prices: PriceTexts): OfferTexts {
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
      const texts = rates.map(
        ({ plan, rate }) => `{"RatePlan":${String(places.get(plan) ?? 0)}${prices.compact(rate, usual)}`,
      );
      return `${typeText(roomType)},"BaseNumberOfAdults":${String(usual)},"Rates":[${texts.join()}]}`;
    },
  };
}

/** How room types are written in the form that was asked for. */
export function offerTexts(
  offers: readonly RoomTypeOffer[],
  { form, rooms }: Pick<SearchRequest, 'form' | 'rooms'>,
  hotel: HotelPricing,
): OfferTexts {
  const prices = priceTexts(rooms, hotel);
  if (form === 'compact') return compactTexts(offers, prices);
  return { shared: '', write: (offer) => writeRoomType(offer, prices) };
}
