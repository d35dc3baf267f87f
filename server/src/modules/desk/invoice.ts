import type { EndpointInput, InvoiceResponse } from 'shared/contracts';
import type { issueDeskInvoice } from 'shared/contracts/desk';
import { missing } from '../../http/errors.ts';
import { findReservation, type ReservationRow } from '../booking/index.ts';
import { issueFor, readFor } from '../invoice/index.ts';
import type { HotelCall } from '../staff/index.ts';
import type { DeskDeps } from './deps.ts';

async function requireBooking(
  { db }: DeskDeps,
  { property: { propertyId } }: HotelCall,
  reservationId: string,
): Promise<ReservationRow> {
  const row = await findReservation(db, { propertyId, reservationId });
  if (!row) throw missing('booking');
  return row;
}

/** GET /api/Desk/Invoice. */
export const readInvoice = async (
  deps: DeskDeps,
  reservationId: string,
  call: HotelCall,
): Promise<InvoiceResponse> =>
  readFor(deps.db, call.property, await requireBooking(deps, call, reservationId));

/** POST /api/Desk/Invoice. */
export async function issueInvoice(
  deps: DeskDeps,
  { reservationId, ...request }: EndpointInput<typeof issueDeskInvoice>['body'],
  call: HotelCall,
): Promise<InvoiceResponse> {
  const row = await requireBooking(deps, call, reservationId);
  return issueFor(deps, call.property, row, request, (tx, { invoice_number: number }) =>
    call.audit(tx, { action: 'booking.invoiced', subject: reservationId, after: { number } }),
  );
}
