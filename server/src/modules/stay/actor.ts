import type { DbTransaction } from '../../db/database.ts';
import { conflict } from '../../http/errors.ts';
import type { WriteAudit } from '../staff/index.ts';
import { translate } from './messages/index.ts';

/** Who acts on a booking: its guest, or a member of staff, whose name is kept and whose act is written into the audit log. */
export type StayActor =
  | { readonly by: 'guest' }
  | { readonly by: 'desk'; readonly staffId: string; readonly audit: WriteAudit };

export const theGuest: StayActor = { by: 'guest' };

/** The actor as the booking's events have it. */
export const actorOf = (actor: StayActor) =>
  actor.by === 'guest' ? { by: actor.by } : { by: actor.by, byId: actor.staffId };

/** The member of staff for whom a quote holds; absent for the guest. */
export const staffOf = (actor: StayActor): string | undefined =>
  actor.by === 'desk' ? actor.staffId : undefined;

/** Writes what the desk does into the audit log, in the transaction of the change; guests have none. */
export const auditOf = (
  actor: StayActor,
  tx: DbTransaction,
  entry: Parameters<WriteAudit>[1],
): Promise<void> => (actor.by === 'guest' ? Promise.resolve() : actor.audit(tx, entry));

/** The booking is not as the actor has seen it any more: a guest reads of "your booking", a member of staff of the booking. */
export const changedMeanwhile = ({ by }: StayActor) =>
  conflict(translate.say(by === 'guest' ? 'stay.changed-meanwhile' : 'stay.desk-changed-meanwhile'));
