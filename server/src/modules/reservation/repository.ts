import { sql, type Insertable, type Selectable } from 'kysely';
import type { ReservationStatus } from 'shared/contracts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type ReservationRow = Selectable<Tables['reservation']>;
export type ItemRow = Selectable<Tables['reservation_item']>;
export type ServiceRow = Selectable<Tables['reservation_service']>;

export interface NewReservation {
  readonly reservation: Insertable<Tables['reservation']>;
  readonly items: readonly Insertable<Tables['reservation_item']>[];
  readonly services: readonly Insertable<Tables['reservation_service']>[];
}

export async function insertReservation(tx: DbTransaction, rows: NewReservation): Promise<void> {
  await tx.insertInto('reservation').values(rows.reservation).execute();
  await tx
    .insertInto('reservation_item')
    .values([...rows.items])
    .execute();
  if (rows.services.length === 0) return;
  await tx
    .insertInto('reservation_service')
    .values([...rows.services])
    .execute();
}

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

export async function listItems(db: Db, name: ReservationName): Promise<ItemRow[]> {
  return db
    .selectFrom('reservation_item')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .orderBy('room_number')
    .execute();
}

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

export interface StatusChange extends ReservationName {
  readonly from: readonly ReservationStatus[];
  readonly to: ReservationStatus;
  readonly now: Date;
  readonly paidMinor?: number;
}

/** The reservation when this call made the change, undefined when its status was another one (any more). */
export async function changeStatus(db: Db, change: StatusChange): Promise<ReservationRow | undefined> {
  return db
    .updateTable('reservation')
    .set({
      status: change.to,
      updated_at: change.now,
      lease_until: null,
      ...(change.paidMinor === undefined ? {} : { paid_minor: change.paidMinor }),
    })
    .where('property_id', '=', change.propertyId)
    .where('reservation_id', '=', change.reservationId)
    .where('status', 'in', [...change.from])
    .returningAll()
    .executeTakeFirst();
}

/** Lets a transaction give up what it did after this point and keep what it did before. */
export async function savepoint(tx: DbTransaction): Promise<{ readonly rollBack: () => Promise<void> }> {
  await sql`savepoint booking`.execute(tx);
  return {
    rollBack: async () => {
      await sql`rollback to savepoint booking`.execute(tx);
    },
  };
}
