import { fromStatements } from './statements.ts';

/** Bookings by the day on which they were made, and those that the desk made. Both indexes are empty or a few pages long: Create pays nothing for them. */
export const numbers = fromStatements([
  'create index reservation_by_created on reservation using brin (created_at) with (pages_per_range = 16)',
  `create index booking_event_of_desk on booking_event (property_id, reservation_id) where kind = 'new' and actor = 'desk'`,
]);
