import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { StayDate } from 'shared/contracts';
import { json } from '../../db/column-types.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { isNotPostponed } from '../../db/job-failures.ts';
import type { RoomBefore, StoredPaymentPlan, StoredPriceLine, Tables, TakenStock } from '../../db/schema.ts';
import type { ItemRow, ReservationName } from '../booking/index.ts';

/** Under which failures of it are noted. */
export const refundJob = 'give-back';

export type RefundRow = Selectable<Tables['refund']>;
type DueRow = Selectable<Tables['payment_due']>;

const named = ({ propertyId, reservationId }: ReservationName) => ({
  property_id: propertyId,
  reservation_id: reservationId,
});

/** A room as it stands after it was cancelled. */
export interface ItemCancellation {
  readonly itemId: string;
  readonly feeMinor: number;
  readonly lines: readonly StoredPriceLine[];
  readonly before: RoomBefore;
}

export async function cancelItem(
  tx: DbTransaction,
  propertyId: string,
  { itemId, feeMinor, lines, before }: ItemCancellation,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reservation_item')
    .set({
      room_minor: feeMinor,
      services_minor: 0,
      total_minor: feeMinor,
      price_lines: json(lines),
      cancelled_at: now,
      before_cancellation: json(before),
    })
    .where('property_id', '=', propertyId)
    .where('reservation_item_id', '=', itemId)
    .execute();
  await tx
    .deleteFrom('reservation_service')
    .where('property_id', '=', propertyId)
    .where('reservation_item_id', '=', itemId)
    .execute();
}

export interface ReservationAfter {
  readonly isAll: boolean;
  readonly roomsMinor: number;
  readonly servicesMinor: number;
  readonly giftMinor: number;
  readonly totalMinor: number;
  readonly stock: TakenStock;
  readonly plan: StoredPaymentPlan | null;
}

/** The booking's own figures; of two at once one finds the version that it has seen. */
export async function changeReservation(
  tx: DbTransaction,
  name: ReservationName,
  version: number,
  after: ReservationAfter,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('reservation')
    .set({
      rooms_minor: after.roomsMinor,
      services_minor: after.servicesMinor,
      gift_discount_minor: after.giftMinor,
      total_minor: after.totalMinor,
      stock: json(after.stock),
      payment_plan: after.plan === null ? null : json(after.plan),
      stay_version: version + 1,
      updated_at: now,
      ...(after.isAll ? { status: 'Cancelled' as const, cancelled_at: now } : {}),
    })
    .where((eb) => eb.and(named(name)))
    .where('status', '=', 'Confirmed')
    .where('stay_version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** A booking after a change that leaves its rooms. */
export interface ReservationChange {
  readonly dateFrom: StayDate;
  readonly dateTo: StayDate;
  readonly notes: string | null;
  readonly roomsMinor: number;
  readonly servicesMinor: number;
  readonly giftMinor: number;
  readonly totalMinor: number;
  readonly stock: TakenStock;
  readonly plan: StoredPaymentPlan | null;
}

export async function writeChange(
  tx: DbTransaction,
  name: ReservationName,
  { version, quote }: { readonly version: number; readonly quote: string },
  change: ReservationChange,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('reservation')
    .set({
      date_from: change.dateFrom,
      date_to: change.dateTo,
      notes: change.notes,
      rooms_minor: change.roomsMinor,
      services_minor: change.servicesMinor,
      gift_discount_minor: change.giftMinor,
      total_minor: change.totalMinor,
      stock: json(change.stock),
      payment_plan: change.plan === null ? null : json(change.plan),
      stay_version: version + 1,
      last_change: quote,
      updated_at: now,
    })
    .where((eb) => eb.and(named(name)))
    .where('status', '=', 'Confirmed')
    .where('stay_version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** A room in the place of another one, or with other names. */
export async function rewriteItem(
  tx: DbTransaction,
  item: Pick<ItemRow, 'property_id' | 'reservation_item_id'>,
  row: Updateable<Tables['reservation_item']>,
): Promise<void> {
  await tx
    .updateTable('reservation_item')
    .set(row)
    .where('property_id', '=', item.property_id)
    .where('reservation_item_id', '=', item.reservation_item_id)
    .execute();
}

export async function rewriteServices(
  tx: DbTransaction,
  item: Pick<ItemRow, 'property_id' | 'reservation_item_id'>,
  rows: readonly Insertable<Tables['reservation_service']>[],
): Promise<void> {
  await tx
    .deleteFrom('reservation_service')
    .where('property_id', '=', item.property_id)
    .where('reservation_item_id', '=', item.reservation_item_id)
    .execute();
  if (rows.length > 0)
    await tx
      .insertInto('reservation_service')
      .values([...rows])
      .execute();
}

/** A later charge on another day. */
export async function moveDue(
  tx: DbTransaction,
  due: DueRow,
  moved: { readonly on: StayDate; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('payment_due')
    .set({ due_on: moved.on, due_at: moved.at, try_at: moved.at })
    .where('property_id', '=', due.property_id)
    .where('reservation_id', '=', due.reservation_id)
    .where('position', '=', due.position)
    .where('state', '=', 'waiting')
    .execute();
}

/** The later charges of a booking, held until the transaction ends; before the lock of the booking, everywhere. */
export async function lockDues(tx: DbTransaction, name: ReservationName): Promise<DueRow[]> {
  return tx
    .selectFrom('payment_due')
    .selectAll()
    .where((eb) => eb.and(named(name)))
    .orderBy('position')
    .forUpdate()
    .execute();
}

export async function listDues(db: Db, name: ReservationName): Promise<DueRow[]> {
  return db
    .selectFrom('payment_due')
    .selectAll()
    .where((eb) => eb.and(named(name)))
    .orderBy('position')
    .execute();
}

/** A later charge becomes less; one of nothing goes, unless a payment of it was begun, which is looked up still. */
export async function lessenDue(tx: DbTransaction, due: DueRow, amountMinor: number): Promise<void> {
  const key = {
    property_id: due.property_id,
    reservation_id: due.reservation_id,
    position: due.position,
  };
  const change = amountMinor === 0 ? { state: 'given-up' as const } : { amount_minor: amountMinor };
  await tx
    .updateTable('payment_due')
    .set(change)
    .where((eb) => eb.and(key))
    .execute();
  if (amountMinor > 0) return;
  await tx
    .deleteFrom('payment_due')
    .where((eb) => eb.and(key))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment')
            .select('payment_id')
            .where('payment.property_id', '=', due.property_id)
            .where('payment.reservation_id', '=', due.reservation_id)
            .where('payment.due_position', '=', due.position),
        ),
      ),
    )
    .execute();
}

/** A charge of the kept card that is due at once. */
export async function insertDue(
  tx: DbTransaction,
  name: ReservationName,
  charge: Pick<DueRow, 'position' | 'due_on' | 'amount_minor' | 'currency'>,
  { now, tryAt = now }: { readonly now: Date; readonly tryAt?: Date },
): Promise<void> {
  await tx
    .insertInto('payment_due')
    .values({ ...named(name), ...charge, due_at: now, try_at: tryAt })
    .execute();
}

export async function insertRefund(
  tx: DbTransaction,
  name: ReservationName,
  refund: Pick<RefundRow, 'payment_id' | 'amount_minor' | 'currency'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('refund')
    .values({
      ...named(name),
      ...refund,
      refund_id: randomUUID(),
      state: 'due',
      try_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function listRefunds(db: Db, name: ReservationName): Promise<RefundRow[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where((eb) => eb.and(named(name)))
    .orderBy('created_at')
    .orderBy('refund_id')
    .execute();
}

/** The latest payments of a booking first. */
export async function listPaymentIds(db: Db, name: ReservationName): Promise<string[]> {
  const rows = await db
    .selectFrom('payment')
    .select('payment_id')
    .where((eb) => eb.and(named(name)))
    .orderBy('attempt', 'desc')
    .execute();
  return rows.map((row) => row.payment_id);
}

/** Refunds whose time has come, leased to the caller; several instances get different ones. */
export async function leaseRefunds(
  db: Db,
  lease: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<RefundRow[]> {
  const open = db
    .selectFrom('refund')
    .select(['property_id', 'refund_id'])
    .where('state', 'in', ['due', 'delayed'])
    .where('try_at', '<=', lease.now)
    .where(isNotPostponed(refundJob, 'refund.property_id', 'refund.refund_id', lease.now))
    .orderBy('try_at')
    .limit(lease.limit)
    .forUpdate()
    .skipLocked();
  return db
    .with('open', () => open)
    .updateTable('refund')
    .from('open')
    .set({ try_at: lease.until })
    .whereRef('refund.property_id', '=', 'open.property_id')
    .whereRef('refund.refund_id', '=', sql.ref('open.refund_id'))
    .returningAll('refund')
    .execute();
}

/** Whether this call made the change. */
export async function changeRefund(
  db: Db,
  refund: RefundRow,
  change: { readonly state: RefundRow['state']; readonly tryAt?: Date },
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('refund')
    .set({
      state: change.state,
      updated_at: now,
      ...(change.tryAt === undefined ? {} : { try_at: change.tryAt }),
    })
    .where('property_id', '=', refund.property_id)
    .where('refund_id', '=', refund.refund_id)
    .where('state', 'in', ['due', 'delayed'])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Changed bookings of which more was paid than they cost, beside what is on its way back: money that came while they were changed. */
export async function listOverpaid(db: Db, limit: number): Promise<ReservationName[]> {
  const { rows } = await sql<ReservationName>`
    select r.property_id as "propertyId", r.reservation_id as "reservationId"
    from reservation r
    where r.stay_version > 0 and r.paid_minor > r.total_minor + coalesce((
      select sum(f.amount_minor) from refund f
      where f.property_id = r.property_id and f.reservation_id = r.reservation_id and f.state <> 'done'), 0)
    limit ${limit}`.execute(db);
  return rows;
}
