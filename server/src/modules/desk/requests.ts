import { randomUUID } from 'node:crypto';
import type { EndpointInput, EndpointOutput } from 'shared/contracts';
import type { acceptRequest, declineRequest } from 'shared/contracts/desk';
import { conflict, missing } from '../../http/errors.ts';
import { withoutCardNumbers } from '../../http/free-text.ts';
import { decideRequest, findReservation } from '../booking/index.ts';
import type { HotelCall } from '../staff/index.ts';
import type { DeskDeps } from './deps.ts';
import { translate } from './messages/index.ts';
import { insertNote } from './repository.ts';

type Outcome = EndpointOutput<typeof acceptRequest>;

const actions = { accept: 'booking.request-accepted', decline: 'booking.request-declined' } as const;
const said = { accepted: 'desk.request-accepted', declined: 'desk.request-declined' } as const;

/** The decision, its entry in the audit log and the desk's note are there together, or none of them. */
async function decide(
  { db, clock }: DeskDeps,
  decision: 'accept' | 'decline',
  {
    reservationId,
    notes,
    after,
  }: { readonly reservationId: string; readonly notes?: string | null | undefined; readonly after?: object },
  { property: { propertyId }, staff, audit }: HotelCall,
): Promise<Outcome> {
  const name = { propertyId, reservationId };
  const found = await findReservation(db, name);
  if (!found) throw missing('booking');
  const text = withoutCardNumbers((notes ?? '').trim());
  const staffId = staff.staff_id;
  const request = { propertyId, referenceNumber: found.reference_number };
  const { kind } = await decideRequest({ db, clock }, request, decision, {
    staffId,
    audit: async (tx) => {
      await audit(tx, { action: actions[decision], subject: reservationId, ...(after && { after }) });
      if (text !== '') await insertNote(tx, name, { noteId: randomUUID(), staffId, text, now: clock.now() });
    },
  });
  if (kind === 'unknown') throw conflict(translate.say('desk.request-over'));
  if (kind === 'rooms-gone') throw conflict(translate.say('desk.request-rooms-gone'));
  return { success: true, message: translate(said[kind]) };
}

/** POST /api/Desk/AcceptRequest. */
export const accept = (
  deps: DeskDeps,
  { reservationId, notes }: EndpointInput<typeof acceptRequest>['body'],
  call: HotelCall,
): Promise<Outcome> => decide(deps, 'accept', { reservationId, notes }, call);

/** POST /api/Desk/DeclineRequest. */
export const decline = (
  deps: DeskDeps,
  { reservationId, notes, reason }: EndpointInput<typeof declineRequest>['body'],
  call: HotelCall,
): Promise<Outcome> => decide(deps, 'decline', { reservationId, notes, after: { reason } }, call);
