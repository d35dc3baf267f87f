import type { StayDate } from 'shared/contracts';
import { codeKey, type Stay } from 'shared/domain';
import type { RatePlanContent } from '../../db/content.ts';
import { soldOutPlans } from './inclusions.ts';
import { decidePromoCode, type PromoCodeDecision } from './promo-code.ts';
import type { StoredRatePlan, StoredRoomType } from './repository.ts';
import type { PropertySnapshot } from './snapshot/property-snapshot.ts';
import { priceStay, type PricedRate, type PromoOfRate } from './stay-rate-rules.ts';

export interface StayRates<RoomType = StoredRoomType> {
  readonly roomTypes: readonly RoomType[];
  readonly ratePlans: readonly StoredRatePlan[];
  /** Those of them that this guest may have: private ones only with their promo code, and none whose extras are sold out. */
  readonly openPlans: readonly StoredRatePlan[];
  readonly promo: PromoCodeDecision;
  /** Every rate that can be booked for the stay, in the hotelier's order of room types and plans. Stock is not looked at. */
  readonly rates: readonly PricedRate[];
  /** The bookable rate of one room, or null. */
  readonly find: (roomTypeId: string, ratePlanId: string) => PricedRate | null;
}

export interface StayRatesRequest {
  readonly stay: Stay;
  readonly promoCode: string | null;
  /** The property's today, for the days on which a promo code may be used. */
  readonly today: StayDate;
}

type RatesSource<RoomType> = Parameters<typeof soldOutPlans>[0] &
  Pick<PropertySnapshot, 'promoCodes' | 'rates'> & { readonly roomTypes: readonly RoomType[] };

const keyOf = (roomTypeId: string, ratePlanId: string) => `${roomTypeId}\n${ratePlanId}`;

/** A plan that names promo codes is private: only one of them, and a valid one, opens it. */
const isOpenTo = (plan: RatePlanContent, promo: PromoCodeDecision): boolean =>
  plan.promoCodes.length === 0 ||
  (promo.kind === 'applies' && plan.promoCodes.some((code) => codeKey(code) === promo.code));

function promoFor(promo: PromoCodeDecision, { ratePlanId, content }: StoredRatePlan): PromoOfRate | null {
  if (promo.kind !== 'applies') return null;
  if (promo.promo.ratePlanIds?.includes(ratePlanId) === false) return null;
  return { code: promo.code, content: promo.promo, isPrivate: content.promoCodes.length > 0 };
}

/**
 * What a stay costs: the one computation of Search and of Create. The rates are for the whole stay; price a room with
 * `roomPrice(rate.stayRate, party)` of shared/domain.
 */
export function stayRatesOf<RoomType extends Pick<StoredRoomType, 'roomTypeId'>>(
  snapshot: RatesSource<RoomType>,
  request: StayRatesRequest,
): StayRates<RoomType> {
  const { stay, promoCode, today } = request;
  const { roomTypes, ratePlans } = snapshot;
  const code = codeKey(promoCode);
  const promo = decidePromoCode(promoCode, snapshot.promoCodes.get(code) ?? null, stay, today);
  const soldOut = soldOutPlans(snapshot, stay);
  const openPlans = ratePlans.filter(
    (plan) => isOpenTo(plan.content, promo) && !soldOut.has(plan.ratePlanId),
  );
  const calendars = new Map(snapshot.rates.map((rate) => [keyOf(rate.roomTypeId, rate.ratePlanId), rate]));

  const rates = roomTypes.flatMap(({ roomTypeId }) =>
    openPlans.flatMap((plan) => {
      const { ratePlanId } = plan;
      const calendar = calendars.get(keyOf(roomTypeId, ratePlanId));
      if (!calendar) return [];
      const { baseNumberOfAdults } = calendar;
      const days = calendar.days(stay);
      const rate = priceStay(
        { roomTypeId, ratePlanId, baseNumberOfAdults, days, promo: promoFor(promo, plan) },
        stay,
        today,
      );
      return rate ? [rate] : [];
    }),
  );
  const byKey = new Map(rates.map((rate) => [keyOf(rate.roomTypeId, rate.ratePlanId), rate]));
  return {
    roomTypes,
    ratePlans,
    openPlans,
    promo,
    rates,
    find: (roomType, plan) => byKey.get(keyOf(roomType, plan)) ?? null,
  };
}
