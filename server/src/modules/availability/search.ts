import type { RoomType, SearchRequest, SearchResponse } from 'shared/contracts';
import { nightCount, sameDayRestriction, todayIn } from 'shared/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { invalid } from '../../http/errors.ts';
import { requireBookConfig, requireProperty } from '../property/service.ts';
import type { Quotes } from './quote.ts';
import { countFreeRooms, type StoredRoomType } from './repository.ts';
import { searchProblems } from './search-rules.ts';
import type { PricedRate } from './stay-rate-rules.ts';
import { loadStayRates, type StayRates } from './stay-rates.ts';
import { toRate } from './to-rate.ts';

export interface SearchDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly quotes: Quotes;
}

function selectRates(
  stayRates: StayRates,
  request: SearchRequest,
  free: ReadonlyMap<string, number>,
): PricedRate[] {
  const planCode = request.ratePlanCode?.trim().toUpperCase() ?? '';
  const plans = stayRates.ratePlans.filter(
    (plan) => planCode === '' || plan.content.ratePlanCode.toUpperCase() === planCode,
  );
  const isAt = ({ content }: StoredRoomType) =>
    request.locationId === null || content.locationIds?.includes(request.locationId) !== false;
  const roomTypes = new Set(stayRates.roomTypes.filter(isAt).map((roomType) => roomType.roomTypeId));
  const planIds = new Set(plans.map((plan) => plan.ratePlanId));
  return stayRates.rates.filter(
    (rate) =>
      roomTypes.has(rate.roomTypeId) && planIds.has(rate.ratePlanId) && (free.get(rate.roomTypeId) ?? 0) > 0,
  );
}

function toRoomTypes(
  stayRates: StayRates,
  rates: readonly PricedRate[],
  rooms: SearchRequest['rooms'],
  currency: string,
): RoomType[] {
  const plans = new Map(stayRates.ratePlans.map((plan) => [plan.ratePlanId, plan.content]));
  const byRoomType = Map.groupBy(rates, (rate) => rate.roomTypeId);
  return stayRates.roomTypes.flatMap(({ roomTypeId, content, upgrades }) => {
    const ofType = byRoomType.get(roomTypeId);
    if (!ofType) return [];
    const { locationIds: _locationIds, baseNumberOfAdults: _baseNumberOfAdults, ...description } = content;
    return {
      ...description,
      roomTypeId,
      upgrades: upgrades.map((id) => ({ roomTypeId: id })),
      rates: ofType.flatMap((rate) => {
        const plan = plans.get(rate.ratePlanId);
        return plan ? [toRate(rate, plan, rooms, currency)] : [];
      }),
    };
  });
}

/** POST /api/Availability/Search (decisions 1). No rooms is an empty list, never an error. */
export async function search(deps: SearchDeps, request: SearchRequest): Promise<SearchResponse> {
  const { db, clock, quotes } = deps;
  const property = await requireProperty(db, request.propertyId);
  const { propertyId, currency, timeZone, content } = property;
  const stay = { from: request.dateFrom, to: request.dateTo };
  const problems = searchProblems(stay, request.rooms, content.maxNumberOfRoomsOnBooking);
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const now = clock.now();
  const today = todayIn(timeZone, now);
  const config = await requireBookConfig(db, propertyId);
  const isClosed = stay.from < today || sameDayRestriction(config, stay.from, timeZone, now).blocked;
  const stayRates = await loadStayRates(db, property, { stay, promoCode: request.promoCode, today });
  const free = await countFreeRooms(db, propertyId, stay, nightCount(stay));
  const rates = isClosed ? [] : selectRates(stayRates, request, free);
  const { promo } = stayRates;
  return {
    roomTypes: toRoomTypes(stayRates, rates, request.rooms, currency),
    promoCodeMessage:
      promo.kind === 'refused' ? promo.message : promo.kind === 'applies' ? promo.promo.name : null,
    isPromoCodeValid: promo.kind === 'none' ? null : promo.kind === 'applies',
    hopGiftVoucherCodeMessage: null,
    isHopGiftVoucherCodeValid: null,
    numberOfRoomsPerRoomTypeId: Object.fromEntries(
      stayRates.roomTypes.map(({ roomTypeId }) => [roomTypeId, free.get(roomTypeId) ?? 0]),
    ),
    quoteToken: quotes.issue(stay, rates),
  };
}
