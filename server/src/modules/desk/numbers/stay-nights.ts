import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import { addDays } from 'shared/domain';
import type { Db, DbTransaction } from '../../../db/database.ts';
import type { Between } from '../../../db/purge.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { tryHouses } from '../../../db/try-item.ts';
import type { AppDeps } from '../../../deps.ts';
import { readOnce } from '../../booking-event/index.ts';
import { channel } from './channel.ts';

interface House {
  readonly propertyId: string;
  readonly timeZone: string;
}

const reader = 'numbers';
/** Bookings of so many events are counted again in one transaction. */
const batch = 500;
/** A part of the first count: no statement of a large hotel takes long. */
const daysOfPart = 7;

type Which =
  | { readonly reservationIds: readonly string[] }
  /** By the day of arrival; a half-open range. */
  | { readonly from: StayDate; readonly to: StayDate };

const isWhich = (which: Which) =>
  'reservationIds' in which
    ? sql`r.reservation_id = any(${which.reservationIds}::text[])`
    : sql`r.date_from >= ${which.from}::date and r.date_from < ${which.to}::date`;

/**
 * Counts bookings into nights. The price of a room, which has no extras and no taxes that come on top in it, is shared over its nights as their base rates
 * are; a cancelled room has the price that it had. Arrivals and fees stand at the day of arrival.
 */
const insertNights = (tx: DbTransaction, { propertyId, timeZone }: House, which: Which) =>
  sql`
    insert into stay_night (property_id, reservation_id, night, channel, booked_on, cancelled_on, rooms, revenue_minor, arrivals, fee_minor)
    with stay as materialized (
      select r.property_id, r.reservation_id, r.date_from, (r.created_at at time zone ${timeZone})::date as booked_on,
        ${channel} as channel, r.status
      from reservation r
      where r.property_id = ${propertyId} and r.status <> 'Released' and r.status in ('Confirmed', 'Cancelled') and ${isWhich(which)}
    ),
    room as (
      select s.property_id, s.reservation_id, s.date_from, s.channel, s.booked_on, (i.cancelled_at at time zone ${timeZone})::date as cancelled_on, i.nights,
        case when i.cancelled_at is null then i.room_minor else (i.before_cancellation->>'roomMinor')::bigint end as price,
        case when i.cancelled_at is null then 0 else i.room_minor end as fee
      from stay s join reservation_item i on i.property_id = s.property_id and i.reservation_id = s.reservation_id
    ),
    night as (
      select r.property_id, r.reservation_id, r.channel, r.booked_on, r.cancelled_on, (n->>'date')::date as night,
        r.price * case when b.whole > 0 then (n->>'baseMinor')::float8 / b.whole else 1.0 / jsonb_array_length(r.nights) end as revenue
      from room r
      cross join lateral (select sum((m->>'baseMinor')::float8) as whole from jsonb_array_elements(r.nights) m) b
      cross join lateral jsonb_array_elements(r.nights) n
    )
    select property_id, reservation_id, night, channel, booked_on, cancelled_on, count(*), sum(revenue), 0, 0
    from night group by property_id, reservation_id, night, channel, booked_on, cancelled_on
    union all
    select property_id, reservation_id, date_from, channel, booked_on, null, 0, 0, 1, 0 from stay where status = 'Confirmed'
    union all
    select property_id, reservation_id, date_from, channel, booked_on, null, 0, 0, 0, sum(fee)
    from room where fee > 0 group by property_id, reservation_id, date_from, channel, booked_on`.execute(tx);

/** All bookings, part by part; what happens to them meanwhile has a later number than the one that is noted. */
async function countAll(tx: DbTransaction, house: House): Promise<void> {
  const { propertyId } = house;
  const isFirst = await tx
    .insertInto('booking_event_reader')
    .values({ property_id: propertyId, reader, last_sequence: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reader')
    .executeTakeFirst();
  // Another call has counted them meanwhile.
  if (!isFirst) return;
  const version = await tx
    .selectFrom('property_version')
    .select('event_sequence')
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  const { rows: parts } = await sql<{ from: StayDate }>`
    select d::date as "from" from generate_series(
      (select min(date_from) from reservation where property_id = ${propertyId} and status <> 'Released'),
      (select max(date_from) from reservation where property_id = ${propertyId} and status <> 'Released'),
      make_interval(days => ${daysOfPart})) d`.execute(tx);
  for (const { from } of parts) await insertNights(tx, house, { from, to: addDays(from, daysOfPart) });
  // Of a table that was empty the planner knows nothing yet: it would sort a year of nights on the disk.
  await sql`analyze stay_night`.execute(tx);
  await tx
    .updateTable('booking_event_reader')
    .set({ last_sequence: version?.event_sequence ?? 0 })
    .where('property_id', '=', propertyId)
    .where('reader', '=', reader)
    .execute();
}

/** Bookings to which something has happened, as they stand now. */
async function countAgain(tx: DbTransaction, house: House, reservationIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('stay_night')
    .where('property_id', '=', house.propertyId)
    .where('reservation_id', 'in', [...reservationIds])
    .execute();
  await insertNights(tx, house, { reservationIds });
}

/** Brings the counted nights of a hotel to its last booking event; a booking's own transaction pays nothing for it. */
export async function countNights(
  db: Db,
  house: House,
  between: Between = () => Promise.resolve(true),
): Promise<void> {
  const { propertyId } = house;
  const { rows } = await sql<{ isNew: boolean; isBehind: boolean }>`
    select r.reader is null as "isNew", coalesce(v.event_sequence, 0) > coalesce(r.last_sequence, 0) as "isBehind"
    from (select ${propertyId}::text as property_id) p left join property_version v using (property_id)
    left join booking_event_reader r on r.property_id = p.property_id and r.reader = ${reader}`.execute(db);
  const [{ isNew, isBehind } = { isNew: true, isBehind: true }] = rows;
  if (isNew) await inTransaction(db, (tx) => countAll(tx, house));
  if (!isBehind) return;
  const next = () =>
    inTransaction(db, (tx) =>
      readOnce(tx, { propertyId, reader, limit: batch }, (events) =>
        countAgain(tx, house, [...new Set(events.map((event) => event.reservation_id))]),
      ),
    );
  while ((await next()) === batch && (await between()));
}

/** The same for every hotel, so that a first look at the numbers, or one after a time, takes no longer than others. */
export async function countAllNights(
  deps: Pick<AppDeps, 'db' | 'clock' | 'logger'>,
  between: Between,
): Promise<void> {
  const houses = await deps.db
    .selectFrom('property')
    .select(['property_id as propertyId', 'time_zone as timeZone'])
    .orderBy('property_id')
    .execute();
  await tryHouses(deps, {
    job: reader,
    houses,
    work: (house) => countNights(deps.db, house, between),
    goesOn: between,
  });
}
