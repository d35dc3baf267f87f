import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import type { BookingChannel, JourneyStep } from 'shared/contracts/desk';
import { addDays } from 'shared/domain';
import type { Db } from '../../../db/database.ts';
import { longestStay } from '../../property/index.ts';
import type { Counted } from './rules.ts';

export interface Span {
  readonly propertyId: string;
  readonly timeZone: string;
  readonly from: StayDate;
  readonly to: StayDate;
  readonly since: StayDate;
}

/** How a booking `r` came. What the desk has made is in its first event. */
const channel = sql<BookingChannel>`case
  when exists (select from booking_event e where e.property_id = r.property_id and e.reservation_id = r.reservation_id
    and e.kind = 'new' and e.actor = 'desk') then 'desk'
  when r.account_id is not null then 'company'
  else 'website' end`;

/** The first moment of a day at the hotel. */
const beginning = (on: StayDate, timeZone: string) => sql`(${on}::date::timestamp at time zone ${timeZone})`;

/** Stays that came about and touch the days. The bound of the arrival is for the index. */
const stays = ({ propertyId, from, to }: Span) => sql`
  select r.reservation_id, r.property_id, r.created_at, ${channel} as channel
  from reservation r
  where r.property_id = ${propertyId} and r.status <> 'Released' and r.status in ('Confirmed', 'Cancelled')
    and r.date_from >= ${addDays(from, -longestStay)}::date and r.date_from <= ${to}::date and r.date_to > ${from}::date`;

type Nights = Pick<Counted, 'on' | 'channel' | 'sold' | 'revenue' | 'pickUpRooms' | 'pickUpRevenue'>;

/**
 * Room nights and room revenue by day and channel. The price of a room, which has no extras and no taxes that come on top in it, is shared over its nights as
 * their base rates are. A room that was cancelled, or whose guest did not come, is no room sold; it is taken off the pick-up if it was booked before.
 */
export async function countNights(db: Db, span: Span): Promise<Nights[]> {
  const { timeZone, from, to, since } = span;
  const { rows } = await sql<Nights>`
    with stay as materialized (${stays(span)}),
    room as (
      select s.channel, i.nights, i.cancelled_at is null as is_sold, s.created_at >= ${beginning(since, timeZone)} as is_new,
        i.cancelled_at is not null and i.cancelled_at < ${beginning(since, timeZone)} as was_cancelled,
        case when i.cancelled_at is null then i.room_minor else (i.before_cancellation->>'roomMinor')::bigint end as price
      from stay s join reservation_item i on i.property_id = s.property_id and i.reservation_id = s.reservation_id
    ),
    night as (
      select r.channel, n->>'date' as night, r.is_sold, r.is_new, r.was_cancelled,
        r.price * case when b.whole > 0 then (n->>'baseMinor')::float8 / b.whole else 1.0 / jsonb_array_length(r.nights) end as revenue
      from room r
      cross join lateral (select sum((m->>'baseMinor')::float8) as whole from jsonb_array_elements(r.nights) m) b
      cross join lateral jsonb_array_elements(r.nights) n
      where r.is_sold or not (r.is_new or r.was_cancelled)
    )
    select night as "on", channel,
      (count(*) filter (where is_sold))::int as sold,
      coalesce(sum(revenue) filter (where is_sold), 0) as revenue,
      (count(*) filter (where is_sold and is_new) - count(*) filter (where not is_sold))::int as "pickUpRooms",
      coalesce(sum(case when not is_sold then -revenue when is_new then revenue else 0 end), 0) as "pickUpRevenue"
    from night where night >= ${from} and night <= ${to}
    group by night, channel`.execute(db);
  return rows;
}

type Leads = Pick<Counted, 'on' | 'channel' | 'arrivals' | 'leadDays'>;

/** Bookings by the day of their arrival, with the days from the booking to it. */
export async function countArrivals(db: Db, { propertyId, timeZone, from, to }: Span): Promise<Leads[]> {
  const { rows } = await sql<Leads>`
    with arrival as (
      select r.date_from, r.date_from - (r.created_at at time zone ${timeZone})::date as days, ${channel} as channel
      from reservation r
      where r.property_id = ${propertyId} and r.status <> 'Released' and r.status = 'Confirmed'
        and r.date_from between ${from}::date and ${to}::date
    )
    select date_from as "on", channel, count(*)::int as arrivals, sum(days)::int as "leadDays"
    from arrival group by date_from, channel`.execute(db);
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

/** What is kept of cancelled rooms of stays that would have arrived on the days. */
export async function sumFees(db: Db, { propertyId, from, to }: Span): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(i.room_minor), 0)::bigint as minor
    from reservation r join reservation_item i on i.property_id = r.property_id and i.reservation_id = r.reservation_id
    where r.property_id = ${propertyId} and r.status <> 'Released' and r.status in ('Confirmed', 'Cancelled')
      and r.stay_version > 0 and r.date_from between ${from}::date and ${to}::date
      and i.cancelled_at is not null`.execute(db);
  return rows[0]?.minor ?? 0;
}

/** Of the bookings that guests sent on the days: those with a payment begun, confirmed ones, and those still kept. */
export async function countJourneys(
  db: Db,
  { propertyId, timeZone, from, to }: Span,
): Promise<Record<JourneyStep, number>> {
  const { rows } = await sql<Record<JourneyStep, number>>`
    with sent as (
      select r.status, exists (select from payment p
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
