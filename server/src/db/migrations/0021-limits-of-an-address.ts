import { fromStatements } from './statements.ts';

/** How many tables an address has for a day, and how many mails of bookings that ran out it was sent (docs/security.md). */
export const limitsOfAnAddress = fromStatements([
  `create index table_booking_by_address on table_booking (property_id, lower(email), visit_date)`,
  `create index reservation_released_by_address on reservation (property_id, lower(trim(booker ->> 'email')), updated_at)
    where status = 'Released'`,
  `create index outbox_booking_expired on outbox (property_id, (payload ->> 'reservationId')) where kind = 'booking-expired'`,
]);
