import { formatStayDate } from 'shared/domain';
import { findPropertyId } from '../modules/property/index.ts';
import { decideRequest, openRequests } from '../modules/booking/index.ts';
import { auditCommand } from '../modules/staff/index.ts';
import type { ImportContext } from './import-property.ts';

type Context = Pick<ImportContext, 'db' | 'clock'>;

async function requireId({ db }: Context, code: string): Promise<string> {
  const propertyId = await findPropertyId(db, code);
  if (propertyId === null) throw new Error(`There is no property ${code}`);
  return propertyId;
}

/** The bookings that a hotel has to accept, a line each. */
export async function listRequests(context: Context, code: string): Promise<string[]> {
  const day = (date: string) => formatStayDate(date, 'long', 'en-GB');
  return (await openRequests(context, await requireId(context, code))).map(
    (row) =>
      `${row.reference_number}  ${day(row.date_from)} to ${day(row.date_to)}  ${row.booker.firstName} ${row.booker.lastName} <${row.booker.email}>  ` +
      `company ${row.account_id ?? ''}, order ${row.po_number ?? ''}`,
  );
}

/** Accepts or declines a booking on request; throws an Error for the person at the command line. */
export async function decideRequestOf(
  context: Context,
  decision: 'accept' | 'decline',
  { code, reference }: { readonly code: string; readonly reference: string },
): Promise<string> {
  const name = { propertyId: await requireId(context, code), referenceNumber: reference.toUpperCase() };
  const { kind } = await decideRequest(context, name, decision, {
    staffId: null,
    audit: (tx, row) =>
      auditCommand(tx, {
        now: context.clock.now(),
        propertyId: row.property_id,
        action: decision === 'accept' ? 'booking.request-accepted' : 'booking.request-declined',
        subject: row.reservation_id,
      }),
  });
  switch (kind) {
    case 'accepted':
      return `${reference}: confirmed, and the guest is told`;
    case 'declined':
      return `${reference}: declined, and the guest is told`;
    case 'rooms-gone':
      throw new Error(`${reference}: its rooms were sold meanwhile; nothing was changed`);
    case 'unknown':
      throw new Error(`There is no open request ${reference} at ${code}`);
    default:
      return kind satisfies never;
  }
}
