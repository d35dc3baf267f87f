import dayjs from 'dayjs';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Between, purgeInBatches } from '../../db/purge.ts';
import { inTransaction } from '../../db/transaction.ts';
import { insertAudit } from './audit-repository.ts';

const dayMs = 24 * 3_600_000;

/** Months after which goes what the desk has of its own people (docs/privacy.md). */
const staffKept = { withoutRole: 12, unused: 36, auditAddress: 12 };

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
const always: Between = () => Promise.resolve(true);

/** Forgets sessions that are over, and invitations a month after their end. */
export async function purgeStaff(db: Db, now: Date, between?: Between): Promise<void> {
  const isOver = sql`idle_expires_at < ${at(now)} or expires_at < ${at(now)}`;
  await purgeInBatches(db, 'staff_session', isOver, between);
  const before = new Date(now.getTime() - 30 * dayMs);
  await purgeInBatches(db, 'staff_invitation', sql`expires_at < ${at(before)}`, between);
}

interface Unused {
  readonly staffId: string;
  /** The hotels of the roles that go with the account; groups and the site are no hotel. */
  readonly hotels: readonly string[];
}

/** Accounts whose last role was taken away long ago, and those whose owner has not come in for still longer. */
const listUnused = async (db: Db, now: Date, limit: number): Promise<Unused[]> => {
  const monthsAgo = (months: number) => at(dayjs(now).subtract(months, 'month').toDate());
  const seen = sql`greatest(coalesce(s.seen_at, s.created_at), s.updated_at)`;
  const { rows } = await sql<Unused>`
    select s.staff_id as "staffId", array(
      select r.property_id from staff_role r where r.staff_id = s.staff_id and r.property_id is not null) as hotels
    from staff s
    where ${seen} < ${monthsAgo(staffKept.unused)} or (${seen} < ${monthsAgo(staffKept.withoutRole)}
      and not exists (select from staff_role r where r.staff_id = s.staff_id))
    order by s.staff_id limit ${limit}`.execute(db);
  return rows;
};

/** Deletes accounts of the desk that are not used any more, with their roles: the audit log keeps the id of each, and no name. */
export async function eraseUnusedStaff(db: Db, now: Date, between: Between = always): Promise<void> {
  for (const { staffId, hotels } of await listUnused(db, now, 100)) {
    await inTransaction(db, async (tx) => {
      await tx.deleteFrom('staff').where('staff_id', '=', staffId).execute();
      const entry = {
        now,
        action: 'staff.unused-deleted',
        subject: staffId,
        address: null,
        correlationId: null,
      };
      for (const propertyId of hotels.length > 0 ? hotels : [null])
        await insertAudit(tx, { ...entry, propertyId, by: { via: 'job' } });
    });
    if (!(await between())) return;
  }
}

/** Blanks addresses in the audit log, a batch at a time; the rest of an entry stays. */
export async function blankAuditAddresses(db: Db, now: Date, between: Between = always): Promise<void> {
  const before = at(dayjs(now).subtract(staffKept.auditAddress, 'month').toDate());
  const size = 1000;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      update staff_audit set address = null where entry_id = any(array(
        select entry_id from staff_audit where address is not null and at < ${before} order by at limit ${size}))`.execute(
      db,
    );
    if (Number(numAffectedRows) < size || !(await between())) return;
  }
}
