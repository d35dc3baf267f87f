import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, DbTransaction } from '../../db/database.ts';
import { isNotPostponed } from '../../db/job-failures.ts';
import type { Tables } from '../../db/schema.ts';
import type { ReservationName } from '../booking/index.ts';
import { named } from './named.ts';

/** Under which failures of it are noted. */
export const refundJob = 'give-back';

export type RefundRow = Selectable<Tables['refund']>;

export async function insertRefund(
  tx: DbTransaction,
  name: ReservationName,
  refund: Pick<RefundRow, 'payment_id' | 'amount_minor' | 'currency'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('refund')
    .values({
      ...named(name),
      ...refund,
      refund_id: randomUUID(),
      state: 'due',
      try_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function listRefunds(db: Db, name: ReservationName): Promise<RefundRow[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where((eb) => eb.and(named(name)))
    .orderBy('created_at')
    .orderBy('refund_id')
    .execute();
}

/**
 * Refunds whose time has come, leased to the caller; several instances get different ones. Of one payment they are made one after the other: the
 * gateway tells the sum of them only, which would not say which of two was made. Of those of one moment the one that was tried is the earlier.
 */
export async function leaseRefunds(
  db: Db,
  lease: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<RefundRow[]> {
  const open = db
    .selectFrom('refund')
    .select(['property_id', 'refund_id'])
    .where('state', 'in', ['due', 'delayed'])
    .where('try_at', '<=', lease.now)
    .where(isNotPostponed(refundJob, 'refund.property_id', 'refund.refund_id', lease.now))
    .where(
      sql<boolean>`not exists (select from refund earlier
        where earlier.property_id = refund.property_id and earlier.reservation_id = refund.reservation_id
          and earlier.payment_id = refund.payment_id and earlier.state in ('due', 'delayed')
          and (earlier.created_at, refund.try_at, earlier.refund_id) < (refund.created_at, earlier.try_at, refund.refund_id))`,
    )
    .orderBy('try_at')
    .limit(lease.limit)
    .forUpdate()
    .skipLocked();
  return db
    .with('open', () => open)
    .updateTable('refund')
    .from('open')
    .set({ try_at: lease.until })
    .whereRef('refund.property_id', '=', 'open.property_id')
    .whereRef('refund.refund_id', '=', sql.ref('open.refund_id'))
    .returningAll('refund')
    .execute();
}

/** Whether this call made the change. */
export async function changeRefund(
  db: Db,
  refund: RefundRow,
  change: { readonly state: RefundRow['state']; readonly tryAt?: Date },
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('refund')
    .set({
      state: change.state,
      updated_at: now,
      ...(change.tryAt === undefined ? {} : { try_at: change.tryAt }),
    })
    .where('property_id', '=', refund.property_id)
    .where('refund_id', '=', refund.refund_id)
    .where('state', 'in', ['due', 'delayed'])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Changed bookings of which more was paid than they cost, beside what is on its way back: money that came while they were changed. */
export async function listOverpaid(db: Db, limit: number): Promise<ReservationName[]> {
  const { rows } = await sql<ReservationName>`
    select r.property_id as "propertyId", r.reservation_id as "reservationId"
    from reservation r
    where r.stay_version > 0 and r.paid_minor > r.total_minor + coalesce((
      select sum(f.amount_minor) from refund f
      where f.property_id = r.property_id and f.reservation_id = r.reservation_id and f.state <> 'done'), 0)
    limit ${limit}`.execute(db);
  return rows;
}
