import type { createRestaurantBooking, EndpointOutput, RestaurantBookingRequest } from 'shared/contracts';
import { tableProblems, todayIn, weekdayOf } from 'shared/domain';
import type { RestaurantPromotion } from '../../db/content.ts';
import { inTransaction, savepoint, sqlStateOf } from '../../db/transaction.ts';
import type { AppDeps } from '../../deps.ts';
import { conflict, invalid } from '../../http/errors.ts';
import type { Said } from '../../language/index.ts';
import { insertMail } from '../mail/index.ts';
import type { StoredProperty } from '../property/index.ts';
import { modelStateOfProblems } from '../../http/model-state.ts';
import {
  findTableByRequest,
  insertTableBooking,
  type NewTableBooking,
  type TableBookingRow,
} from './booking-repository.ts';
import { requireIdentity, requirePartySize, requireRestaurant } from './find.ts';
import { type LimitDeps, sayLimit, sayOutsideStay } from './limits.ts';
import { tablePath } from './link.ts';
import { isSameRequest, requestKeyOf, tableRow, type TablePlan } from './plan-table.ts';
import { listSlots, takeCovers, type StoredRestaurant, type Visit } from './repository.ts';
import { dayProblem, isClosed, isPast, promotionsAt } from './rules.ts';
import { translate } from './messages/index.ts';

type Result = EndpointOutput<typeof createRestaurantBooking>;
type Deps = LimitDeps & Pick<AppDeps, 'db' | 'clock'>;

const wirePaths = {
  restaurantId: 'RestaurantId',
  visitDate: 'VisitDate',
  visitTime: 'VisitTime',
  partySize: 'PartySize',
  emailAddress: 'Email',
  contactNumber: 'ContactNumber',
  identifier: 'Identifier',
} as const;

/** product.md 5, again on the server. */
function requireValid(request: RestaurantBookingRequest, { content }: StoredRestaurant): void {
  requirePartySize(content, request.partySize, 'PartySize');
  const problems = tableProblems({ ...request, emailAddress: request.email }, content);
  if (problems.length === 0) return;
  throw invalid(
    modelStateOfProblems(
      problems.map(({ field, message }) => ({ path: wirePaths[field], said: translate.say(message) })),
    ),
  );
}

const refused = ({ message, ...said }: Said): Result => ({
  success: false,
  bookingReference: null,
  manageUrl: null,
  infoMessage: message,
  ...said,
});

const booked = (deps: Deps, property: StoredProperty, row: NewTableBooking): Result => ({
  success: true,
  bookingReference: row.reference_number,
  manageUrl: tablePath(deps, property, row),
  infoMessage: row.leave_time ? translate('table.until', { time: row.leave_time }) : null,
});

/** A repeated request gets the same table; one with other details is rejected, because they would be lost (decisions 1). */
function knownTable(
  deps: Deps,
  property: StoredProperty,
  row: TableBookingRow,
  request: RestaurantBookingRequest,
): Result {
  if (isSameRequest(row, request)) return booked(deps, property, row);
  throw conflict(translate.say('table.booked-otherwise', { reference: row.reference_number }));
}

function requirePromotion(
  { promotionId, visitDate, visitTime }: RestaurantBookingRequest,
  { content }: StoredRestaurant,
): RestaurantPromotion | null {
  if (promotionId === null) return null;
  const promotion = promotionsAt(content, visitDate, visitTime).find(({ id }) => id === promotionId);
  if (!promotion) throw invalid({ PromotionId: [translate.say('table.promotion')] });
  return promotion;
}

/** Why there is no such table (any longer), for the guest; null when there is one as far as can be seen without waiting. */
export async function sayLate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { timeZone }: StoredProperty,
  { content }: StoredRestaurant,
  visit: Visit & { readonly time: string; readonly covers: number },
): Promise<Said | null> {
  if (isPast(visit.date, visit.time, timeZone, clock.now())) return translate.say('table.time-passed');
  const slots = isClosed(content, visit.date) ? [] : await listSlots(db, visit);
  const slot = slots.find(({ time }) => time === visit.time);
  if (!slot) return translate.say('table.no-time');
  return slot.left < visit.covers ? sayFull(content) : null;
}

/** In the restaurant's own words, where it has some. */
export function sayFull({ noAvailabilityText }: StoredRestaurant['content']): Said {
  const usual = translate.say('table.full');
  return noAvailabilityText.trim() === '' ? usual : { ...usual, message: noAvailabilityText };
}

type Taken = { readonly kind: 'taken' | 'repeated' } | { readonly kind: 'rejected'; readonly why: Said };

/**
 * One transaction: the booking, the guest's limits and the mail first, which no other transaction waits for, and the contended covers last.
 * Nothing is left when a limit forbids it, or when no covers are free.
 */
const take = (deps: Deps, plan: TablePlan, row: NewTableBooking, visit: Visit): Promise<Taken> =>
  inTransaction(deps.db, async (tx): Promise<Taken> => {
    const before = await savepoint(tx);
    if (!(await insertTableBooking(tx, row))) return { kind: 'repeated' };
    const limit = await sayLimit(deps, tx, plan, row);
    if (limit !== null) {
      await before.rollBack();
      return { kind: 'rejected', why: limit };
    }
    const { property_id: propertyId, table_booking_id: tableBookingId } = row;
    await insertMail(tx, {
      propertyId,
      kind: 'table-booked',
      payload: { tableBookingId },
      now: deps.clock.now(),
    });
    if (await takeCovers(tx, visit, { time: row.visit_time, covers: row.party_size }))
      return { kind: 'taken' };
    await before.rollBack();
    return { kind: 'rejected', why: sayFull(plan.restaurant.content) };
  });

const uniqueViolation = '23505';

/** A reference number that another table has got is drawn again. */
async function takeWithFreeReference(
  deps: Deps,
  property: StoredProperty,
  plan: TablePlan,
  visit: Visit,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const row = tableRow(plan);
    try {
      const outcome = await take(deps, plan, row, visit);
      if (outcome.kind === 'taken') return booked(deps, property, row);
      if (outcome.kind === 'rejected') return refused(outcome.why);
      const first = await findTableByRequest(deps.db, visit.propertyId, row.request_key);
      if (first) return knownTable(deps, property, first, plan.request);
      throw new Error('A table that was there is gone');
    } catch (error) {
      if (attempt >= 3 || sqlStateOf(error) !== uniqueViolation) throw error;
    }
  }
}

/**
 * POST /api/RestaurantBooking/Create (product.md 7, decisions 1). The same guest asking for the same table and party gets the table that
 * they have, however often; full, closed or past meanwhile is `Success: false` with the reason.
 */
export async function bookTable(
  deps: Deps,
  property: StoredProperty,
  request: RestaurantBookingRequest,
  clientIp: string,
): Promise<Result> {
  const { propertyId, timeZone } = property;
  const { visitDate: date, visitTime: time, partySize: covers } = request;
  const restaurant = await requireRestaurant(deps.db, propertyId, request.restaurantId);
  requireValid(request, restaurant);
  const { isReservation, identifier } = request;
  const identity = { isReservation, identifier, field: 'Identifier' };
  const reservation = await requireIdentity(deps, property, identity);

  const known = await findTableByRequest(deps.db, propertyId, requestKeyOf(request));
  if (known) return knownTable(deps, property, known, request);
  const now = deps.clock.now();
  const wrongDay = dayProblem(date, todayIn(timeZone, now));
  if (wrongDay) throw invalid({ VisitDate: [translate.say(wrongDay)] });
  const visit = { propertyId, restaurantId: restaurant.restaurantId, date, weekday: weekdayOf(date) };
  const late =
    sayOutsideStay(reservation, date) ??
    (await sayLate(deps, property, restaurant, { ...visit, time, covers }));
  if (late !== null) return refused(late);
  const promotion = requirePromotion(request, restaurant);
  const plan = { request, restaurant, reservation, promotion, clientIp, now };
  return takeWithFreeReference(deps, property, plan, visit);
}
