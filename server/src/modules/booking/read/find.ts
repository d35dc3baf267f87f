import type { AppDeps } from '../../../deps.ts';
import type { RequestContext } from '../../../http/register-endpoint.ts';
import { missing, notFound } from '../../../http/errors.ts';
import type { Sessions } from '../../account/index.ts';
import { findLinkDays, type StoredProperty } from '../../property/index.ts';
import { translate } from '../messages/index.ts';
import { findReservationByToken, type ReservationRow } from '../repository.ts';
import { linkEndsAt } from '../rules.ts';

/** Whether the caller is logged in as the user of a booking, who opens it for good. */
export type IsOwn = (row: ReservationRow) => Promise<boolean>;

export const isOwnOf =
  (sessions: Sessions, request: Pick<RequestContext, 'header' | 'setHeader' | 'isHttps'>): IsOwn =>
  async (row) => {
    if (row.user_id === null) return false;
    const session = await sessions.find(request, row.property_id);
    return session?.user.user_id === row.user_id;
  };

const isNotOwn: IsOwn = () => Promise.resolve(false);

/** The booking of a secret address, however old, for what its guest still owes; throws 404 when it does not exist. */
export async function requireReservationToPay(
  { db }: Pick<AppDeps, 'db'>,
  property: StoredProperty,
  token: string,
): Promise<ReservationRow> {
  const row = await findReservationByToken(db, property.propertyId, token);
  if (!row) throw missing('booking');
  return row;
}

/** Throws 404 once the links of a booking have ended. */
export async function requireOpenLink(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { propertyId, timeZone }: StoredProperty,
  row: ReservationRow,
  isOwn: IsOwn = isNotOwn,
): Promise<void> {
  const now = clock.now();
  // Only after the departure the hotel's setting matters.
  if (now < linkEndsAt(row.date_to, 0, timeZone)) return;
  if (now < linkEndsAt(row.date_to, await findLinkDays(db, propertyId), timeZone)) return;
  if (!(await isOwn(row))) throw notFound(translate.say('booking.link-ended'));
}

/** The booking of a secret address; throws 404 when it does not exist, or its links have ended. */
export async function requireReservation(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  property: StoredProperty,
  token: string,
  isOwn?: IsOwn,
): Promise<ReservationRow> {
  const row = await requireReservationToPay(deps, property, token);
  await requireOpenLink(deps, property, row, isOwn);
  return row;
}
