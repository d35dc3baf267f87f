import { sql } from 'kysely';
import type { BookingChannel } from 'shared/contracts/desk';

/** How a booking `r` came. What the desk has made is in its first event. */
export const channel = sql<BookingChannel>`case
  when exists (select from booking_event e where e.property_id = r.property_id and e.reservation_id = r.reservation_id
    and e.kind = 'new' and e.actor = 'desk') then 'desk'
  when r.account_id is not null then 'company'
  else 'website' end`;
