import { sql, type Insertable, type Selectable } from 'kysely';
import { together } from '../../db/batches.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { isNotPostponed } from '../../db/job-failures.ts';
import { json } from '../../db/column-types.ts';
import type { Tables } from '../../db/schema.ts';
import { openStates, paidStates, type PaymentWay, paymentWays, unsettledStates } from './rules.ts';

/** Under which failures of it are noted. */
export const settleJob = 'settle-payments';

export type PaymentRow = Selectable<Tables['payment']>;

/** A payment, and how many movements its ledger had before the gateway was asked about it. */
export type SeenPayment = PaymentRow & { readonly movementsSeen?: number };

export async function insertPayment(
  tx: DbTransaction,
  payment: Insertable<Tables['payment']>,
): Promise<void> {
  await tx.insertInto('payment').values(payment).execute();
}

/** The latest attempt to pay for a reservation, apart from later charges of the kept card. */
export async function findPaymentOf(
  db: Db,
  name: { readonly propertyId: string; readonly reservationId: string },
): Promise<PaymentRow | undefined> {
  return paymentsOf(db, name).orderBy('attempt', 'desc').limit(1).executeTakeFirst();
}

export async function findPayment(
  db: Db,
  name: { readonly propertyId: string; readonly paymentId: string },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('payment_id', '=', name.paymentId)
    .executeTakeFirst();
}

const paymentsOf = (db: Db, name: { readonly propertyId: string; readonly reservationId: string }) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .where('purpose', '=', 'booking');

/** The payment that a confirmed reservation stands on; undefined where it needed none. */
export async function findPaidPaymentOf(
  db: Db,
  name: { readonly propertyId: string; readonly reservationId: string },
): Promise<PaymentRow | undefined> {
  return paymentsOf(db, name)
    .where('state', 'in', [...paidStates])
    .executeTakeFirst();
}

/** The payment that the reservation was made with; further tries come after it. */
export async function findFirstPaymentOf(
  db: Db,
  name: { readonly propertyId: string; readonly reservationId: string },
): Promise<PaymentRow | undefined> {
  return paymentsOf(db, name).where('attempt', '=', 1).executeTakeFirst();
}

/** The payment as it is now, held until the transaction ends. Before the reservation's lock, everywhere. */
export async function lockPayment(tx: DbTransaction, payment: PaymentRow): Promise<PaymentRow> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('property_id', '=', payment.property_id)
    .where('payment_id', '=', payment.payment_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The one open payment of a reservation: the guest may be at the gateway, or a process on the way to it. */
export async function findOpenPaymentOf(
  db: Db,
  name: { readonly propertyId: string; readonly reservationId: string },
): Promise<PaymentRow | undefined> {
  return paymentsOf(db, name)
    .where('state', 'in', [...openStates])
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

/** The payment that the gateway knows by its own id. */
export async function findPaymentByGatewayId(
  db: Db,
  provider: string,
  gatewayId: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('gateway_id', '=', gatewayId)
    .executeTakeFirst();
}

const writeGatewayIds = together<{ readonly paymentId: string; readonly gatewayId: string }, null>(
  async (db, propertyId, ids) => {
    await sql`
      update payment set gateway_id = named."gatewayId"
      from jsonb_to_recordset(${json(ids)}::jsonb) as named("paymentId" text, "gatewayId" text)
      where payment.property_id = ${propertyId} and payment.payment_id = named."paymentId"`.execute(db);
    return ids.map(() => null);
  },
);

/** The gateway's id of a payment, known before the gateway asks a bank. */
export async function storeGatewayId(db: Db, payment: PaymentRow, gatewayId: string): Promise<void> {
  await writeGatewayIds(db, payment.property_id, { paymentId: payment.payment_id, gatewayId });
}

export interface PaymentChange {
  readonly now: Date;
  /** When to ask about it again, for a state that is not final. */
  readonly leaseUntil?: Date;
  readonly reason?: string;
  /** Where the guest pays. */
  readonly paymentUrl?: string;
  /** What is known of the card by now. */
  readonly card?: object;
  /** The card that the gateway keeps. */
  readonly method?: string;
}

/** Whether this call made the change: of two at once, one does. */
export async function changePayment(
  db: Db,
  payment: PaymentRow,
  way: PaymentWay,
  change: PaymentChange,
): Promise<boolean> {
  const { reason, paymentUrl, card, method } = change;
  const detail = {
    ...payment.detail,
    ...card,
    ...(reason === undefined ? {} : { reason }),
    ...(paymentUrl === undefined ? {} : { paymentUrl }),
  };
  const { from, to } = paymentWays[way];
  const result = await db
    .updateTable('payment')
    .set({
      state: to,
      lease_until: change.leaseUntil ?? null,
      detail: json(detail),
      updated_at: change.now,
      ...(method === undefined ? {} : { method }),
    })
    .where('property_id', '=', payment.property_id)
    .where('payment_id', '=', payment.payment_id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Payments whose lease has expired, leased again to the caller: a crash, a closed browser or a lost notification left them open. Several
 * instances may call at once; each gets different ones.
 */
export async function leaseUnsettledPayments(
  db: Db,
  lease: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<PaymentRow[]> {
  const due = db
    .selectFrom('payment')
    .select(['property_id', 'payment_id'])
    .where('state', 'in', [...unsettledStates])
    .where('lease_until', '<=', lease.now)
    .where(isNotPostponed(settleJob, 'payment.property_id', 'payment.payment_id', lease.now))
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

/** Asks later about a payment that is still open, unless somebody else has taken it over meanwhile. */
export async function postponePayment(db: Db, leased: PaymentRow, until: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ lease_until: until })
    .where('property_id', '=', leased.property_id)
    .where('payment_id', '=', leased.payment_id)
    .where('state', '=', leased.state)
    .where('lease_until', '=', leased.lease_until)
    .execute();
}
