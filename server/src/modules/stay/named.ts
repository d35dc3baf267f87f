import type { ReservationName, ReservationRow } from '../booking/index.ts';

/** Where a row belongs to a booking. */
export const named = ({ propertyId, reservationId }: ReservationName) => ({
  property_id: propertyId,
  reservation_id: reservationId,
});

export const nameOf = (row: ReservationRow): ReservationName => ({
  propertyId: row.property_id,
  reservationId: row.reservation_id,
});
