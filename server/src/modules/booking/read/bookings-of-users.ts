import { sql } from 'kysely';
import type { BookersBooking, BookingsOfUsers } from '../../account/index.ts';
import { findReservation, findReservationByToken, type ReservationRow } from '../repository.ts';
import { dropOthersReservations, giveReservation } from './my-reservations-repository.ts';

const ofBooker = (row: ReservationRow | undefined): BookersBooking | undefined =>
  row && {
    propertyId: row.property_id,
    reservationId: row.reservation_id,
    isConfirmed: row.status === 'Confirmed',
    booker: row.booker,
    languageCode: row.language_code,
  };

/** Implements the account module's port. */
export const bookingsOfUsers: BookingsOfUsers = {
  find: async (db, name) => ofBooker(await findReservation(db, name)),
  findByToken: async (db, propertyId, token) => ofBooker(await findReservationByToken(db, propertyId, token)),
  isConfirmed: (propertyColumn, reservationColumn) => sql<boolean>`exists (
    select from reservation r
    where r.property_id = ${sql.ref(propertyColumn)} and r.reservation_id = ${sql.ref(reservationColumn)}
      and r.status = 'Confirmed'
  )`,
  give: giveReservation,
  dropOthers: dropOthersReservations,
};
