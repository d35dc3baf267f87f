import { type Insertable, sql } from 'kysely';
import type { BookerDetails } from 'shared/contracts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { json } from '../../db/column-types.ts';
import type { StoredGuest, StoredPriceLine, Tables, TakenStock } from '../../db/schema.ts';
import type { ReservationName, ReservationRow } from '../booking/index.ts';
import type { StoredItemStay } from '../service/index.ts';

export async function findReservationByReference(
  db: Db,
  propertyId: string,
  referenceNumber: string,
): Promise<ReservationRow | undefined> {
  return db
    .selectFrom('reservation')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('reference_number', '=', referenceNumber)
    .executeTakeFirst();
}

/** A guest's changes of one room, with its added extras. */
export interface ItemChange {
  readonly propertyId: string;
  readonly itemId: string;
  readonly guests: readonly StoredGuest[];
  readonly configuration: { readonly id: string; readonly text: string } | null;
  readonly addedMinor: number;
  readonly priceLines: readonly StoredPriceLine[];
}

export async function updateItem(tx: DbTransaction, change: ItemChange): Promise<void> {
  const added = change.addedMinor;
  await tx
    .updateTable('reservation_item')
    .set({
      guests: json(change.guests),
      configuration_id: change.configuration?.id ?? null,
      configuration_text: change.configuration?.text ?? null,
      services_minor: sql<number>`services_minor + ${added}::bigint`,
      total_minor: sql<number>`total_minor + ${added}::bigint`,
      price_lines: json(change.priceLines),
    })
    .where('property_id', '=', change.propertyId)
    .where('reservation_item_id', '=', change.itemId)
    .execute();
}

type ServiceInsert = Insertable<Tables['reservation_service']>;

/** More of an extra that the room has is added to it. */
export async function addServices(tx: DbTransaction, rows: readonly ServiceInsert[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('reservation_service')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'reservation_item_id', 'service_id']).doUpdateSet({
        quantity: sql<number>`reservation_service.quantity + excluded.quantity`,
        cost_minor: sql<number>`reservation_service.cost_minor + excluded.cost_minor`,
      }),
    )
    .execute();
}

export interface CompletedCheckIn extends ReservationName {
  readonly booker: BookerDetails;
  readonly notes: string | null;
  readonly added: { readonly extrasMinor: number; readonly taxesMinor: number };
  readonly stock: TakenStock;
  readonly bodyHash: string;
  readonly now: Date;
}

export async function completeCheckIn(tx: DbTransaction, done: CompletedCheckIn): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({
      booker: json(done.booker),
      notes: done.notes,
      services_minor: sql<number>`services_minor + ${done.added.extrasMinor}::bigint`,
      total_minor: sql<number>`total_minor + ${done.added.extrasMinor + done.added.taxesMinor}::bigint`,
      stock: json(done.stock),
      pre_checked_in_at: done.now,
      pre_check_in_hash: done.bodyHash,
      updated_at: done.now,
    })
    .where('property_id', '=', done.propertyId)
    .where('reservation_id', '=', done.reservationId)
    .execute();
}

export async function hasGuaranteeCard(
  db: Db,
  { propertyId, reservationId }: ReservationName,
): Promise<boolean> {
  const row = await db
    .selectFrom('guarantee_card')
    .select('reservation_id')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertGuaranteeCard(
  tx: DbTransaction,
  card: Insertable<Tables['guarantee_card']>,
): Promise<void> {
  await tx.insertInto('guarantee_card').values(card).execute();
}

export async function findCompanyName(
  db: Db,
  propertyId: string,
  accountId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('company')
    .select('name')
    .where('property_id', '=', propertyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.name;
}

export interface StoredItem extends StoredItemStay {
  /** What the secret of the booking is made from. */
  readonly reservation: Pick<
    ReservationRow,
    'property_id' | 'reservation_id' | 'reference_number' | 'pre_check_in_nonce'
  >;
  /** The account that the booking belongs to. */
  readonly userId: string | null;
}

/** A booked room; null when it does not exist. */
export async function findReservationItem(
  db: Db,
  propertyId: string,
  itemId: string,
): Promise<StoredItem | null> {
  const row = await db
    .selectFrom('reservation_item as item')
    .innerJoin('reservation', (join) =>
      join
        .onRef('reservation.property_id', '=', 'item.property_id')
        .onRef('reservation.reservation_id', '=', 'item.reservation_id'),
    )
    .select(['item.room_type_id', 'item.rate_plan_id', 'reservation.date_from', 'reservation.date_to'])
    .select(['reservation.property_id', 'reservation.reservation_id', 'reservation.user_id'])
    .select(['reservation.reference_number', 'reservation.pre_check_in_nonce'])
    .where('item.property_id', '=', propertyId)
    .where('item.reservation_item_id', '=', itemId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    roomTypeId: row.room_type_id,
    ratePlanId: row.rate_plan_id,
    from: row.date_from,
    to: row.date_to,
    reservation: row,
    userId: row.user_id,
  };
}
