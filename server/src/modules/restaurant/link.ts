import { codeKey, ownAddress } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import { notFound } from '../../http/errors.ts';
import { createSigner } from '../../signer.ts';
import type { StoredProperty } from '../property/index.ts';
import { findTableByReference, type NewTableBooking, type TableBookingRow } from './booking-repository.ts';
import { translate } from './messages/index.ts';

type Named = Pick<NewTableBooking, 'property_id' | 'table_booking_id' | 'reference_number'>;
type KeyDeps = Pick<AppDeps, 'secretKey'>;

const textOf = ({ property_id, table_booking_id, reference_number }: Named): string =>
  JSON.stringify([property_id, table_booking_id, reference_number]);

/** The address at which a table is moved and cancelled, as the mail and its stay have it; it is all the proof that is needed. */
export function tablePath(
  { secretKey }: KeyDeps,
  property: Pick<StoredProperty, 'code'>,
  row: Named,
): string {
  const code = createSigner(secretKey, 'table-link').sign(textOf(row));
  return `${ownAddress('Restaurant', property.code)}/${encodeURIComponent(row.reference_number)}/${code}`;
}

/** Whether a link to this table was made with that code, compared in constant time. */
export const isTableCode = ({ secretKey }: KeyDeps, row: Named, code: string): boolean =>
  createSigner(secretKey, 'table-link').isSigned(textOf(row), code);

export interface TableLink {
  readonly bookingReference: string;
  readonly code: string;
}

/** Stands for a table that does not exist, so that a wrong reference takes the time of a wrong code. */
const nobody: Named = { property_id: '', table_booking_id: '', reference_number: '' };

/** The table of a link; throws 404 for a wrong link, whatever is wrong with it, and for a table that was erased. */
export async function requireTable(
  deps: KeyDeps & Pick<AppDeps, 'db'>,
  { propertyId }: StoredProperty,
  { bookingReference, code }: TableLink,
): Promise<TableBookingRow> {
  const row = await findTableByReference(deps.db, propertyId, codeKey(bookingReference));
  const isRight = isTableCode(deps, row ?? nobody, code);
  if (!row || !isRight || row.erased_at !== null) throw notFound(translate.say('table.link-wrong'));
  return row;
}
