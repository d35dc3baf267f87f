import { indexWhileWritten, whileWritten } from './statements.ts';

/**
 * The indexes of 0052 to 0057 on tables that are large, and the check of 0053 of what they hold, without a lock that keeps writers out. Databases
 * that built them there already keep them. Indexes of bookings leave tries out that came to nothing, or do not begin with the property: a whole
 * index of a property would be taken for the checks of foreign keys (0022).
 */
export const builtWhileWritten = whileWritten([
  'alter table reservation validate constraint reservation_status_check',
  ...indexWhileWritten(
    'reservation_by_arrival',
    `reservation (property_id, date_from, reservation_id) where status <> 'Released'`,
  ),
  ...indexWhileWritten(
    'reservation_by_last_name',
    `reservation (property_id, lower(booker ->> 'lastName') text_pattern_ops) where status <> 'Released'`,
  ),
  ...indexWhileWritten(
    'reservation_changed',
    'reservation (property_id, reservation_id) where stay_version > 0',
  ),
  ...indexWhileWritten('reservation_past', 'reservation (date_to) where erased_at is null'),
  ...indexWhileWritten(
    'reservation_unbooked',
    `reservation (updated_at) where erased_at is null and status in ('Released', 'Refunded')`,
  ),
  ...indexWhileWritten('table_booking_past', 'table_booking (visit_date) where erased_at is null'),
  ...indexWhileWritten('staff_audit_by_subject', 'staff_audit (hotel_id, subject)'),
  // Empty, or a few pages long: Create pays nothing for these two.
  ...indexWhileWritten(
    'reservation_by_created',
    'reservation using brin (created_at) with (pages_per_range = 16)',
  ),
  ...indexWhileWritten(
    'booking_event_of_desk',
    `booking_event (property_id, reservation_id) where kind = 'new' and actor = 'desk'`,
  ),
  ...indexWhileWritten(
    'reservation_by_link',
    `reservation (property_id, hold_expires_at) where made_by is not null and status in ('Held', 'PendingPayment')`,
  ),
]);
