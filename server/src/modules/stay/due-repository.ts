import type { Selectable } from 'kysely';
import type { StayDate } from 'shared/contracts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { ReservationName } from '../booking/index.ts';
import { named } from './named.ts';

type DueRow = Selectable<Tables['payment_due']>;

/** Those that are still to be paid. */
export const openOf = (dues: readonly DueRow[]): DueRow[] =>
  dues.filter(({ state }) => state === 'waiting' || state === 'asked');

/** The position of one more. */
export const nextPosition = (dues: readonly DueRow[]): number =>
  Math.max(0, ...dues.map(({ position }) => position)) + 1;

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

const ofBooking = (db: Db, name: ReservationName) =>
  db
    .selectFrom('payment_due')
    .selectAll()
    .where((eb) => eb.and(named(name)))
    .orderBy('position');

/** The later charges of a booking, in their order. */
export const listDues = (db: Db, name: ReservationName): Promise<DueRow[]> => ofBooking(db, name).execute();

/** The same, held until the transaction ends; before the lock of the booking, everywhere. */
export const lockDues = (tx: DbTransaction, name: ReservationName): Promise<DueRow[]> =>
  ofBooking(tx, name).forUpdate().execute();

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
