import type { ConfirmationTable } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import type { StoredProperty } from '../property/index.ts';
import { listTablesOfStay, type TableBookingRow } from './booking-repository.ts';
import { tablePath } from './link.ts';

const confirmationTable = (row: TableBookingRow, manageUrl: string): ConfirmationTable => ({
  bookingReference: row.reference_number,
  restaurantName: row.restaurant_name,
  visitDate: row.visit_date,
  visitTime: row.visit_time,
  leaveTime: row.leave_time,
  partySize: row.party_size,
  promotionName: row.promotion_name,
  manageUrl,
});

/** The tables of a stay, as its confirmation shows them to who has its link. */
export const tablesOfStay = async (
  deps: Pick<AppDeps, 'db' | 'secretKey'>,
  property: Pick<StoredProperty, 'code'>,
  name: { readonly propertyId: string; readonly reservationId: string },
): Promise<ConfirmationTable[]> =>
  (await listTablesOfStay(deps.db, name)).map((row) =>
    confirmationTable(row, tablePath(deps, property, row)),
  );
