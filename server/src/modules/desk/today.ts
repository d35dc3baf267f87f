import type { EndpointOutput, StayDate } from 'shared/contracts';
import type { getDeskToday } from 'shared/contracts/desk';
import { addDays, todayIn } from 'shared/domain';
import { listWaitingForLink, openRequests } from '../booking/index.ts';
import { longestStay } from '../property/index.ts';
import type { HotelCall } from '../staff/index.ts';
import type { DeskDeps } from './deps.ts';
import { listedBookings } from './listed.ts';
import { listOfDay, listTablesOn } from './repository.ts';

/** GET /api/Desk/Today. */
export async function readToday(
  deps: DeskDeps,
  asked: StayDate | undefined,
  { property }: HotelCall,
): Promise<EndpointOutput<typeof getDeskToday>> {
  const { db, clock } = deps;
  const { propertyId, timeZone } = property;
  const on = asked ?? todayIn(timeZone, clock.now());
  const rows = await listOfDay(db, { propertyId, on, earliest: addDays(on, -longestStay) });
  const stays = await listedBookings(db, propertyId, rows);
  const requests = await listedBookings(db, propertyId, await openRequests(deps, propertyId));
  const tables = await listTablesOn(db, propertyId, on);
  return {
    on,
    arrivals: stays.filter(({ dateFrom }) => dateFrom === on),
    departures: stays.filter(({ dateTo }) => dateTo === on),
    inHouse: stays.filter(({ dateFrom, dateTo }) => dateFrom < on && dateTo > on),
    requests,
    awaitingPayment: await listedBookings(db, propertyId, await listWaitingForLink(db, propertyId)),
    tables: tables.map((row) => ({
      referenceNumber: row.reference_number,
      restaurantName: row.restaurant_name,
      visitTime: row.visit_time,
      partySize: row.party_size,
      specialRequests: row.special_requests,
      contactNumber: row.contact_number,
      reservationId: row.reservation_id,
    })),
  };
}
