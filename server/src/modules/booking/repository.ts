import { type Selectable, sql } from 'kysely';
import { type CreateRequest, PaymentType } from 'shared/contracts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { isNotPostponed } from '../../db/job-failures.ts';
import { json } from '../../db/column-types.ts';
import type { Tables } from '../../db/schema.ts';
import { guestLanguage } from '../../language/index.ts';
import { openStates, type Transition, transitions } from '../payment/index.ts';

/** More than a desk makes in the time for which it holds rooms. */
const mostWaiting = 500;

/** Under which failures of it are noted. */
export const releaseJob = 'release-holds';

export type ReservationRow = Selectable<Tables['reservation']>;
export type ItemRow = Selectable<Tables['reservation_item']>;
export type ServiceRow = Selectable<Tables['reservation_service']>;

export interface ReservationName {
  readonly propertyId: string;
  readonly reservationId: string;
}

export async function findReservation(db: Db, name: ReservationName): Promise<ReservationRow | undefined> {
  return db
    .selectFrom('reservation')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .executeTakeFirst();
}

export async function findReservationByToken(
  db: Db,
  propertyId: string,
  token: string,
): Promise<ReservationRow | undefined> {
  return db
    .selectFrom('reservation')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('confirmation_token', '=', token)
    .executeTakeFirst();
}

export const findReservationByReference = (
  db: Db,
  propertyId: string,
  referenceNumber: string,
): Promise<ReservationRow | undefined> =>
  db
    .selectFrom('reservation')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('reference_number', '=', referenceNumber)
    .executeTakeFirst();

export async function listItems(db: Db, name: ReservationName): Promise<ItemRow[]> {
  return db
    .selectFrom('reservation_item')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .orderBy('room_number')
    .execute();
}

/** Those that guests will come to. */
export const listActiveItems = async (db: Db, name: ReservationName): Promise<ItemRow[]> =>
  (await listItems(db, name)).filter((item) => item.cancelled_at === null);

export async function listItemServices(db: Db, name: ReservationName): Promise<ServiceRow[]> {
  return db
    .selectFrom('reservation_service as service')
    .innerJoin('reservation_item as item', (join) =>
      join
        .onRef('item.property_id', '=', 'service.property_id')
        .onRef('item.reservation_item_id', '=', 'service.reservation_item_id'),
    )
    .selectAll('service')
    .where('item.property_id', '=', name.propertyId)
    .where('item.reservation_id', '=', name.reservationId)
    .orderBy('item.room_number')
    .orderBy('service.position')
    .execute();
}

/** Which of a booking's later charges are paid, by their place in its plan from 1 on. */
export async function paidPositions(db: Db, name: ReservationName): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('payment_due')
    .select('position')
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .where('state', '=', 'paid')
    .execute();
  return new Set(rows.map(({ position }) => position));
}

/** The reservation as it is now, held until the transaction ends; after the lock of its payment. */
export async function lockReservation(tx: DbTransaction, name: ReservationName): Promise<ReservationRow> {
  return tx
    .selectFrom('reservation')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export interface StatusChange extends ReservationName {
  readonly now: Date;
  readonly paidMinor?: number;
}

/** The reservation when this call made the change, undefined when its status was another one (any more). */
export async function makeTransition(
  tx: DbTransaction,
  transition: Transition,
  change: StatusChange,
): Promise<ReservationRow | undefined> {
  const { from, to } = transitions[transition];
  return tx
    .updateTable('reservation')
    .set({
      status: to,
      updated_at: change.now,
      lease_until: null,
      ...(change.paidMinor === undefined ? {} : { paid_minor: change.paidMinor }),
    })
    .where('property_id', '=', change.propertyId)
    .where('reservation_id', '=', change.reservationId)
    .where('status', 'in', [...from])
    .returningAll()
    .executeTakeFirst();
}

/** What a booking's guest has paid; minor units. */
export async function setPaid(
  tx: DbTransaction,
  name: ReservationName,
  paidMinor: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ paid_minor: paidMinor, updated_at: now })
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .execute();
}

/** Which member of staff has made a booking that was just written. */
export async function setMadeBy(tx: DbTransaction, name: ReservationName, staffId: string): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ made_by: staffId })
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .execute();
}

/** Those that the desk has made and whose guests have not paid yet, the first to end first. */
export const listWaitingForLink = (db: Db, propertyId: string): Promise<ReservationRow[]> =>
  db
    .selectFrom('reservation')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('made_by', 'is not', null)
    // Written out, so that the index of these is used.
    .where(sql<boolean>`status in ('Held', 'PendingPayment')`)
    .orderBy('hold_expires_at')
    .limit(mostWaiting)
    .execute();

/** Those that hold no rooms and wait for the hotel's yes (`on-request.ts`). */
const requestsOf = (db: Db, propertyId: string) =>
  db
    .selectFrom('reservation')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('status', '=', 'Held')
    .where('payment_type', '=', PaymentType.companyInvoice);

export const listOpenRequests = async (db: Db, propertyId: string, now: Date): Promise<ReservationRow[]> =>
  requestsOf(db, propertyId).where('hold_expires_at', '>', now).orderBy('created_at').execute();

export async function findOpenRequest(
  db: Db,
  name: { readonly propertyId: string; readonly referenceNumber: string },
): Promise<ReservationRow | undefined> {
  return requestsOf(db, name.propertyId)
    .where('reference_number', '=', name.referenceNumber)
    .executeTakeFirst();
}

/**
 * One booking whose hold has expired and that has no open payment, locked until the transaction ends; each instance gets another one.
 * Those with an open payment are released once the gateway has said how it stands.
 */
export async function lockExpiredHold(tx: DbTransaction, now: Date): Promise<ReservationName | undefined> {
  return tx
    .selectFrom('reservation')
    .select(['property_id as propertyId', 'reservation_id as reservationId'])
    .where('status', 'in', ['Held', 'PendingPayment'])
    .where('hold_expires_at', '<=', now)
    .where(isNotPostponed(releaseJob, 'reservation.property_id', 'reservation.reservation_id', now))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment')
            .select('payment_id')
            .whereRef('payment.property_id', '=', 'reservation.property_id')
            .whereRef('payment.reservation_id', '=', 'reservation.reservation_id')
            .where('payment.state', 'in', [...openStates]),
        ),
      ),
    )
    .orderBy('hold_expires_at')
    .limit(1)
    .forUpdate('reservation')
    .skipLocked()
    .executeTakeFirst();
}

/** Who pays for a held booking now, and how; everything else of it stays. */
export async function changePayer(
  tx: DbTransaction,
  name: ReservationName,
  { request, now }: { readonly request: CreateRequest; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({
      booker: json(request.booker),
      payment_type: request.paymentType,
      notes: request.notes,
      comment: request.comment,
      language_code: guestLanguage(request.languageCode),
      updated_at: now,
    })
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .execute();
}

/** Whether an invoice was issued for a booking. */
export async function hasInvoice(db: Db, name: ReservationName): Promise<boolean> {
  const row = await db
    .selectFrom('invoice')
    .select('position')
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
