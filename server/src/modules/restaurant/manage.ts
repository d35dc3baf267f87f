import type { BookedTable, EndpointInput, EndpointOutput, moveRestaurantBooking } from 'shared/contracts';
import { todayIn, weekdayOf } from 'shared/domain';
import { inTransaction, savepoint } from '../../db/transaction.ts';
import type { AppDeps } from '../../deps.ts';
import { conflict, invalid } from '../../http/errors.ts';
import type { Said } from '../../language/index.ts';
import { findReservation, type ReservationRow } from '../booking/index.ts';
import { insertMail, type MailLimit } from '../mail/index.ts';
import type { StoredProperty } from '../property/index.ts';
import { changeTableBooking, type TableBookingRow } from './booking-repository.ts';
import { sayFull, sayLate } from './create.ts';
import { requireRestaurant } from './find.ts';
import { sayMoveLimit, sayOutsideStay } from './limits.ts';
import { requireTable, type TableLink } from './link.ts';
import { translate } from './messages/index.ts';
import { giveBackCovers, type StoredRestaurant, takeCovers } from './repository.ts';
import { dayProblem, isPast, leaveTime, promotionsAt } from './rules.ts';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'secretKey'>;
type ChangeDeps = Deps & { readonly mailLimit: MailLimit };
type Result = EndpointOutput<typeof moveRestaurantBooking>;

const stayOf = async ({ db }: Pick<Deps, 'db'>, row: TableBookingRow): Promise<ReservationRow | null> =>
  row.reservation_id === null
    ? null
    : ((await findReservation(db, { propertyId: row.property_id, reservationId: row.reservation_id })) ??
      null);

const hasPassed = ({ clock }: Pick<Deps, 'clock'>, { timeZone }: StoredProperty, row: TableBookingRow) =>
  isPast(row.visit_date, row.visit_time, timeZone, clock.now());

function statusOf(deps: Deps, property: StoredProperty, row: TableBookingRow): BookedTable['status'] {
  if (row.cancelled_at !== null) return 'Cancelled';
  return hasPassed(deps, property, row) ? 'Passed' : 'Booked';
}

async function describe(deps: Deps, property: StoredProperty, row: TableBookingRow): Promise<BookedTable> {
  const stay = await stayOf(deps, row);
  return {
    bookingReference: row.reference_number,
    status: statusOf(deps, property, row),
    restaurantId: row.restaurant_id,
    restaurantName: row.restaurant_name,
    visitDate: row.visit_date,
    visitTime: row.visit_time,
    leaveTime: row.leave_time,
    partySize: row.party_size,
    promotionId: row.promotion_id,
    promotionName: row.promotion_name,
    guestName: row.guest_name,
    stay: stay && { dateFrom: stay.date_from, dateTo: stay.date_to },
  };
}

/** GET /api/RestaurantBooking/Table. */
export const readTable = async (
  deps: Deps,
  property: StoredProperty,
  link: TableLink,
): Promise<BookedTable> => describe(deps, property, await requireTable(deps, property, link));

/** The table as it is after a change, or as it has stayed. */
const answer = async (
  deps: Deps,
  property: StoredProperty,
  link: TableLink,
  why: Said | null,
): Promise<Result> => {
  const { message, ...said } = why ?? { message: null };
  return {
    success: why === null,
    infoMessage: message,
    ...said,
    table: await readTable(deps, property, link),
  };
};

/** Why nothing about a table can be changed any more; null when it can. */
function sayClosed(deps: Deps, property: StoredProperty, row: TableBookingRow): Said | null {
  if (row.cancelled_at !== null) return translate.say('table.is-cancelled');
  return hasPassed(deps, property, row) ? translate.say('table.has-passed') : null;
}

const visitOf = (row: TableBookingRow) => ({
  propertyId: row.property_id,
  restaurantId: row.restaurant_id,
  date: row.visit_date,
});

/** Its mail goes to the address that the table has, so no more of them than of a booking's changes. */
const takeMail = ({ mailLimit }: ChangeDeps, row: TableBookingRow, clientIp: string): Promise<void> =>
  mailLimit.takeChange({
    propertyId: row.property_id,
    reservationId: row.table_booking_id,
    otherKey: null,
    clientIp,
  });

/** Who has changed it meanwhile reads how it is now. */
const changedMeanwhile = () => conflict(translate.say('table.changed-meanwhile'));

/** No later call for the time that it had finds the table by its request: it is another one's now. */
const keyOf = (row: TableBookingRow): string => `changed:${row.table_booking_id}`;

/** What becomes of a table at another time; an offer that is not served there ends, and names stay as they were booked. */
function movedTo(
  row: TableBookingRow,
  { content }: StoredRestaurant,
  { visitDate, visitTime }: { readonly visitDate: string; readonly visitTime: string },
) {
  const keepsOffer = promotionsAt(content, visitDate, visitTime).some(({ id }) => id === row.promotion_id);
  return {
    request_key: keyOf(row),
    visit_date: visitDate,
    visit_time: visitTime,
    sitting_minutes: content.sittingMinutes,
    leave_time: content.isLeaveTimeRequired ? leaveTime(visitTime, content.sittingMinutes) : null,
    ...(keepsOffer ? {} : { promotion_id: null, promotion_name: null }),
  };
}

/** POST /api/RestaurantBooking/Move: the new covers are taken and the former ones given back at once, or nothing is changed. */
export async function moveTable(
  deps: ChangeDeps,
  property: StoredProperty,
  body: EndpointInput<typeof moveRestaurantBooking>['body'],
  clientIp: string,
): Promise<Result> {
  const { visitDate: date, visitTime: time } = body;
  const row = await requireTable(deps, property, body);
  const now = deps.clock.now();
  const closed = sayClosed(deps, property, row);
  if (closed !== null) return answer(deps, property, body, closed);
  if (row.visit_date === date && row.visit_time === time) return answer(deps, property, body, null);
  const wrongDay = dayProblem(date, todayIn(property.timeZone, now));
  if (wrongDay) throw invalid({ VisitDate: [translate.say(wrongDay)] });
  const restaurant = await requireRestaurant(deps.db, row.property_id, row.restaurant_id);
  const stay = await stayOf(deps, row);
  const visit = { ...visitOf(row), date, weekday: weekdayOf(date) };
  const wish = { time, covers: row.party_size };
  const late =
    sayOutsideStay(stay, date) ?? (await sayLate(deps, property, restaurant, { ...visit, ...wish }));
  if (late !== null) return answer(deps, property, body, late);
  await takeMail(deps, row, clientIp);

  const why = await inTransaction(deps.db, async (tx): Promise<Said | null> => {
    const before = await savepoint(tx);
    const changes = movedTo(row, restaurant, body);
    if (!(await changeTableBooking(tx, row, { ...changes, changed_at: now }))) throw changedMeanwhile();
    const moved = { ...row, ...changes, version: row.version + 1 };
    const limit = await sayMoveLimit(tx, stay, moved);
    if (limit === null) {
      const { property_id: propertyId, table_booking_id: tableBookingId, version } = moved;
      await insertMail(tx, { propertyId, kind: 'table-moved', payload: { tableBookingId, version }, now });
      await giveBackCovers(tx, visitOf(row), { time: row.visit_time, covers: row.party_size });
      if (await takeCovers(tx, visit, wish)) return null;
    }
    await before.rollBack();
    return limit ?? sayFull(restaurant.content);
  });
  return answer(deps, property, body, why);
}

/** POST /api/RestaurantBooking/Cancel: its covers are free again; once more changes nothing. */
export async function cancelTable(
  deps: ChangeDeps,
  property: StoredProperty,
  link: TableLink,
  clientIp: string,
): Promise<Result> {
  const row = await requireTable(deps, property, link);
  if (row.cancelled_at !== null) return answer(deps, property, link, null);
  const closed = sayClosed(deps, property, row);
  if (closed !== null) return answer(deps, property, link, closed);
  await takeMail(deps, row, clientIp);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const changes = { request_key: keyOf(row), cancelled_at: now, changed_at: now };
    if (!(await changeTableBooking(tx, row, changes))) throw changedMeanwhile();
    const { property_id: propertyId, table_booking_id: tableBookingId } = row;
    await insertMail(tx, { propertyId, kind: 'table-cancelled', payload: { tableBookingId }, now });
    await giveBackCovers(tx, visitOf(row), { time: row.visit_time, covers: row.party_size });
  });
  return answer(deps, property, link, null);
}
