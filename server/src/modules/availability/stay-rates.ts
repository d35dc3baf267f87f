import type { StayDate } from 'shared/contracts';
import type { Stay } from 'shared/domain';
import type { RatePlanContent } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import type { StoredProperty } from '../property/repository.ts';
import { decidePromoCode, type PromoCodeDecision } from './promo-code.ts';
import {
  findPromoCode,
  listRateNights,
  listRatePlans,
  listRoomRates,
  listRoomTypes,
  type RateNight,
  type StoredRatePlan,
  type StoredRoomType,
} from './repository.ts';
import { priceStay, type PricedRate } from './stay-rate-rules.ts';

export interface StayRates {
  readonly roomTypes: readonly StoredRoomType[];
  readonly ratePlans: readonly StoredRatePlan[];
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

const keyOf = (roomTypeId: string, ratePlanId: string) => `${roomTypeId}\n${ratePlanId}`;

/** A plan that names promo codes is private: only one of them, and a valid one, opens it. */
const isOpenTo = (plan: RatePlanContent, promo: PromoCodeDecision): boolean =>
  plan.promoCodes.length === 0 ||
  (promo.kind === 'applies' && plan.promoCodes.some((code) => code.trim().toUpperCase() === promo.code));

function promoFor(promo: PromoCodeDecision, ratePlanId: string) {
  if (promo.kind !== 'applies') return null;
  return promo.promo.ratePlanIds?.includes(ratePlanId) === false ? null : promo.promo;
}

/**
 * What a stay costs, from the rows of the database: the one computation of Search and of Create (give it Create's transaction).
 * The rates are for the whole stay; price a room with `roomPrice(rate.stayRate, party)` of shared/domain.
 */
export async function loadStayRates(
  db: Db,
  property: StoredProperty,
  request: StayRatesRequest,
): Promise<StayRates> {
  const { propertyId } = property;
  const { stay, promoCode, today } = request;
  // One after another: inside a transaction there is one connection, and a search should take no more either.
  const roomTypes = await listRoomTypes(db, propertyId);
  const ratePlans = await listRatePlans(db, propertyId);
  const roomRates = await listRoomRates(db, propertyId);
  const days = await listRateNights(db, propertyId, stay);
  const promoContent = promoCode === null ? null : await findPromoCode(db, propertyId, promoCode);
  const promo = decidePromoCode(promoCode, promoContent, stay, today);
  const daysByRate = Map.groupBy<string, RateNight>(days, (day) => keyOf(day.room_type_id, day.rate_plan_id));
  const baseAdults = new Map(
    roomRates.map((rate) => [keyOf(rate.room_type_id, rate.rate_plan_id), rate.base_number_of_adults]),
  );
  const openPlans = ratePlans.filter((plan) => isOpenTo(plan.content, promo));

  const rates = roomTypes.flatMap(({ roomTypeId }) =>
    openPlans.flatMap(({ ratePlanId }) => {
      const baseNumberOfAdults = baseAdults.get(keyOf(roomTypeId, ratePlanId));
      if (baseNumberOfAdults === undefined) return [];
      const rate = priceStay(
        {
          roomTypeId,
          ratePlanId,
          baseNumberOfAdults,
          days: daysByRate.get(keyOf(roomTypeId, ratePlanId)) ?? [],
          promo: promoFor(promo, ratePlanId),
        },
        stay,
      );
      return rate ? [rate] : [];
    }),
  );
  const byKey = new Map(rates.map((rate) => [keyOf(rate.roomTypeId, rate.ratePlanId), rate]));
  return {
    roomTypes,
    ratePlans,
    promo,
    rates,
    find: (roomType, plan) => byKey.get(keyOf(roomType, plan)) ?? null,
  };
}
