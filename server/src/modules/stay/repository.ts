import type { Insertable, Updateable } from 'kysely';
import type { BookerDetails, StayDate } from 'shared/contracts';
import { json } from '../../db/column-types.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { RoomBefore, StoredPaymentPlan, StoredPriceLine, Tables, TakenStock } from '../../db/schema.ts';
import type { ItemRow, ReservationName } from '../booking/index.ts';
import { named } from './named.ts';

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
  readonly arrivalTime: string | null;
  readonly booker: BookerDetails;
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
      arrival_time: change.arrivalTime,
      booker: json(change.booker),
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

/** A lower price of a booking, which is confirmed or has been; of two at once one finds the version that it has seen. */
export async function writePrice(
  tx: DbTransaction,
  name: ReservationName,
  version: number,
  price: Pick<ReservationAfter, 'roomsMinor' | 'totalMinor' | 'plan'>,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('reservation')
    .set({
      rooms_minor: price.roomsMinor,
      total_minor: price.totalMinor,
      payment_plan: price.plan === null ? null : json(price.plan),
      stay_version: version + 1,
      updated_at: now,
    })
    .where((eb) => eb.and(named(name)))
    .where('status', 'in', ['Confirmed', 'Cancelled'])
    .where('stay_version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
