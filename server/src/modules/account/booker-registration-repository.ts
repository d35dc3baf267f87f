import type { Selectable } from 'kysely';
import type { Db, DbTransaction } from '../../db/database.ts';
import { isNotPostponed } from '../../db/job-failures.ts';
import type { Tables } from '../../db/schema.ts';
import type { BookingsOfUsers } from './bookings.ts';

/** Under which failures of it are noted. */
export const registerJob = 'register-bookers';

export type BookerRegistration = Selectable<Tables['booker_registration']>;

interface ReservationName {
  readonly propertyId: string;
  readonly reservationId: string;
}

const named = (name: ReservationName) => ({
  property_id: name.propertyId,
  reservation_id: name.reservationId,
});

export async function findRegistration(
  db: Db,
  name: ReservationName,
): Promise<BookerRegistration | undefined> {
  return db
    .selectFrom('booker_registration')
    .selectAll()
    .where((eb) => eb.and(named(name)))
    .executeTakeFirst();
}

/** Nothing happens when it is there: a booking registers its booker once, however often it is asked for. */
export async function insertRegistrationOnce(
  db: Db,
  name: ReservationName,
  registration: {
    readonly state: 'waiting' | 'failed';
    readonly passwordHash: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const { state, passwordHash, now } = registration;
  await db
    .insertInto('booker_registration')
    .values({ ...named(name), state, password_hash: passwordHash, created_at: now })
    .onConflict((conflict) => conflict.columns(['property_id', 'reservation_id']).doNothing())
    .execute();
}

/** Completes a waiting registration, and gives its hash; undefined when none waits (any more). */
export async function takeRegistration(
  tx: DbTransaction,
  name: ReservationName,
): Promise<BookerRegistration | undefined> {
  const waiting = await tx
    .selectFrom('booker_registration')
    .selectAll()
    .where((eb) => eb.and(named(name)))
    .where('state', '=', 'waiting')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!waiting) return undefined;
  await tx
    .updateTable('booker_registration')
    .set({ state: 'done', password_hash: null })
    .where((eb) => eb.and(named(name)))
    .execute();
  return waiting;
}

/** Those whose booking was confirmed meanwhile, by the guest's bank or a late payment. */
export async function listConfirmedRegistrations(
  { db, bookings }: { readonly db: Db; readonly bookings: BookingsOfUsers },
  now: Date,
  limit: number,
): Promise<ReservationName[]> {
  const rows = await db
    .selectFrom('booker_registration as registration')
    .select(['registration.property_id', 'registration.reservation_id'])
    .where('registration.state', '=', 'waiting')
    .where(bookings.isConfirmed('registration.property_id', 'registration.reservation_id'))
    .where(isNotPostponed(registerJob, 'registration.property_id', 'registration.reservation_id', now))
    .orderBy('registration.created_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ propertyId: row.property_id, reservationId: row.reservation_id }));
}
