import { type Selectable, sql } from 'kysely';
import { json } from '../../../db/column-types.ts';
import type { Db, DbTransaction } from '../../../db/database.ts';
import { isNotPostponed } from '../../../db/job-failures.ts';
import { newRowId } from '../../../db/row-id.ts';
import type { PaymentDueState, Tables } from '../../../db/schema.ts';
import { insertPayment, newGatewayReference, openStates, type PaymentRow } from '../../payment/index.ts';
import type { ReservationName, ReservationRow } from '../repository.ts';
import { lookedUpAt } from './rules.ts';

/** Under which failures of it are noted. */
export const dueJob = 'charge-due';

export type DueRow = Selectable<Tables['payment_due']>;

const toCharge: readonly PaymentDueState[] = ['waiting', 'asked'];

export const dueItemId = ({ reservation_id: reservationId, position }: DueRow): string =>
  `${reservationId}:${String(position)}`;

const named = (due: Pick<DueRow, 'property_id' | 'reservation_id' | 'position'>) => ({
  property_id: due.property_id,
  reservation_id: due.reservation_id,
  position: due.position,
});

/**
 * Charges of confirmed bookings whose time has come, leased to the caller. Several instances may call at once; each gets different ones,
 * and those of a process that died come back when their lease is over.
 */
export async function leaseDues(
  db: Db,
  lease: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<DueRow[]> {
  const open = db
    .selectFrom('payment_due')
    .select(['property_id', 'reservation_id', 'position'])
    .where('state', 'in', [...toCharge])
    .where('try_at', '<=', lease.now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('reservation')
          .select('reservation_id')
          .whereRef('reservation.property_id', '=', 'payment_due.property_id')
          .whereRef('reservation.reservation_id', '=', 'payment_due.reservation_id')
          // A fee of a cancelled booking is charged too; its other charges have ended.
          .where('reservation.status', 'in', ['Confirmed', 'Cancelled']),
      ),
    )
    .where(
      isNotPostponed(
        dueJob,
        'payment_due.property_id',
        sql`payment_due.reservation_id || ':' || payment_due.position`,
        lease.now,
      ),
    )
    .orderBy('try_at')
    .limit(lease.limit)
    .forUpdate()
    .skipLocked();
  return db
    .with('open', () => open)
    .updateTable('payment_due')
    .from('open')
    .set({ try_at: lease.until })
    .whereRef('payment_due.property_id', '=', 'open.property_id')
    .whereRef('payment_due.reservation_id', '=', sql.ref('open.reservation_id'))
    .whereRef('payment_due.position', '=', sql.ref('open.position'))
    .returningAll('payment_due')
    .execute();
}

/** Bookings that were never paid for have no later charges: after so long no money comes that could confirm them. */
export async function giveUpUnconfirmed(db: Db, dueBefore: Date): Promise<void> {
  await db
    .updateTable('payment_due')
    .set({ state: 'given-up' })
    .where('state', '=', 'waiting')
    .where('try_at', '<=', dueBefore)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('reservation')
          .select('reservation_id')
          .whereRef('reservation.property_id', '=', 'payment_due.property_id')
          .whereRef('reservation.reservation_id', '=', 'payment_due.reservation_id')
          .where('reservation.status', 'in', ['Released', 'Refunded']),
      ),
    )
    .execute();
}

export async function listDues(db: Db, name: ReservationName): Promise<DueRow[]> {
  return db
    .selectFrom('payment_due')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .orderBy('due_at')
    .execute();
}

/** The charge as it is now, held until the transaction ends; before the lock of its payment, everywhere. */
export async function lockDue(
  tx: DbTransaction,
  due: Pick<DueRow, 'property_id' | 'reservation_id' | 'position'>,
): Promise<DueRow> {
  return tx
    .selectFrom('payment_due')
    .selectAll()
    .where((eb) => eb.and(named(due)))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function changeDue(
  tx: Db,
  due: DueRow,
  change: { readonly state: PaymentDueState; readonly attempts?: number; readonly tryAt?: Date },
): Promise<void> {
  await tx
    .updateTable('payment_due')
    .set({
      state: change.state,
      ...(change.attempts === undefined ? {} : { attempts: change.attempts }),
      ...(change.tryAt === undefined ? {} : { try_at: change.tryAt }),
    })
    .where((eb) => eb.and(named(due)))
    .execute();
}

/** The payment of a later charge that is under way; one at most. */
export async function findOpenLater(db: Db, due: DueRow): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('property_id', '=', due.property_id)
    .where('reservation_id', '=', due.reservation_id)
    .where('purpose', '=', 'later')
    .where('due_position', '=', due.position)
    .where('state', 'in', [...openStates])
    .executeTakeFirst();
}

/** A further payment of a later charge, under a reference of its own. The caller holds the charge's lock. */
export async function insertLater(
  tx: DbTransaction,
  due: DueRow,
  row: Pick<ReservationRow, 'reference_number'>,
  given: { readonly provider: string; readonly detail: object; readonly now: Date },
): Promise<PaymentRow> {
  const { last } = await tx
    .selectFrom('payment')
    .select((eb) => eb.fn.coalesce(eb.fn.max('attempt'), sql<number>`0`).as('last'))
    .where('property_id', '=', due.property_id)
    .where('reservation_id', '=', due.reservation_id)
    .executeTakeFirstOrThrow();
  const attempt = last + 1;
  const paymentId = newRowId();
  await insertPayment(tx, {
    property_id: due.property_id,
    payment_id: paymentId,
    reservation_id: due.reservation_id,
    provider: given.provider,
    attempt,
    gateway_reference: newGatewayReference(row.reference_number, attempt),
    state: 'started',
    amount_minor: due.amount_minor,
    currency: due.currency,
    detail: json(given.detail),
    purpose: 'later',
    due_position: due.position,
    lease_until: lookedUpAt(given.now),
    created_at: given.now,
    updated_at: given.now,
  });
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('property_id', '=', due.property_id)
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
}
