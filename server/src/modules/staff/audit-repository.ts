import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../db/database.ts';
import { json } from '../../db/column-types.ts';
import type { AuditVia } from '../../db/schema.ts';

export interface AuditRecord {
  readonly now: Date;
  /** Null for what belongs to no hotel. */
  readonly propertyId: string | null;
  /** A member of staff, or what did it instead of one. */
  readonly by: { readonly staffId: string } | { readonly via: AuditVia };
  /** `area.what-happened`, such as `staff.role-changed`. */
  readonly action: string;
  /** The id of what was changed. */
  readonly subject: string;
  /** Ids and values, never the text of a person. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly address: string | null;
  readonly correlationId: string | null;
}

/** In the transaction of the change: neither is there without the other. */
export async function insertAudit(tx: DbTransaction, record: AuditRecord): Promise<void> {
  await tx
    .insertInto('staff_audit')
    .values({
      at: record.now,
      hotel_id: record.propertyId,
      staff_id: 'staffId' in record.by ? record.by.staffId : null,
      via: 'via' in record.by ? record.by.via : null,
      action: record.action,
      subject: record.subject,
      value_before: record.before === undefined ? null : json(record.before),
      value_after: record.after === undefined ? null : json(record.after),
      address: record.address,
      correlation_id: record.correlationId,
    })
    .execute();
}

/** Who or what did it; rows of earlier releases without a member of staff are of commands. */
const byOf = sql<
  'staff' | AuditVia
>`case when entry.staff_id is not null then 'staff' else coalesce(entry.via, 'command') end`.as('by');

/** Latest first, from an entry on, with what each is about by the name that people know: ids alone are in the log. */
export const listAudit = (db: Db, propertyId: string, before: number | null, limit: number) => {
  let query = db
    .selectFrom('staff_audit as entry')
    .leftJoin('staff', 'staff.staff_id', 'entry.staff_id')
    .leftJoin('staff as person', 'person.staff_id', 'entry.subject')
    .leftJoin('staff_invitation as invitation', 'invitation.invitation_id', 'entry.subject')
    .leftJoin('reservation as booking', (join) =>
      join
        .onRef('booking.property_id', '=', 'entry.hotel_id')
        .onRef('booking.reservation_id', '=', 'entry.subject'),
    )
    .select(['entry.entry_id', 'entry.at', 'entry.action', 'entry.subject', 'entry.address', 'staff.name'])
    .select(byOf)
    .select((eb) =>
      eb.fn
        .coalesce(eb.ref('booking.reference_number'), eb.ref('person.name'), eb.ref('invitation.email'))
        .as('about'),
    )
    .where('entry.hotel_id', '=', propertyId)
    .orderBy('entry.entry_id', 'desc')
    .limit(limit);
  if (before !== null) query = query.where('entry.entry_id', '<', before);
  return query.execute();
};

/** What was done to the site itself and not to a hotel, the latest first. */
export const listActsOfSite = (db: Db, actions: readonly string[], limit: number) =>
  db
    .selectFrom('staff_audit as entry')
    .leftJoin('staff', 'staff.staff_id', 'entry.staff_id')
    .select([
      'entry.at',
      'entry.action',
      'entry.subject',
      'entry.value_before',
      'entry.value_after',
      'staff.name',
    ])
    .select(byOf)
    .where('entry.hotel_id', 'is', null)
    .where('entry.action', 'in', [...actions])
    .orderBy('entry.entry_id', 'desc')
    .limit(limit)
    .execute();
