import type { MyReservation } from 'shared/contracts';
import { toDecimal, todayIn } from 'shared/domain';
import type { AppDeps } from '../../../deps.ts';
import type { Signer } from '../../../signer.ts';
import type { UserName } from '../../account/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import type { ReservationRow } from '../repository.ts';
import { storedAges, wireStatus } from '../rules.ts';
import { heldUntil, preCheckInPath } from './confirmation.ts';
import { listPast, listRooms, listUpcoming, type RoomRow } from './my-reservations-repository.ts';

/** Of each list; longer ones are hard to read. */
const limit = 50;

interface Stays {
  readonly upcoming: MyReservation[];
  readonly past: MyReservation[];
}

const roomOf = (row: RoomRow): MyReservation['rooms'][number] => ({
  roomType: row.room_type_name,
  ratePlan: row.rate_plan_name,
  numberOfAdults: row.adults,
  numberOfChildren: row.children,
  numberOfInfants: row.infants,
  ...storedAges(row),
});

/** GET /api/Account/Reservations: what this user booked here, from the bookings' own rows. */
export async function readMyReservations(
  deps: Pick<AppDeps, 'db' | 'clock'> & { readonly preCheckInKey: Signer },
  property: StoredProperty,
  name: UserName,
): Promise<Stays> {
  const page = { today: todayIn(property.timeZone, deps.clock.now()), limit };
  const upcoming = await listUpcoming(deps.db, name, page);
  const past = await listPast(deps.db, name, page);
  const ids = [...upcoming, ...past].map((row) => row.reservation_id);
  const rooms = Map.groupBy(
    await listRooms(deps.db, name.propertyId, ids),
    ({ reservation_id: reservationId }) => reservationId,
  );
  const describe = (row: ReservationRow, isOver: boolean): MyReservation => ({
    referenceNumber: row.reference_number,
    confirmationToken: row.confirmation_token,
    status: wireStatus(row.status),
    ...(row.cancelled_at === null ? {} : { cancelledAtUtc: row.cancelled_at.toISOString() }),
    propertyCode: property.code,
    propertyName: property.content.propertyName,
    propertyAddress: property.content.propertyAddress,
    propertyImageUrl: property.content.propertyImageUrl,
    dateFrom: row.date_from,
    dateTo: row.date_to,
    rooms: (rooms.get(row.reservation_id) ?? []).map(roomOf),
    total: toDecimal(row.total_minor, row.currency),
    currency: row.currency,
    expiresAtUtc: heldUntil(row),
    preCheckInUrl: row.status === 'Confirmed' && !isOver ? preCheckInPath(deps, property, row) : null,
    isPreCheckInComplete: row.pre_checked_in_at !== null,
  });
  return {
    upcoming: upcoming.map((row) => describe(row, false)),
    past: past.map((row) => describe(row, true)),
  };
}
