import type { DbTransaction } from '../../db/database.ts';
import { emailKeyOf, insertMail, sendRefusedAgain } from '../mail/index.ts';
import type { ReservationRow } from './repository.ts';

/** A booking gets no other e-mail address unseen: the former one learns of it, so that its owner can object. */
export async function mailFormerAddress(
  tx: DbTransaction,
  row: ReservationRow,
  email: string,
  now: Date,
): Promise<void> {
  const emailKey = emailKeyOf(row.booker.email);
  if (emailKey === '' || emailKey === emailKeyOf(email)) return;
  const { property_id: propertyId, reservation_id: reservationId } = row;
  await sendRefusedAgain(tx, { propertyId, reservationId }, now);
  await insertMail(tx, {
    propertyId,
    kind: 'booking-email-changed',
    payload: { reservationId, emailKey },
    now,
  });
}
