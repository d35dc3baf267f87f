import { sql, type Selectable } from 'kysely';
import type { ReservationStatus, StayDate } from 'shared/contracts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { json } from '../../db/column-types.ts';
import type { MovementKind, Tables } from '../../db/schema.ts';
import type { ReservationName, ReservationRow } from '../booking/index.ts';
import { soughtIn } from './search-text.ts';

type TableBookingRow = Selectable<Tables['table_booking']>;

/** What a list shows of a booking. */
export type ListedRow = Pick<
  ReservationRow,
  | 'reservation_id'
  | 'reference_number'
  | 'status'
  | 'payment_type'
  | 'hold_expires_at'
  | 'made_by'
  | 'booker'
  | 'date_from'
  | 'date_to'
  | 'total_minor'
  | 'paid_minor'
  | 'currency'
  | 'pre_checked_in_at'
  | 'notes'
  | 'arrival_time'
  | 'created_at'
>;

/** Whether the guests of a room have not come. */
const noShow = sql<boolean>`coalesce(before_cancellation ->> 'noShow' = 'true', false)`;

/** A try that came to nothing is no stay; written out, so that the indexes which leave those out are used. */
const cameAbout = sql<boolean>`status <> 'Released'`;

const listed = (db: Db, propertyId: string) =>
  db
    .selectFrom('reservation')
    .select([
      'reservation_id',
      'reference_number',
      'status',
      'payment_type',
      'hold_expires_at',
      'made_by',
      'booker',
      'date_from',
      'date_to',
      'total_minor',
      'paid_minor',
      'currency',
      'pre_checked_in_at',
      'notes',
      'arrival_time',
      'created_at',
    ])
    .where('property_id', '=', propertyId);

/** More than the largest hotel has on a day. */
const mostOfADay = 2000;

interface Day {
  readonly propertyId: string;
  readonly on: StayDate;
  /** No stay that is there on that day has begun before this one. */
  readonly earliest: StayDate;
}

/** Confirmed stays that touch a day: they arrive, leave or are in the house. */
export const listOfDay = (db: Db, { propertyId, on, earliest }: Day): Promise<ListedRow[]> =>
  listed(db, propertyId)
    .where('status', '=', 'Confirmed')
    .where(cameAbout)
    .where('date_from', '>=', earliest)
    .where('date_from', '<=', on)
    .where('date_to', '>=', on)
    .orderBy('date_from', 'desc')
    .orderBy('reservation_id')
    .limit(mostOfADay)
    .execute();

export interface BookingSearch {
  readonly propertyId: string;
  readonly text: string | null;
  readonly status: ReservationStatus | 'Cancelled' | 'NoShow' | null;
  readonly arrivalFrom: StayDate | null;
  readonly arrivalTo: StayDate | null;
  /** The last booking of the page before. */
  readonly after: { readonly dateFrom: StayDate; readonly reservationId: string } | null;
  readonly limit: number;
}

/** A part of a search text as a pattern of `like`. */
const somewhere = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

export function searchBookings(db: Db, search: BookingSearch): Promise<ListedRow[]> {
  let query = listed(db, search.propertyId)
    .orderBy('date_from', 'desc')
    .orderBy('reservation_id', 'desc')
    .limit(search.limit);
  const { text, status, arrivalFrom, arrivalTo, after } = search;
  if (text !== null) {
    const sought = soughtIn(text);
    query = query.where((eb) =>
      eb.or([
        ...(sought.length === 0
          ? []
          : [eb.and(sought.map((part) => eb(sql`search_text collate "C"`, 'like', somewhere(part))))]),
        eb('reference_number', '=', text.toUpperCase()),
      ]),
    );
  }
  if (status !== 'Released') query = query.where(cameAbout);
  if (status !== null) query = query.where('status', '=', status === 'NoShow' ? 'Cancelled' : status);
  if (status === 'NoShow' || status === 'Cancelled') {
    const isNoShow = sql<boolean>`exists (select from reservation_item i where i.property_id = reservation.property_id
      and i.reservation_id = reservation.reservation_id and ${noShow})`;
    query = query.where((eb) => (status === 'NoShow' ? isNoShow : eb.not(isNoShow)));
  }
  if (arrivalFrom !== null) query = query.where('date_from', '>=', arrivalFrom);
  if (arrivalTo !== null) query = query.where('date_from', '<=', arrivalTo);
  if (after !== null)
    query = query.where(
      sql<boolean>`(date_from, reservation_id) < (${after.dateFrom}::date, ${after.reservationId})`,
    );
  return query.execute();
}

export type ListedRoom = Pick<
  Selectable<Tables['reservation_item']>,
  'reservation_id' | 'room_type_id' | 'room_type_name' | 'adults' | 'children' | 'infants' | 'guests'
> & { readonly no_show: boolean };

export const listRoomsOf = async (
  db: Db,
  propertyId: string,
  reservationIds: readonly string[],
): Promise<ListedRoom[]> =>
  reservationIds.length === 0
    ? []
    : db
        .selectFrom('reservation_item')
        .select([
          'reservation_id',
          'room_type_id',
          'room_type_name',
          'adults',
          'children',
          'infants',
          'guests',
        ])
        .select(noShow.as('no_show'))
        .where('property_id', '=', propertyId)
        .where('reservation_id', 'in', [...reservationIds])
        .orderBy('reservation_id')
        .orderBy('room_number')
        .execute();

export const listTablesOn = (db: Db, propertyId: string, on: StayDate): Promise<TableBookingRow[]> =>
  db
    .selectFrom('table_booking')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('visit_date', '=', on)
    .where('cancelled_at', 'is', null)
    .orderBy('visit_time')
    .orderBy('reference_number')
    .limit(mostOfADay)
    .execute();

export interface LedgerRow {
  readonly at: Date;
  readonly kind: MovementKind;
  readonly amountMinor: number;
  readonly currency: string;
  readonly provider: string;
}

/** Every movement of a booking's money, the earliest first. */
export const listLedger = (db: Db, name: ReservationName): Promise<LedgerRow[]> =>
  db
    .selectFrom('payment')
    .innerJoin('payment_movement as movement', (join) =>
      join
        .onRef('movement.property_id', '=', 'payment.property_id')
        .onRef('movement.payment_id', '=', 'payment.payment_id'),
    )
    .select([
      'movement.created_at as at',
      'movement.kind',
      'movement.amount_minor as amountMinor',
      'movement.currency',
      'payment.provider',
    ])
    .where('payment.property_id', '=', name.propertyId)
    .where('payment.reservation_id', '=', name.reservationId)
    .orderBy('movement.created_at')
    .orderBy('payment.attempt')
    .orderBy('movement.position')
    .execute();

const ofReservation = ({ reservationId }: ReservationName) =>
  sql<boolean>`payload ->> 'reservationId' = ${reservationId}`;

/** Bookings with a mail that could not be sent, whether or not it is tried again; those that arrive first first. */
export const listWithUnsentMails = (db: Db, propertyId: string): Promise<ListedRow[]> =>
  listed(db, propertyId)
    .where('reservation_id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select(sql<string>`payload ->> 'reservationId'`.as('id'))
        .where('outbox.property_id', '=', propertyId)
        .where('sent_at', 'is', null)
        .where('last_error', 'is not', null)
        .where(sql<boolean>`payload ->> 'reservationId' is not null`),
    )
    .orderBy('date_from')
    .orderBy('reservation_id')
    .limit(mostOfADay)
    .execute();

export const listMailsOf = (db: Db, name: ReservationName) =>
  db
    .selectFrom('outbox')
    .select(['outbox_id', 'kind', 'created_at', 'sent_at', 'last_error', 'attempts'])
    .where('property_id', '=', name.propertyId)
    .where(ofReservation(name))
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();

/** A mail of the booking in the outbox, as it was written there. */
export const findMailOf = (db: Db, name: ReservationName, mailId: string) =>
  db
    .selectFrom('outbox')
    .select(['kind', 'payload'])
    .where('property_id', '=', name.propertyId)
    .where('outbox_id', '=', mailId)
    .where(ofReservation(name))
    .executeTakeFirst();

const mailPauseMs = 60_000;

/** Whether the same mail was written less than a minute ago; callers for one booking wait for each other. */
export async function isMailRecent(
  tx: DbTransaction,
  name: ReservationName,
  { kind, payload, now }: { readonly kind: string; readonly payload: object; readonly now: Date },
): Promise<boolean> {
  await tx
    .selectFrom('reservation')
    .select('reservation_id')
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .forUpdate()
    .execute();
  const recent = await tx
    .selectFrom('outbox')
    .select('outbox_id')
    .where('property_id', '=', name.propertyId)
    .where(ofReservation(name))
    .where('kind', '=', kind)
    .where(sql<boolean>`payload = ${json(payload)}::jsonb`)
    .where('created_at', '>', new Date(now.getTime() - mailPauseMs))
    .limit(1)
    .executeTakeFirst();
  return recent !== undefined;
}

/** The same mail once more: the kind and the ids of a row that is there already. */
export async function insertMailAgain(
  tx: DbTransaction,
  propertyId: string,
  mail: { readonly kind: string; readonly payload: object; readonly mailId: string },
  now: Date,
): Promise<void> {
  const due = { due_at: now, created_at: now };
  await tx
    .insertInto('outbox')
    .values({
      property_id: propertyId,
      outbox_id: mail.mailId,
      kind: mail.kind,
      payload: json(mail.payload),
      ...due,
    })
    .execute();
}

export async function insertNote(
  tx: DbTransaction,
  name: ReservationName,
  note: { readonly noteId: string; readonly staffId: string; readonly text: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('desk_note')
    .values({
      property_id: name.propertyId,
      note_id: note.noteId,
      reservation_id: name.reservationId,
      staff_id: note.staffId,
      text: note.text,
      created_at: note.now,
    })
    .execute();
}

export const listNotes = (db: Db, name: ReservationName) =>
  db
    .selectFrom('desk_note as note')
    .leftJoin('staff', 'staff.staff_id', 'note.staff_id')
    .select(['note.created_at', 'note.text', 'staff.name'])
    .where('note.property_id', '=', name.propertyId)
    .where('note.reservation_id', '=', name.reservationId)
    .orderBy('note.created_at', 'desc')
    .limit(200)
    .execute();

/** What has happened to a booking, with the name of the member of staff where it was one. */
export const listEventsOf = (db: Db, name: ReservationName) =>
  db
    .selectFrom('booking_event as event')
    .leftJoin('staff', 'staff.staff_id', 'event.actor_id')
    .select(['event.at', 'event.kind', 'event.actor', 'event.facts', 'staff.name'])
    .where('event.property_id', '=', name.propertyId)
    .where('event.reservation_id', '=', name.reservationId)
    .orderBy('event.sequence', 'desc')
    .limit(200)
    .execute();

/** What the desk did with a booking, by the audit log. */
export const listDoneTo = (db: Db, name: ReservationName) =>
  db
    .selectFrom('staff_audit as entry')
    .leftJoin('staff', 'staff.staff_id', 'entry.staff_id')
    .select(['entry.at', 'entry.action', 'staff.name'])
    .where('entry.hotel_id', '=', name.propertyId)
    .where('entry.subject', '=', name.reservationId)
    .orderBy('entry.entry_id', 'desc')
    .limit(200)
    .execute();
