import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type PaymentRow = Selectable<Tables['payment']>;

/**
 * `started`: the gateway may have been asked; `pending`: the guest is at the gateway. Those two, and `refund-due`, are asked about again
 * when their lease runs out; the others are final.
 */
export type PaymentState =
  'started' | 'pending' | 'approved' | 'declined' | 'abandoned' | 'refund-due' | 'refunded';

const unsettled: readonly PaymentState[] = ['started', 'pending', 'refund-due'];

export async function insertPayment(
  tx: DbTransaction,
  payment: Insertable<Tables['payment']>,
): Promise<void> {
  await tx.insertInto('payment').values(payment).execute();
}

/** The latest attempt to pay for a reservation. */
export async function findPaymentOf(
  db: Db,
  name: { readonly propertyId: string; readonly reservationId: string },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findPaymentByReference(
  db: Db,
  provider: string,
  name: { readonly propertyId: string; readonly reference: string },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('provider', '=', provider)
    .where('gateway_reference', '=', name.reference)
    .executeTakeFirst();
}

export interface PaymentChange {
  readonly from: readonly PaymentState[];
  readonly to: PaymentState;
  readonly now: Date;
  /** When to ask about it again, for a state that is not final. */
  readonly leaseUntil?: Date;
  readonly reason?: string;
}

/** Whether this call made the change: of two at once, one does. */
export async function changePayment(db: Db, payment: PaymentRow, change: PaymentChange): Promise<boolean> {
  const reason = change.reason === undefined ? {} : { reason: change.reason };
  const result = await db
    .updateTable('payment')
    .set({
      state: change.to,
      lease_until: change.leaseUntil ?? null,
      detail: JSON.stringify({ ...payment.detail, ...reason }),
      updated_at: change.now,
    })
    .where('property_id', '=', payment.property_id)
    .where('payment_id', '=', payment.payment_id)
    .where('state', 'in', [...change.from])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Payments whose lease has run out, leased again to the caller: a crash, a closed browser or a lost notification left them open. Several
 * instances may ask at once; each gets others.
 */
export async function leaseUnsettledPayments(
  db: Db,
  lease: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<PaymentRow[]> {
  const due = db
    .selectFrom('payment')
    .select(['property_id', 'payment_id'])
    .where('state', 'in', [...unsettled])
    .where('lease_until', '<=', lease.now)
    .orderBy('lease_until')
    .limit(lease.limit)
    .forUpdate()
    .skipLocked();
  return db
    .with('due', () => due)
    .updateTable('payment')
    .from('due')
    .set({ lease_until: lease.until })
    .whereRef('payment.property_id', '=', 'due.property_id')
    .whereRef('payment.payment_id', '=', sql.ref('due.payment_id'))
    .returningAll('payment')
    .execute();
}
