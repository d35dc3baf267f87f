import type { EndpointOutput, StayDate } from 'shared/contracts';
import type { DeskBooking, getDeskToday } from 'shared/contracts/desk';
import { addDays, todayIn } from 'shared/domain';
import { listWaitingForLink, openRequests } from '../booking/index.ts';
import { spokenLocale } from '../../language/index.ts';
import { longestStay } from '../property/index.ts';
import type { HotelCall } from '../staff/index.ts';
import type { DeskDeps } from './deps.ts';
import { listedBookings } from './listed.ts';
import { type ListedRow, listOfDay, listTablesOn, listWithUnsentMails } from './repository.ts';

/** In the order of the language of the call, by last and then first name. */
function byName(): (one: ListedRow, other: ListedRow) => number {
  const { compare } = new Intl.Collator(spokenLocale());
  return ({ booker: one }, { booker: other }) =>
    compare(one.lastName, other.lastName) || compare(one.firstName, other.firstName);
}

interface Asked {
  /** Absent for the day that it is at the hotel. */
  readonly on?: StayDate | undefined;
  /** How many rows of each list; absent for all. */
  readonly first?: number | undefined;
}

/** GET /api/Desk/Today. Rooms are read only of bookings that are listed. */
export async function readToday(
  deps: DeskDeps,
  asked: Asked,
  { property }: HotelCall,
): Promise<EndpointOutput<typeof getDeskToday>> {
  const { db, clock } = deps;
  const { propertyId, timeZone } = property;
  const on = asked.on ?? todayIn(timeZone, clock.now());
  const stays = (await listOfDay(db, { propertyId, on, earliest: addDays(on, -longestStay) })).toSorted(
    byName(),
  );
  const requests = await openRequests(deps, propertyId);
  const awaiting = await listWaitingForLink(db, propertyId);
  const unsent = await listWithUnsentMails(db, propertyId);
  const tables = await listTablesOn(db, propertyId, on);
  const arrivals = stays.filter(({ date_from }) => date_from === on);
  const departures = stays.filter(({ date_to }) => date_to === on);
  const inHouse = stays.filter(({ date_from, date_to }) => date_from < on && date_to > on);
  const cut = <Row>(rows: readonly Row[]): Row[] => rows.slice(0, asked.first);
  const shown = [arrivals, departures, inHouse, requests, awaiting, unsent].flatMap(cut);
  const listed = Map.groupBy(
    await listedBookings(db, propertyId, shown),
    ({ reservationId }) => reservationId,
  );
  const list = (rows: readonly ListedRow[]): DeskBooking[] =>
    cut(rows).flatMap((row) => listed.get(row.reservation_id)?.slice(0, 1) ?? []);
  return {
    on,
    ...(asked.first === undefined
      ? {}
      : {
          counts: {
            arrivals: arrivals.length,
            checkedIn: arrivals.filter((row) => row.pre_checked_in_at !== null).length,
            departures: departures.length,
            inHouse: inHouse.length,
            requests: requests.length,
            awaitingPayment: awaiting.length,
            tables: tables.length,
            unsentMails: unsent.length,
          },
        }),
    arrivals: list(arrivals),
    departures: list(departures),
    inHouse: list(inHouse),
    requests: list(requests),
    awaitingPayment: list(awaiting),
    unsentMails: list(unsent),
    tables: cut(tables).map((row) => ({
      referenceNumber: row.reference_number,
      restaurantName: row.restaurant_name,
      visitTime: row.visit_time,
      partySize: row.party_size,
      specialRequests: row.special_requests,
      contactNumber: row.contact_number,
      guestName: row.guest_name,
      reservationId: row.reservation_id,
    })),
  };
}
