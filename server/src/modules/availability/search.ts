import type { SearchRequest } from 'shared/contracts';
import { codeKey, sameDayRestriction, todayIn } from 'shared/domain';
import type { Clock } from '../../clock.ts';
import { cacheResponse, type CachedResponse } from '../../http/cached-response.ts';
import type { TakenStock } from '../../db/schema.ts';
import { fastEncodings } from '../../http/compression.ts';
import { invalid } from '../../http/errors.ts';
import { spokenLocale } from '../../language/index.ts';
import { servicesInside, soldOutPlans } from './inclusions.ts';
import { freeByType, freeOfPlans, ratesWithRooms, type StayOn } from './free-rooms.ts';
import { offerTexts } from './offer-texts.ts';
import { ruleOfRates } from './plan-rule.ts';
import type { PromoCodeDecision } from './promo-code.ts';
import type { PricedStay, PricedStays } from './priced-stays.ts';
import type { StoredRatePlan, StoredRoomType } from './repository.ts';
import type { SearchResponses } from './search-responses.ts';
import { searchProblems } from './search-rules.ts';
import { withGivenBack } from './given-back.ts';
import { encodeSearch, layOutTypes, type SearchText, writeSearch } from './search-text.ts';
import type { PropertySnapshot, PropertySnapshots } from './snapshot/index.ts';
import type { PricedRate } from './stay-rate-rules.ts';
import type { StayRates } from './stay-rates.ts';
import { translate } from './messages/index.ts';
import type { RoomTypeOffer } from './write-room-type.ts';

export interface SearchDeps {
  readonly clock: Clock;
  readonly pricedStays: PricedStays;
  readonly snapshots: PropertySnapshots;
  readonly responses: SearchResponses;
}

/**
 * What becomes of the rate plan that a guest names by its code: it is offered, no plan of this guest has the code, or it is not sold for
 * this stay.
 */
type PlanAnswer = 'offered' | 'unknown' | 'not-sold';

const planCode = (request: SearchRequest): string => codeKey(request.ratePlanCode);

const isNamedBy = (code: string) => (plan: StoredRatePlan) => codeKey(plan.content.ratePlanCode) === code;

/** The rates of these plans at the location that is asked for, whether a room is free or not. */
function selectRates(
  stayRates: StayRates,
  plans: readonly StoredRatePlan[],
  request: SearchRequest,
): PricedRate[] {
  const isAt = ({ content }: StoredRoomType) =>
    request.locationId === null || content.locationIds?.includes(request.locationId) !== false;
  const roomTypes = new Set(stayRates.roomTypes.filter(isAt).map((roomType) => roomType.roomTypeId));
  const planIds = new Set(plans.map((plan) => plan.ratePlanId));
  return stayRates.rates.filter((rate) => roomTypes.has(rate.roomTypeId) && planIds.has(rate.ratePlanId));
}

/** The rates that are offered: those of the plan that is named, or else of all plans, as with a promo code that does not apply. */
function offeredRates(stayRates: StayRates, request: SearchRequest, answer: PlanAnswer): PricedRate[] {
  const { openPlans } = stayRates;
  const code = planCode(request);
  const plans = code === '' || answer !== 'offered' ? openPlans : openPlans.filter(isNamedBy(code));
  return selectRates(stayRates, plans, request);
}

/** Where nothing else is sold either the hotel is full, and the plan is not the reason. */
function answerPlan(
  snapshot: PropertySnapshot,
  request: SearchRequest,
  stayRates: StayRates,
  { on, soldOut }: Pick<OpenedSearch, 'on' | 'soldOut'>,
): PlanAnswer {
  const code = planCode(request);
  if (code === '') return 'offered';
  const { openPlans, ratePlans } = stayRates;
  const isNamed = isNamedBy(code);
  const isOpen = openPlans.some(isNamed);
  const isSoldOut = ratePlans.some(
    (plan) => isNamed(plan) && soldOut.has(plan.ratePlanId) && plan.content.promoCodes.length === 0,
  );
  if (!isOpen && !isSoldOut) return 'unknown';
  const isSold = (answer: PlanAnswer): boolean =>
    offeredRates(stayRates, request, answer).some(
      ({ roomTypeId, ratePlanId }) => freeOfPlans(snapshot, roomTypeId, [ratePlanId], on) > 0,
    );
  return isSold('offered') || !isSold('not-sold') ? 'offered' : 'not-sold';
}

/** The room types that have rates, each with its own. */
function offersOf(stayRates: StayRates, rates: readonly PricedRate[]): RoomTypeOffer[] {
  const plans = new Map(stayRates.ratePlans.map((plan) => [plan.ratePlanId, plan]));
  const byRoomType = Map.groupBy(rates, (rate) => rate.roomTypeId);
  return stayRates.roomTypes.flatMap((roomType) => {
    const ofType = byRoomType.get(roomType.roomTypeId);
    if (!ofType) return [];
    const priced = ofType.flatMap((rate) => {
      const plan = plans.get(rate.ratePlanId);
      return plan ? [{ plan, rate }] : [];
    });
    return [{ roomType, rates: priced }];
  });
}

/** A code that is valid and changes nothing of what is offered does not apply: the response says so (decisions 1). */
const effectOf = (promo: PromoCodeDecision, rates: readonly PricedRate[]): PromoCodeDecision =>
  promo.kind === 'applies' && rates.length > 0 && rates.every((rate) => rate.promo === null)
    ? { kind: 'rejected', code: promo.code, message: translate('promo.no-rate') }
    : promo;

/** A plan that is not sold for the stay says by which rule of its own, where it is one. */
function planMessage(
  { ratePlans, rates }: PropertySnapshot,
  request: SearchRequest,
  { stay, today }: StayOn,
  answer: Exclude<PlanAnswer, 'offered'>,
): string {
  const plan = answer === 'not-sold' ? ratePlans.find(isNamedBy(planCode(request))) : undefined;
  const own = rates.filter(({ ratePlanId }) => ratePlanId === plan?.ratePlanId);
  return ruleOfRates(own, stay, today) ?? translate(`offer.${answer}`);
}

interface PricedSearch {
  readonly text: SearchText;
  /** Of each room type what its plans in this response may take; only where they share rooms unequally. */
  readonly free: ReadonlyMap<string, number> | null;
}

/** The whole answer by the prices, as though every room type had rooms free that is not divided among plans. */
function priceSearch(
  snapshot: PropertySnapshot,
  request: SearchRequest,
  { stayRates, quoteToken }: PricedStay,
  on: StayOn,
  answer: PlanAnswer,
): PricedSearch {
  const { stay, today } = on;
  const rates = ratesWithRooms(snapshot, offeredRates(stayRates, request, answer), on, request.rooms.length);
  const promo = effectOf(stayRates.promo, rates);
  const offers = offersOf(stayRates, rates);
  const included = servicesInside(
    offers.flatMap((offer) => offer.rates.map(({ plan }) => plan)),
    snapshot,
    stay,
  );
  const frame = {
    promoCodeMessage:
      promo.kind === 'rejected' ? promo.message : promo.kind === 'applies' ? promo.promo.name : null,
    isPromoCodeValid: promo.kind === 'none' ? null : promo.kind === 'applies',
    hopGiftVoucherCodeMessage: null,
    isHopGiftVoucherCodeValid: null,
    quoteToken,
    ...(answer === 'offered' ? {} : { ratePlanCodeMessage: planMessage(snapshot, request, on, answer) }),
    ...(included.length > 0 ? { includedServices: included } : {}),
    ...(stay.from < today ? { availabilityMessage: translate('search.past') } : {}),
  };
  const { write, shared } = offerTexts(offers, request, snapshot.property.content);
  const text = encodeSearch(
    frame,
    layOutTypes(offers.map((offer) => [offer.roomType.roomTypeId, write(offer)])),
    stayRates.roomTypes.map(({ roomTypeId }) => roomTypeId),
    shared,
  );
  if (snapshot.allotments.length === 0) return { text, free: null };
  const openPlanIds = stayRates.openPlans.map(({ ratePlanId }) => ratePlanId);
  return { text, free: freeByType(snapshot, rates, on, openPlanIds) };
}

const keyOf = (
  propertyId: string,
  request: SearchRequest,
  { soldOut, planAnswer }: Pick<OpenedSearch, 'soldOut' | 'planAnswer'>,
): string =>
  JSON.stringify([
    propertyId,
    request.dateFrom,
    request.dateTo,
    codeKey(request.promoCode),
    planCode(request),
    planAnswer,
    request.locationId,
    request.rooms,
    request.form,
    spokenLocale(),
    [...soldOut],
  ]);

interface OpenedSearch {
  readonly on: StayOn;
  readonly isClosed: boolean;
  readonly soldOut: ReadonlySet<string>;
  readonly planAnswer: PlanAnswer;
  readonly price: () => PricedSearch;
}

/** What is asked of a hotel as it stands in `snapshot`; what the request contradicts is refused. */
function openSearch(deps: SearchDeps, snapshot: PropertySnapshot, request: SearchRequest): OpenedSearch {
  const { timeZone, content } = snapshot.property;
  const stay = { from: request.dateFrom, to: request.dateTo };
  const problems = searchProblems(stay, request.rooms, content.maxNumberOfRoomsOnBooking, content.childBands);
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const now = deps.clock.now();
  const today = todayIn(timeZone, now);
  const on = { stay, today };
  const soldOut = soldOutPlans(snapshot, stay);
  const priced = () => deps.pricedStays(snapshot, { stay, promoCode: request.promoCode, today, soldOut });
  // Only who names a plan waits for prices that a response from memory does not need.
  const planAnswer =
    planCode(request) === '' ? 'offered' : answerPlan(snapshot, request, priced().stayRates, { on, soldOut });
  return {
    on,
    isClosed: stay.from < today || sameDayRestriction(snapshot.config, stay.from, timeZone, now).blocked,
    soldOut,
    planAnswer,
    price: () => priceSearch(snapshot, request, priced(), on, planAnswer),
  };
}

/** POST /api/Availability/Search (decisions 1), from memory. No rooms is an empty list, never an error. */
export async function search(deps: SearchDeps, request: SearchRequest): Promise<CachedResponse> {
  const snapshot = await deps.snapshots.require(request.propertyId);
  const opened = openSearch(deps, snapshot, request);
  const { on, isClosed, price } = opened;
  if (snapshot.allotments.length > 0) {
    const { text, free } = price();
    return cacheResponse(
      writeSearch(text, free ?? new Map<string, number>(), isClosed, null).pieces,
      fastEncodings,
    );
  }
  const key = keyOf(snapshot.property.propertyId, request, opened);
  return deps.responses.get(key, { snapshot, ...on, isClosed }, () => price().text);
}

/** The same for somebody who has a booking: what it has taken is free to them. Seldom asked, so nothing of it is kept. */
export async function searchBeside(
  deps: SearchDeps,
  request: SearchRequest,
  taken: TakenStock,
): Promise<CachedResponse> {
  const snapshot = withGivenBack(await deps.snapshots.require(request.propertyId), taken);
  const { on, isClosed, price } = openSearch(deps, snapshot, request);
  const { text, free } = price();
  const counts = free ?? new Map(text.countedIds.map((id) => [id, snapshot.stock.free(id, on.stay)]));
  return cacheResponse(writeSearch(text, counts, isClosed, null).pieces, fastEncodings);
}
