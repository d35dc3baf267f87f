import type { EndpointOutput, PersonalData } from 'shared/contracts';
import type { eraseDeskPerson, exportDeskPerson } from 'shared/contracts/desk';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, missing } from '../../http/errors.ts';
import { findReservation } from '../booking/index.ts';
import { emailKeyOf } from '../mail/index.ts';
import { describePerson, erasePersonIn, exportPerson, fileOf, type Who } from '../privacy/index.ts';
import type { HotelCall } from '../staff/index.ts';
import type { DeskDeps } from './deps.ts';
import { translate } from './messages/index.ts';

/** The booker of a booking: by the address, or by this booking alone where it was made without one. */
async function requireBooker(
  { db }: DeskDeps,
  { property: { propertyId } }: HotelCall,
  reservationId: string,
): Promise<Who> {
  const row = await findReservation(db, { propertyId, reservationId });
  if (!row) throw missing('booking');
  if (row.erased_at !== null) throw conflict(translate.say('desk.person-gone'));
  const emailKey = emailKeyOf(row.booker.email);
  return emailKey === '' ? { emailKey: null, reservationId } : { emailKey };
}

/** GET /api/Desk/Person. */
export async function readBooker(
  deps: DeskDeps,
  reservationId: string,
  call: HotelCall,
): Promise<PersonalData> {
  return describePerson(deps, call.property, await requireBooker(deps, call, reservationId));
}

/** POST /api/Desk/ExportPerson. */
export async function exportBooker(
  deps: DeskDeps,
  reservationId: string,
  call: HotelCall,
): Promise<EndpointOutput<typeof exportDeskPerson>> {
  const { property, audit } = call;
  const who = await requireBooker(deps, call, reservationId);
  const file = fileOf(property, await exportPerson(deps, property, who));
  await inTransaction(deps.db, (tx) => audit(tx, { action: 'person.exported', subject: reservationId }));
  return file;
}

/** POST /api/Desk/ErasePerson: the audit log says that it was done and how much, and nothing of the person. */
export async function eraseBooker(
  deps: DeskDeps,
  reservationId: string,
  call: HotelCall,
): Promise<EndpointOutput<typeof eraseDeskPerson>> {
  const { property, audit } = call;
  const who = await requireBooker(deps, call, reservationId);
  await inTransaction(deps.db, async (tx) => {
    const erasure = await erasePersonIn(tx, deps, property, who);
    if (erasure.kind === 'open') throw conflict(translate.say('desk.person-open'));
    const { kind: _kind, ...after } = erasure;
    await audit(tx, { action: 'person.erased', subject: reservationId, after });
  });
  return { success: true, message: translate('desk.person-erased') };
}
