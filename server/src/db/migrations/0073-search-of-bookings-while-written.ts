import { indexWhileWritten, whileWritten } from './statements.ts';

/** By which a search finds the bookings whose search text is still to be written. */
export const searchOfBookingsWhileWritten = whileWritten([
  ...indexWhileWritten(
    'reservation_unsearched',
    `reservation (property_id, reservation_id) where search_of is distinct from greatest(updated_at, erased_at) and status <> 'Released'`,
  ),
]);
