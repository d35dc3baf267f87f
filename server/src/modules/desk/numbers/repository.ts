import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import type { JourneyStep } from 'shared/contracts/desk';
import { addDays } from 'shared/domain';
import type { Db } from '../../../db/database.ts';
import { channel } from './channel.ts';
import type { Counted } from './rules.ts';

export interface Span {
  readonly propertyId: string;
  readonly timeZone: string;
  readonly from: StayDate;
  readonly to: StayDate;
  readonly since: StayDate;
}

/** The first moment of a day at the hotel. */
const beginning = (on: StayDate, timeZone: string) => sql`(${on}::date::timestamp at time zone ${timeZone})`;

/**
 * What counted nights come to by day and channel. A room that was cancelled, or whose guest did not come, is no room sold; it is taken off the pick-up if it
 * was booked before.
 */
export async function sumNights(db: Db, { propertyId, from, to, since }: Span): Promise<Counted[]> {
  const isNew = sql`booked_on >= ${since}::date`;
  const wasTakenOff = sql`not (${isNew} or cancelled_on < ${since}::date)`;
  const pickUp = (
    column: 'rooms' | 'revenue_minor',
  ) => sql`coalesce(sum(${sql.ref(column)}) filter (where cancelled_on is null and ${isNew}), 0)
    - coalesce(sum(${sql.ref(column)}) filter (where cancelled_on is not null and ${wasTakenOff}), 0)`;
  const { rows } = await sql<Counted>`
    select night as "on", channel,
      coalesce(sum(rooms) filter (where cancelled_on is null), 0)::int as sold,
      coalesce(sum(revenue_minor) filter (where cancelled_on is null), 0) as revenue,
      (${pickUp('rooms')})::int as "pickUpRooms",
      ${pickUp('revenue_minor')} as "pickUpRevenue",
      sum(arrivals)::int as arrivals,
      sum(arrivals * (night - booked_on))::int as "leadDays",
      sum(fee_minor)::bigint as fees
    from stay_night where property_id = ${propertyId} and night between ${from}::date and ${to}::date
    group by night, channel`.execute(db);
  return rows;
}

/** Rooms for sale on each day. */
export async function countAvailable(
  db: Db,
  { propertyId, from, to }: Span,
): Promise<ReadonlyMap<StayDate, number>> {
  const { rows } = await sql<{ on: StayDate; rooms: number }>`
    select night as "on", sum(total)::int as rooms from inventory
    where property_id = ${propertyId} and night between ${from}::date and ${to}::date group by night`.execute(
    db,
  );
  return new Map(rows.map(({ on, rooms }) => [on, rooms]));
}

/** Of the bookings that guests sent on the days: those with a payment begun, confirmed ones, and those still kept. */
export async function countJourneys(
  db: Db,
  { propertyId, timeZone, from, to }: Span,
): Promise<Record<JourneyStep, number>> {
  const { rows } = await sql<Record<JourneyStep, number>>`
    with sent as (
      select r.status, r.status not in ('Confirmed', 'Cancelled') and exists (select from payment p
        where p.property_id = r.property_id and p.reservation_id = r.reservation_id) as is_paying
      from reservation r
      where r.property_id = ${propertyId} and r.created_at >= ${beginning(from, timeZone)}
        and r.created_at < ${beginning(addDays(to, 1), timeZone)} and (${channel}) <> 'desk'
    )
    select count(*)::int as sent,
      (count(*) filter (where is_paying or status in ('Confirmed', 'Cancelled')))::int as payment,
      (count(*) filter (where status in ('Confirmed', 'Cancelled')))::int as confirmed,
      (count(*) filter (where status = 'Confirmed'))::int as kept
    from sent`.execute(db);
  return rows[0] ?? { sent: 0, payment: 0, confirmed: 0, kept: 0 };
}
