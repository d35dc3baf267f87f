import { createHash, randomUUID } from 'node:crypto';
import type { RestaurantBookingRequest } from 'shared/contracts';
import type { RestaurantPromotion } from '../../db/content.ts';
import { withoutCardNumbers } from '../../http/free-text.ts';
import { newReferenceNumber } from '../property/index.ts';
import type { ReservationRow } from '../booking/index.ts';
import type { NewTableBooking, TableBookingRow } from './booking-repository.ts';
import type { StoredRestaurant } from './repository.ts';
import { leaveTime } from './rules.ts';

/** Identifies a repeated request of the same guest for the same table; a hash, because the identifier may be a booking's secret. */
export const requestKeyOf = (request: RestaurantBookingRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        request.restaurantId,
        request.visitDate,
        request.visitTime,
        request.partySize,
        request.isReservation,
        request.identifier.trim(),
        request.email.trim().toLowerCase(),
      ]),
    )
    .digest('base64url');

export interface TablePlan {
  readonly request: RestaurantBookingRequest;
  readonly restaurant: StoredRestaurant;
  readonly reservation: ReservationRow | null;
  readonly promotion: RestaurantPromotion | null;
  readonly clientIp: string;
  readonly now: Date;
}

const textOrNull = (text: string | null): string | null => withoutCardNumbers(text?.trim() ?? '') || null;

const bookerOf = (stay: ReservationRow | null): string | null =>
  textOrNull([stay?.booker.firstName, stay?.booker.lastName].filter(Boolean).join(' '));

/** Whether a guest wishes the same of a table beside which one it is. */
export const isSameRequest = (row: TableBookingRow, request: RestaurantBookingRequest): boolean =>
  row.promotion_id === request.promotionId &&
  row.special_requests === textOrNull(request.specialRequests) &&
  row.guest_name === (textOrNull(request.guestName) ?? row.guest_name) &&
  row.contact_number === request.contactNumber.trim();

/** The row of a table: names are copies, so that what the hotel changes later changes no booking. */
export function tableRow({
  request,
  restaurant,
  reservation,
  promotion,
  now,
}: Omit<TablePlan, 'clientIp'>): NewTableBooking {
  const { content } = restaurant;
  return {
    property_id: restaurant.propertyId,
    table_booking_id: randomUUID(),
    reference_number: newReferenceNumber(),
    request_key: requestKeyOf(request),
    reservation_id: reservation?.reservation_id ?? null,
    restaurant_id: restaurant.restaurantId,
    restaurant_name: content.name,
    visit_date: request.visitDate,
    visit_time: request.visitTime,
    sitting_minutes: content.sittingMinutes,
    leave_time: content.isLeaveTimeRequired ? leaveTime(request.visitTime, content.sittingMinutes) : null,
    party_size: request.partySize,
    promotion_id: promotion?.id ?? null,
    promotion_name: promotion?.name ?? null,
    special_requests: textOrNull(request.specialRequests),
    email: request.email.trim(),
    contact_number: request.contactNumber.trim(),
    guest_name: textOrNull(request.guestName) ?? bookerOf(reservation),
    language_code: request.languageCode ?? reservation?.language_code ?? 'en-GB',
    created_at: now,
  };
}
