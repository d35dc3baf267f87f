import { type Selectable, sql } from 'kysely';
import { json } from '../../db/column-types.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { BookingActor, BookingEventKind, Tables } from '../../db/schema.ts';

export type BookingEvent = Selectable<Tables['booking_event']>;

export interface NewBookingEvent {
  readonly propertyId: string;
  readonly reservationId: string;
  readonly kind: BookingEventKind;
  readonly by: BookingActor;
  /** The account of the staff member, where it was one. */
  readonly byId?: string;
  /** Beside how the booking stands: ids, amounts in minor units and codes, never a person's words. */
  readonly facts?: {
    readonly amountMinor?: number;
    readonly reason?: string;
    readonly [more: string]: unknown;
  };
  readonly now: Date;
}

/**
 * Records what has happened to a booking, in the transaction of the change, and as its last statement: the row with the property's next number is contended.
 * The hotel's mails and the feeds for machines read these events.
 */
export async function recordBookingEvent(tx: DbTransaction, event: NewBookingEvent): Promise<void> {
  const { propertyId, reservationId, kind, by, byId, facts, now } = event;
  const events = json([{ kind, reservationId, by, byId, facts, at: now }]);
  await sql`select write_booking_events(${propertyId}, ${events}::jsonb)`.execute(tx);
}

/** Events of a property after a number, in their order; no number is left out, so that a reader knows that it has missed none. */
export const readBookingEvents = (
  db: Db,
  propertyId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<BookingEvent[]> =>
  db
    .selectFrom('booking_event')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(limit)
    .execute();

/** Properties with events that a reader has not read. */
export async function listUnread(db: Db, reader: string): Promise<string[]> {
  const { rows } = await sql<{ property_id: string }>`
    select v.property_id from property_version v
    left join booking_event_reader r on r.property_id = v.property_id and r.reader = ${reader}
    where v.event_sequence > coalesce(r.last_sequence, 0)
    order by v.property_id`.execute(db);
  return rows.map(({ property_id: propertyId }) => propertyId);
}

/** Marks all events that a property has had as read by a reader that wants none of them. */
export async function skipUnread(db: Db, propertyId: string, reader: string): Promise<void> {
  await sql`
    insert into booking_event_reader (property_id, reader, last_sequence)
    select property_id, ${reader}, event_sequence from property_version where property_id = ${propertyId}
    on conflict (property_id, reader) do update
      set last_sequence = greatest(booking_event_reader.last_sequence, excluded.last_sequence)`.execute(db);
}

/**
 * Gives a reader the next events of a property and notes in the same transaction that it has read them: each is read once, whatever crashes and however
 * many processes read. Gives how many there were.
 */
export async function readOnce(
  tx: DbTransaction,
  {
    propertyId,
    reader,
    limit,
  }: { readonly propertyId: string; readonly reader: string; readonly limit: number },
  read: (events: readonly BookingEvent[]) => Promise<void>,
): Promise<number> {
  await tx
    .insertInto('booking_event_reader')
    .values({ property_id: propertyId, reader, last_sequence: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { last_sequence: after } = await tx
    .selectFrom('booking_event_reader')
    .select('last_sequence')
    .where('property_id', '=', propertyId)
    .where('reader', '=', reader)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const events = await readBookingEvents(tx, propertyId, { after, limit });
  const last = events.at(-1)?.sequence;
  if (last === undefined) return 0;
  await read(events);
  await tx
    .updateTable('booking_event_reader')
    .set({ last_sequence: last })
    .where('property_id', '=', propertyId)
    .where('reader', '=', reader)
    .execute();
  return events.length;
}
