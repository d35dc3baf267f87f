import type { StayDate } from 'shared/contracts';
import { formatStayDate } from 'shared/domain';
import type { DbTransaction } from '../../db/database.ts';
import type { AppDeps } from '../../deps.ts';
import {
  anyProperty,
  clientOfText,
  createRateLimiter,
  type RateLimit,
} from '../../http/rate-limit-repository.ts';
import { type Said, spokenLocale } from '../../language/index.ts';
import { emailKeyOf } from '../mail/index.ts';
import { lockReservation, type ReservationRow } from '../booking/index.ts';
import {
  countTablesOfAddress,
  listTablesOfStay,
  type NewTableBooking,
  type TableBookingRow,
} from './booking-repository.ts';
import type { TablePlan } from './plan-table.ts';
import { doOverlap } from './rules.ts';
import { translate } from './messages/index.ts';

export type LimitDeps = Pick<AppDeps, 'secretKey' | 'env'>;

/** Lunch and dinner, or two tables of a large party. */
const tablesOfDay = 2;
/** Tables, and so mails, of one address whose guest has no stay: four, then six hours each. */
const tablesOfAddress: RateLimit = { name: 'table-mail', capacity: 4, perMinute: 4 / (24 * 60) };
/** … and with one, wherever the mail goes: as the mails of accounts, with as many as a week of dinners and some lunches at once. */
const tablesOfGuestWithStay: RateLimit = { name: 'table-stay-mail', capacity: 10, perMinute: 1 / 12 };

/** Whose tables are for a stay sits down while it lasts, the day of departure included; null when this one does. */
export const sayOutsideStay = (stay: ReservationRow | null, date: StayDate): Said | null =>
  stay === null || (date >= stay.date_from && date <= stay.date_to)
    ? null
    : translate.say('table.outside-stay', {
        from: formatStayDate(stay.date_from, 'long', spokenLocale()),
        to: formatStayDate(stay.date_to, 'long', spokenLocale()),
      });

/** One table at a time for a stay, whose lock makes two at once wait for one another. */
async function sayOverlap(
  tx: DbTransaction,
  stay: ReservationRow,
  row: NewTableBooking,
): Promise<Said | null> {
  const name = { propertyId: stay.property_id, reservationId: stay.reservation_id };
  await lockReservation(tx, name);
  const other = (await listTablesOfStay(tx, name)).find(
    (table) => table.table_booking_id !== row.table_booking_id && doOverlap(table, row),
  );
  return other
    ? translate.say('table.overlap', { time: other.visit_time, reference: other.reference_number })
    : null;
}

/**
 * Why a guest may not have the table that was just written, as a message; null when they may. So no guest can book a restaurant full, or
 * fill a stranger's mailbox. The tokens are taken in the booking's own transaction, so that a table that is not booked costs none.
 */
export async function sayLimit(
  { env, secretKey }: LimitDeps,
  tx: DbTransaction,
  { reservation, clientIp, now }: TablePlan,
  row: NewTableBooking,
): Promise<Said | null> {
  const { property_id: propertyId, email } = row;
  const limiter = createRateLimiter(tx, secretKey);
  const address = clientOfText(emailKeyOf(email));
  const mayHave = (limit: RateLimit, client: string) => limiter.tryTake(limit, anyProperty, client, now);

  if (reservation) {
    const overlap = await sayOverlap(tx, reservation, row);
    if (overlap !== null) return overlap;
    return (await mayHave(tablesOfGuestWithStay, address)) ? null : translate.say('table.many-of-address');
  }
  const from: RateLimit = {
    name: 'table-ip',
    capacity: env.tablesPerHour,
    perMinute: env.tablesPerHour / 60,
  };
  if (env.tablesPerHour > 0 && !(await mayHave(from, clientIp))) return translate.say('table.many-from-here');
  if (!(await mayHave(tablesOfAddress, address))) return translate.say('table.many-of-address');
  // Counts the row itself and all earlier ones: the lock on the address's bucket keeps others out.
  return sayManyOfDay(tx, { propertyId, email, date: row.visit_date });
}

const sayManyOfDay = async (
  tx: DbTransaction,
  of: { readonly propertyId: string; readonly email: string; readonly date: StayDate },
): Promise<Said | null> =>
  (await countTablesOfAddress(tx, of)) > tablesOfDay
    ? translate.say('table.many-of-day', { count: tablesOfDay })
    : null;

/** Why a guest may not have a table that was just moved; null when they may. */
export const sayMoveLimit = async (
  tx: DbTransaction,
  stay: ReservationRow | null,
  row: TableBookingRow,
): Promise<Said | null> =>
  stay === null
    ? sayManyOfDay(tx, { propertyId: row.property_id, email: row.email, date: row.visit_date })
    : sayOverlap(tx, stay, row);
