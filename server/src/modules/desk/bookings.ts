import type { EndpointInput, EndpointOutput } from 'shared/contracts';
import type { searchDeskBookings } from 'shared/contracts/desk';
import type { HotelCall } from '../staff/index.ts';
import type { DeskDeps } from './deps.ts';
import { listedBookings } from './listed.ts';
import { writeSearchTexts } from './search-repository.ts';
import { type BookingSearch, searchBookings } from './repository.ts';

const pageSize = 50;
type Query = EndpointInput<typeof searchDeskBookings>['query'];

function lastOf(after: string | undefined): BookingSearch['after'] {
  if (after === undefined) return null;
  const at = after.indexOf(':');
  return { dateFrom: after.slice(0, at), reservationId: after.slice(at + 1) };
}

/** GET /api/Desk/Bookings: pages follow each other by key, so that a booking made meanwhile moves none. */
export async function findBookings(
  { db }: DeskDeps,
  query: Query,
  { property: { propertyId } }: HotelCall,
): Promise<EndpointOutput<typeof searchDeskBookings>> {
  const text = query.text?.trim() || null;
  if (text !== null) await writeSearchTexts(db, propertyId);
  const rows = await searchBookings(db, {
    propertyId,
    text,
    status: query.status ?? null,
    arrivalFrom: query.arrivalFrom ?? null,
    arrivalTo: query.arrivalTo ?? null,
    after: lastOf(query.after),
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const hasMore = rows.length > pageSize && last !== undefined;
  return {
    bookings: await listedBookings(db, propertyId, shown),
    next: hasMore ? `${last.date_from}:${last.reservation_id}` : null,
  };
}
