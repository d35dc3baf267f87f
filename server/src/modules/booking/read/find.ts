import type { AppDeps } from '../../../deps.ts';
import { missing } from '../../../http/errors.ts';
import type { StoredProperty } from '../../property/index.ts';
import { findReservationByToken, type ReservationRow } from '../repository.ts';

/** The booking of a secret address; throws 404 when it does not exist. */
export async function requireReservation(
  deps: Pick<AppDeps, 'db'>,
  property: StoredProperty,
  token: string,
): Promise<ReservationRow> {
  const row = await findReservationByToken(deps.db, property.propertyId, token);
  if (!row) throw missing('booking');
  return row;
}
