import { codeKey } from 'shared/domain';
import type { Db } from '../../db/database.ts';
import type { Signer } from '../../signer.ts';
import { isPreCheckInCode, type ReservationRow } from '../booking/index.ts';
import { findReservationByReference } from './repository.ts';

export interface LinkDeps {
  readonly db: Db;
  readonly preCheckInKey: Signer;
}

/** Stands for a booking that does not exist, so that a wrong reference takes the time of a wrong code. */
const nobody = { property_id: '', reference_number: '', pre_check_in_nonce: '' };

type Subject = Pick<ReservationRow, 'property_id' | 'reference_number' | 'pre_check_in_nonce'>;

/** Whether a code opens this booking: the one that its link was made with, compared in constant time (decisions 1). */
export function isCodeOf(key: Signer, row: Subject, code: string): boolean {
  const subject = {
    propertyId: row.property_id,
    referenceNumber: row.reference_number,
    nonce: row.pre_check_in_nonce,
  };
  // A booking without a nonce has no link.
  return isPreCheckInCode(key, subject, code) && row.pre_check_in_nonce !== '';
}

/** The booking that a pre check-in link opens; null for a wrong link, whatever is wrong with it. */
export async function openLink(
  { db, preCheckInKey }: LinkDeps,
  propertyId: string,
  link: { readonly referenceNumber: string; readonly code: string },
): Promise<ReservationRow | null> {
  const reference = codeKey(link.referenceNumber);
  const row = await findReservationByReference(db, propertyId, reference);
  const isRight = isCodeOf(preCheckInKey, row ?? nobody, link.code);
  return row && isRight ? row : null;
}
