import type { ConfirmationTable } from 'shared/contracts';
import type { Db } from '../../db/database.ts';
import { listTablesOfStay, type TableBookingRow } from './booking-repository.ts';

const confirmationTable = (row: TableBookingRow): ConfirmationTable => ({
  bookingReference: row.reference_number,
  restaurantName: row.restaurant_name,
  visitDate: row.visit_date,
  visitTime: row.visit_time,
  leaveTime: row.leave_time,
  partySize: row.party_size,
  promotionName: row.promotion_name,
});

/** The tables of a stay, as its confirmation shows them. */
export const tablesOfStay = async (
  db: Db,
  name: { readonly propertyId: string; readonly reservationId: string },
): Promise<ConfirmationTable[]> => (await listTablesOfStay(db, name)).map(confirmationTable);
