import type { GetServicesResponse } from 'shared/contracts';
import { missing } from '../../http/errors.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import type { Sessions } from '../account/index.ts';
import { requireProperty } from '../property/index.ts';
import { servicesFor } from '../service/index.ts';
import { isCodeOf, type LinkDeps } from './link.ts';
import type { OpenedLinks } from './opened-link.ts';
import { findReservationItem, type StoredItem } from './repository.ts';

export interface ItemServicesDeps extends LinkDeps {
  readonly sessions: Sessions;
  readonly openedLinks: OpenedLinks;
}

/** Whether the request proves the booking: its link was opened in this browser, it comes with the link's code, or from the owner's session. */
async function isProved(
  deps: ItemServicesDeps,
  { reservation, userId }: StoredItem,
  hash: string,
  request: RequestContext,
): Promise<boolean> {
  const { property_id: propertyId, reservation_id: reservationId } = reservation;
  if (deps.openedLinks.isOpen(request, { propertyId, reservationId })) return true;
  if (isCodeOf(deps.preCheckInKey, reservation, hash)) return true;
  if (userId === null) return false;
  const session = await deps.sessions.find(request, propertyId);
  return session?.user.user_id === userId;
}

/**
 * GET /api/Service/GetReservationItemServices (product.md 7): the extras that can still be added to a booked room, for a client that
 * has proved the booking. For others the room does not exist (404).
 */
export async function servicesForReservationItem(
  deps: ItemServicesDeps,
  idOrCode: string,
  room: { readonly reservationItemId: string; readonly hash?: string | undefined },
  request: RequestContext,
): Promise<GetServicesResponse> {
  const { propertyId } = await requireProperty(deps.db, idOrCode);
  const item = await findReservationItem(deps.db, propertyId, room.reservationItemId);
  if (item === null || !(await isProved(deps, item, room.hash ?? '', request))) throw missing('booking');
  return servicesFor(deps.db, propertyId, item);
}
