import type { Clock } from '../../../clock.ts';
import type { Db, DbTransaction } from '../../../db/database.ts';
import { inTransaction, savepoint } from '../../../db/transaction.ts';
import { recordBookingEvent } from '../../booking-event/index.ts';
import { insertMail } from '../../mail/index.ts';
import { isHoldOver } from '../../payment/index.ts';
import { bumpPropertyVersion } from '../../property/index.ts';
import {
  findOpenRequest,
  listOpenRequests,
  lockReservation,
  makeTransition,
  type ReservationRow,
} from '../repository.ts';
import { isOnRequest } from '../rules.ts';
import { release, takeAll } from './settle-transactions.ts';

interface RequestDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Who decides; what is written beside the decision is written in its transaction. */
interface Decider {
  /** Null for a command. */
  readonly staffId: string | null;
  readonly audit: (tx: DbTransaction, row: ReservationRow) => Promise<void>;
}

export type RequestDecision =
  | { readonly kind: 'accepted' | 'declined'; readonly row: ReservationRow }
  /** No open request has this reference. */
  | { readonly kind: 'unknown' }
  /** Its rooms were sold meanwhile: it stays open. */
  | { readonly kind: 'rooms-gone' };

/** Bookings of a property that it has to accept, the oldest first. */
export const openRequests = ({ db, clock }: RequestDeps, propertyId: string): Promise<ReservationRow[]> =>
  listOpenRequests(db, propertyId, clock.now());

/** The hotel accepts or declines a booking on request: accepting takes its rooms, if they are still free. The guest gets a mail. */
export const decideRequest = (
  { db, clock }: RequestDeps,
  name: { readonly propertyId: string; readonly referenceNumber: string },
  decision: 'accept' | 'decline',
  { staffId, audit }: Decider,
): Promise<RequestDecision> =>
  inTransaction(db, async (tx): Promise<RequestDecision> => {
    const now = clock.now();
    const found = await findOpenRequest(tx, name);
    if (!found) return { kind: 'unknown' };
    const reservation = { propertyId: found.property_id, reservationId: found.reservation_id };
    const row = await lockReservation(tx, reservation);
    if (!isOnRequest(row) || isHoldOver(row.hold_expires_at, now)) return { kind: 'unknown' };
    const by = { by: 'desk', ...(staffId === null ? {} : { byId: staffId }) } as const;
    if (decision === 'decline') {
      await audit(tx, row);
      await release(tx, reservation, 'expired', now, by);
      return { kind: 'declined', row };
    }
    const before = await savepoint(tx);
    if (!(await takeAll(tx, row))) {
      await before.rollBack();
      return { kind: 'rooms-gone' };
    }
    await audit(tx, row);
    await makeTransition(tx, 'accepted', { ...reservation, now });
    await insertMail(tx, {
      propertyId: row.property_id,
      kind: 'booking-confirmation',
      payload: { reservationId: row.reservation_id },
      now,
    });
    await bumpPropertyVersion(tx, row.property_id);
    const facts = { reason: 'on-request-accepted' };
    await recordBookingEvent(tx, { ...reservation, kind: 'changed', ...by, facts, now });
    return { kind: 'accepted', row };
  });
