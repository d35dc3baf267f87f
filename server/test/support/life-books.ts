import assert from 'node:assert/strict';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import type { Tables } from '../../src/db/schema.ts';
import type { Movement } from '../../src/modules/payment/ledger.ts';
import type { LifeWorld } from './life-world.ts';

type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

/** A booking with everything that belongs to it. */
export interface Life {
  readonly row: Row<'reservation'>;
  readonly items: readonly Row<'reservation_item'>[];
  readonly payments: readonly (Row<'payment'> & { readonly movements: readonly Movement[] })[];
  readonly refunds: readonly Row<'refund'>[];
  readonly dues: readonly Row<'payment_due'>[];
  /** In their order. */
  readonly events: readonly Row<'booking_event'>[];
  readonly charges: readonly Row<'simulator_charge'>[];
  readonly services: readonly Row<'reservation_service'>[];
  readonly mails: readonly Row<'outbox'>[];
  /** What the desk has done to it. */
  readonly audited: readonly Row<'staff_audit'>[];
}

export const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const mailed = (payload: unknown): unknown => (payload as { readonly reservationId?: unknown }).reservationId;

/** The log takes new rows only: those of the bookings that are there. */
const listAudited = (db: Db) =>
  db
    .selectFrom('staff_audit')
    .selectAll()
    .where('hotel_id', '=', 'harbour')
    .where('subject', 'in', db.selectFrom('reservation').select('reservation_id'))
    .execute();

export async function readLives({ db, firstEvent }: LifeWorld): Promise<Life[]> {
  const [reservations, items, payments, movements, refunds, dues, events, charges, services, mails, audited] =
    [
      await db.selectFrom('reservation').selectAll().execute(),
      await db.selectFrom('reservation_item').selectAll().execute(),
      await db.selectFrom('payment').selectAll().orderBy('attempt').execute(),
      await db.selectFrom('payment_movement').selectAll().orderBy('position').execute(),
      await db.selectFrom('refund').selectAll().execute(),
      await db.selectFrom('payment_due').selectAll().execute(),
      await db
        .selectFrom('booking_event')
        .selectAll()
        .where('sequence', '>', firstEvent())
        .orderBy('sequence')
        .execute(),
      await db.selectFrom('simulator_charge').selectAll().execute(),
      await db.selectFrom('reservation_service').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
      await listAudited(db),
    ];
  const { rows } = await sql<{ last: number }>`
    select event_sequence::int as last from property_version where property_id = 'harbour'`.execute(db);
  const numbers = events.map(({ sequence }) => sequence);
  assert.deepEqual(
    numbers,
    Array.from({ length: (rows[0]?.last ?? 0) - firstEvent() }, (_, index) => firstEvent() + index + 1),
    'booking events have a gap',
  );
  const ledgers = Map.groupBy(movements, (movement) => movement.payment_id);
  return reservations.map((row) => {
    const isOfIt = (of: { readonly reservation_id: string }) => of.reservation_id === row.reservation_id;
    const own = payments.filter(isOfIt).map((payment) => ({
      ...payment,
      movements: (ledgers.get(payment.payment_id) ?? []).map((movement) => ({
        kind: movement.kind,
        amountMinor: movement.amount_minor,
      })),
    }));
    const ofRooms = items.filter(isOfIt);
    return {
      row,
      items: ofRooms,
      payments: own,
      refunds: refunds.filter(isOfIt),
      dues: dues.filter(isOfIt),
      events: events.filter(isOfIt),
      charges: charges.filter(({ reference }) =>
        own.some(({ gateway_reference: name }) => name === reference),
      ),
      services: services.filter(({ reservation_item_id: id }) =>
        ofRooms.some((item) => item.reservation_item_id === id),
      ),
      mails: mails.filter(({ payload }) => mailed(payload) === row.reservation_id),
      audited: audited.filter(({ subject }) => subject === row.reservation_id),
    };
  });
}
