import { sql, type Selectable } from 'kysely';
import type { Db, DbTransaction } from '../../db/database.ts';
import { json } from '../../db/column-types.ts';
import { newRowId } from '../../db/row-id.ts';
import type { Tables } from '../../db/schema.ts';
import type { MailKind, MailPayloads } from './kinds.ts';

/** The attempts for one mail; with the pauses between them they take a day and a quarter. */
export const mailAttempts = 15;

export type OutboxRow = Selectable<Tables['outbox']>;

interface MailOf<Kind extends MailKind> {
  readonly propertyId: string;
  readonly kind: Kind;
  readonly payload: MailPayloads[Kind];
  readonly now: Date;
  /** Where a mail must be written once: of several with one id the first stays. */
  readonly id?: string;
}
export type NewMail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];

/** Decisions 5: in the transaction of the change that the mail is about. */
export async function insertMail(tx: DbTransaction, mail: NewMail): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      property_id: mail.propertyId,
      outbox_id: mail.id ?? newRowId(),
      kind: mail.kind,
      payload: json(mail.payload),
      due_at: mail.now,
      created_at: mail.now,
    })
    .onConflict((conflict) => conflict.columns(['property_id', 'outbox_id']).doNothing())
    .execute();
}

/** Mails that are due, leased to the caller: they come up again at `until` unless they are marked as sent. Others get others. */
export async function leaseDueMails(
  db: Db,
  lease: { readonly now: Date; readonly until: Date; readonly limit: number; readonly attempts: number },
): Promise<OutboxRow[]> {
  const due = db
    .selectFrom('outbox')
    .select(['property_id', 'outbox_id'])
    .where('sent_at', 'is', null)
    .where('due_at', '<=', lease.now)
    .where('attempts', '<', lease.attempts)
    .orderBy('due_at')
    .limit(lease.limit)
    .forUpdate()
    .skipLocked();
  return db
    .with('due', () => due)
    .updateTable('outbox')
    .from('due')
    .set({ due_at: lease.until, attempts: sql<number>`attempts + 1` })
    .whereRef('outbox.property_id', '=', 'due.property_id')
    .whereRef('outbox.outbox_id', '=', 'due.outbox_id')
    .returningAll('outbox')
    .execute();
}

/** Gives back a mail that was not begun, as though it had not been leased. */
export async function returnLease(db: Db, mail: OutboxRow, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now, attempts: mail.attempts - 1 })
    .where('property_id', '=', mail.property_id)
    .where('outbox_id', '=', mail.outbox_id)
    .where('attempts', '=', mail.attempts)
    .where('sent_at', 'is', null)
    .execute();
}

/** Mails to the present guest of a booking whose address a mail server has refused for good (RFC 5321: 5yz). */
const refusedOf = (
  db: Db,
  { propertyId, reservationId }: { readonly propertyId: string; readonly reservationId: string },
) =>
  db
    .selectFrom('outbox')
    .select('outbox_id')
    .where('property_id', '=', propertyId)
    .where('sent_at', 'is', null)
    .where('kind', '<>', 'booking-email-changed' satisfies MailKind)
    .where('last_error', 'like', '5__ %')
    .where(sql<boolean>`payload ->> 'reservationId' = ${reservationId}`);

type OfBooking = Parameters<typeof refusedOf>[1];

export const isAddressRefused = async (db: Db, booking: OfBooking): Promise<boolean> =>
  (await refusedOf(db, booking).limit(1).executeTakeFirst()) !== undefined;

/** Once the booking has another address: what the former one did not get is sent there. */
export async function sendRefusedAgain(tx: DbTransaction, booking: OfBooking, now: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ due_at: now, attempts: 0, last_error: null })
    .where('property_id', '=', booking.propertyId)
    .where('outbox_id', 'in', refusedOf(tx, booking))
    .execute();
}

/** Marks a mail as sent, also when another process has leased it meanwhile: it must not be sent twice. */
export async function markSent(db: Db, mail: OutboxRow, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, last_error: null })
    .where('property_id', '=', mail.property_id)
    .where('outbox_id', '=', mail.outbox_id)
    .execute();
}

/** Nothing happens when another instance has leased the mail meanwhile, or has sent it: `attempts` distinguishes the leases. */
export async function markFailed(db: Db, mail: OutboxRow, error: string, dueAt: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ last_error: error, due_at: dueAt })
    .where('property_id', '=', mail.property_id)
    .where('outbox_id', '=', mail.outbox_id)
    .where('attempts', '=', mail.attempts)
    .where('sent_at', 'is', null)
    .execute();
}
