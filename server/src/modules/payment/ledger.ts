import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { MovementKind } from '../../db/schema.ts';
import type { MoneyMoved } from './gateway.ts';
import type { PaymentRow } from './repository.ts';
import { paidStates } from './rules.ts';

/** Something that has happened to the money of a payment; minor units, above zero but for a fee, which may be given back. */
export interface Movement {
  readonly kind: MovementKind;
  readonly amountMinor: number;
}

/** The sums of a payment's movements; minor units. */
export type Sums = Readonly<Record<MovementKind, number>>;

const nothing: Sums = {
  authorised: 0,
  captured: 0,
  voided: 0,
  refunded: 0,
  'refund-failed': 0,
  disputed: 0,
  'dispute-won': 0,
  fee: 0,
};

export const sumsOf = (movements: readonly Movement[]): Sums => {
  const sums: Record<MovementKind, number> = { ...nothing };
  for (const { kind, amountMinor } of movements) sums[kind] += amountMinor;
  return sums;
};

/** What the guest has paid: captured, or set aside and about to be, less what went back. Confirmation, mails and invoices say this sum. */
export const paidOf = (sums: Sums): number => {
  const setAside = sums.captured > 0 ? 0 : sums.authorised - sums.voided;
  const back = sums.refunded - sums['refund-failed'] + (sums.disputed - sums['dispute-won']);
  return setAside + sums.captured - back;
};

/** What the gateway still has of the guest's money: it can be given back. */
export const leftOf = ({ amountMinor, refundedMinor = 0, disputedMinor = 0 }: MoneyMoved): number =>
  Math.max(0, amountMinor - refundedMinor - disputedMinor);

const change = (kind: MovementKind, amountMinor: number): Movement[] =>
  amountMinor === 0 ? [] : [{ kind, amountMinor }];

/** Which of two opposite movements brings a sum to where the gateway has it. */
const towards = (kind: MovementKind, opposite: MovementKind, sums: Sums, wanted: number): Movement[] => {
  const difference = wanted - (sums[kind] - sums[opposite]);
  return difference >= 0 ? change(kind, difference) : change(opposite, -difference);
};

/** The movements that are missing in the ledger for it to say what the gateway says; none when it does. */
export function missingMovements(sums: Sums, moved: MoneyMoved): Movement[] {
  const { amountMinor, refundedMinor = 0, disputedMinor = 0, feeMinor } = moved;
  return [
    ...change('captured', amountMinor - sums.captured),
    ...towards('refunded', 'refund-failed', sums, refundedMinor),
    ...towards('disputed', 'dispute-won', sums, disputedMinor),
    ...(feeMinor === undefined ? [] : change('fee', feeMinor - sums.fee)),
  ];
}

export async function listMovements(
  db: Db,
  name: { readonly propertyId: string; readonly paymentId: string },
): Promise<Movement[]> {
  const rows = await db
    .selectFrom('payment_movement')
    .select(['kind', 'amount_minor as amountMinor'])
    .where('property_id', '=', name.propertyId)
    .where('payment_id', '=', name.paymentId)
    .orderBy('position')
    .execute();
  return rows;
}

/** Of all payments that a booking stands on, or stood on. */
export async function listMovementsOf(
  db: Db,
  name: { readonly propertyId: string; readonly reservationId: string },
): Promise<(Movement & { readonly paymentId: string })[]> {
  return db
    .selectFrom('payment_movement')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.property_id', '=', 'payment_movement.property_id')
        .onRef('payment.payment_id', '=', 'payment_movement.payment_id'),
    )
    .select(['payment.payment_id as paymentId', 'kind', 'payment_movement.amount_minor as amountMinor'])
    .where('payment.property_id', '=', name.propertyId)
    .where('payment.reservation_id', '=', name.reservationId)
    .where('payment.state', 'in', [...paidStates, 'lost'])
    .execute();
}

/** What has happened to a booking's money, oldest first, with the payment that it belongs to. */
export async function listDatedMovements(
  db: Db,
  name: { readonly propertyId: string; readonly reservationId: string },
) {
  return db
    .selectFrom('payment_movement')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.property_id', '=', 'payment_movement.property_id')
        .onRef('payment.payment_id', '=', 'payment_movement.payment_id'),
    )
    .select([
      'payment.payment_id as paymentId',
      'payment.detail',
      'kind',
      'payment_movement.amount_minor as amountMinor',
      'payment_movement.created_at as at',
    ])
    .where('payment.property_id', '=', name.propertyId)
    .where('payment.reservation_id', '=', name.reservationId)
    .where('payment.state', 'in', [...paidStates, 'lost'])
    .orderBy('payment_movement.created_at')
    .orderBy('payment.attempt')
    .orderBy('payment_movement.position')
    .execute();
}

/**
 * Adds to a payment's ledger; the caller holds the payment's lock, so that positions follow each other. A ledger has the currency of its first movement, which is
 * another than the payment's only where the money was refused for it.
 */
export async function addMovements(
  tx: Db,
  payment: Pick<PaymentRow, 'property_id' | 'payment_id' | 'currency'>,
  movements: readonly Movement[],
  now: Date,
): Promise<void> {
  for (const { kind, amountMinor } of movements) {
    await sql`
      insert into payment_movement (property_id, payment_id, position, kind, amount_minor, currency, created_at)
      select ${payment.property_id}, ${payment.payment_id}, coalesce(max(position), 0) + 1, ${kind}, ${amountMinor},
        coalesce(min(currency), ${payment.currency}), ${now}
      from payment_movement where property_id = ${payment.property_id} and payment_id = ${payment.payment_id}`.execute(
      tx,
    );
  }
}
