import type { EndpointInput, EndpointOutput } from 'shared/contracts';
import type { bookAtDesk, endDeskHold } from 'shared/contracts/desk';
import { isBlank } from 'shared/domain';
import { missing } from '../../http/errors.ts';
import {
  bookByDesk,
  type DeskBookDeps,
  endHoldByDesk,
  findReservation,
  type SettleDeps,
} from '../booking/index.ts';
import type { HotelCall } from '../staff/index.ts';
import { translate } from './messages/index.ts';

/** POST /api/Desk/Book. */
export async function book(
  deps: DeskBookDeps,
  { body, headers }: EndpointInput<typeof bookAtDesk>,
  { property, staff, audit }: HotelCall,
): Promise<EndpointOutput<typeof bookAtDesk>> {
  const row = await bookByDesk(deps, {
    property,
    body,
    key: headers['idempotency-key'].toLowerCase(),
    clerk: {
      staffId: staff.staff_id,
      audit: (tx, reservationId, made) =>
        audit(tx, { action: 'booking.made', subject: reservationId, after: made }),
    },
  });
  const reference = row.reference_number;
  const confirmed = isBlank(row.booker.email) ? 'desk.booked-unmailed' : 'desk.booked';
  return {
    success: true,
    message: translate(row.status === 'Confirmed' ? confirmed : 'desk.booked-held', { reference }),
    reservationId: row.reservation_id,
    referenceNumber: reference,
  };
}

/** POST /api/Desk/EndHold. */
export async function endHold(
  deps: SettleDeps,
  { reservationId }: EndpointInput<typeof endDeskHold>['body'],
  { property, staff, audit }: HotelCall,
): Promise<EndpointOutput<typeof endDeskHold>> {
  const name = { propertyId: property.propertyId, reservationId };
  if (!(await findReservation(deps.db, name))) throw missing('booking');
  await endHoldByDesk(deps, name, {
    staffId: staff.staff_id,
    audit: (tx) => audit(tx, { action: 'booking.hold-ended', subject: reservationId }),
  });
  return { success: true, message: translate('desk.hold-ended') };
}
