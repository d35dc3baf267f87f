import { fromStatements } from './statements.ts';

/**
 * What a booking adds to the desk's numbers of each of its nights. Rows are made of the bookings when somebody looks at the numbers, never by Create; how far
 * they go is in `booking_event_reader`. The index has all that the numbers read.
 */
export const stayNights = fromStatements([
  `create table stay_night (
    property_id text not null,
    reservation_id text not null,
    night date not null,
    channel text not null,
    booked_on date not null,
    cancelled_on date,
    rooms int not null,
    revenue_minor double precision not null,
    arrivals int not null,
    fee_minor bigint not null
  )`,
  'create index stay_night_by_reservation on stay_night (property_id, reservation_id)',
  `create index stay_night_by_night on stay_night (property_id, night)
    include (channel, booked_on, cancelled_on, rooms, revenue_minor, arrivals, fee_minor)`,
]);
