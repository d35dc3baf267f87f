import { formatStayDate } from 'shared/domain';
import { findPropertyId } from '../modules/property/index.ts';
import { answerRequest, openRequests } from '../modules/booking/index.ts';
import type { ImportContext } from './import-property.ts';

type Context = Pick<ImportContext, 'db' | 'clock'>;

async function requireId({ db }: Context, code: string): Promise<string> {
  const propertyId = await findPropertyId(db, code);
  if (propertyId === null) throw new Error(`There is no property ${code}`);
  return propertyId;
}

/** The bookings of a hotel that wait for its yes, a line each. */
export async function listRequests(context: Context, code: string): Promise<string[]> {
  const day = (date: string) => formatStayDate(date, 'long', 'en-GB');
  return (await openRequests(context, await requireId(context, code))).map(
    (row) =>
      `${row.reference_number}  ${day(row.date_from)} to ${day(row.date_to)}  ${row.booker.firstName} ${row.booker.lastName} <${row.booker.email}>  ` +
      `company ${row.account_id ?? ''}, order ${row.po_number ?? ''}`,
  );
}

/** Says the hotel's yes or no; throws an Error for the person who said it. */
export async function answerRequestOf(
  context: Context,
  answer: 'accept' | 'decline',
  { code, reference }: { readonly code: string; readonly reference: string },
): Promise<string> {
  const name = { propertyId: await requireId(context, code), referenceNumber: reference.toUpperCase() };
  const { kind } = await answerRequest(context, name, answer);
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
