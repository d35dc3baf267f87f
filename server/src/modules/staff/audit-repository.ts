import type { Db, DbTransaction } from '../../db/database.ts';
import { json } from '../../db/column-types.ts';

export interface AuditRecord {
  readonly now: Date;
  /** Null for what belongs to no hotel. */
  readonly propertyId: string | null;
  /** Null: from the command line. */
  readonly staffId: string | null;
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
      staff_id: record.staffId,
      action: record.action,
      subject: record.subject,
      value_before: record.before === undefined ? null : json(record.before),
      value_after: record.after === undefined ? null : json(record.after),
      address: record.address,
      correlation_id: record.correlationId,
    })
    .execute();
}

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
