import { sql } from 'kysely';
import { together } from '../../../db/batches.ts';
import { json } from '../../../db/column-types.ts';
import type { Db } from '../../../db/database.ts';
import { newRowId } from '../../../db/row-id.ts';
import { mayBePaid, type MoneyMoved, type PaymentRow, paymentWays } from '../../payment/index.ts';
import type { ReservationRow } from '../repository.ts';
import type { MoneyThere } from './settle-transactions.ts';

/** What a response needs of a booking. */
export type Made = Pick<
  ReservationRow,
  'reference_number' | 'confirmation_token' | 'total_minor' | 'currency'
>;

interface PaidChange {
  readonly paymentId: string;
  readonly now: Date;
}

/** The latest of a batch: they came within milliseconds. */
const nowOf = (changes: readonly { readonly now: Date }[]): Date =>
  new Date(Math.max(...changes.map(({ now }) => now.getTime())));

const writePaid = together<PaidChange, Made | null>(async (db, propertyId, changes) => {
  const { rows } = await sql<{ made: Readonly<Record<string, Made>> }>`
    select settle_paid(${propertyId}, ${nowOf(changes)}, ${json(changes)}::jsonb) as made`.execute(db);
  const made = rows[0]?.made ?? {};
  return changes.map(({ paymentId }) => made[paymentId] ?? null);
});

/** Confirms a held booking whose money is there; null where the rooms are not held, or the payment was settled before. */
export function settlePaid(
  db: Db,
  payment: PaymentRow,
  money: MoneyThere & { readonly leaseUntil: Date },
  now: Date,
): Promise<Made | null> {
  const { way, movements, card = {}, method = null, leaseUntil } = money;
  const { from, to } = paymentWays[way];
  const change = {
    paymentId: payment.payment_id,
    state: to,
    from: from.filter(mayBePaid),
    detail: card,
    method,
    leaseUntil: to === 'authorised' ? leaseUntil : null,
    movements,
    outboxId: newRowId(),
    now,
  };
  return writePaid(db, payment.property_id, change);
}

interface CapturedChange extends PaidChange {
  readonly amountMinor: number;
  readonly feeMinor: number | null;
}

const writeCaptured = together<CapturedChange, boolean>(async (db, propertyId, changes) => {
  const { rows } = await sql<{ captured: readonly string[] }>`
    select settle_captured(${propertyId}, ${nowOf(changes)}, ${json(changes)}::jsonb) as captured`.execute(
    db,
  );
  const captured = new Set(rows[0]?.captured);
  return changes.map(({ paymentId }) => captured.has(paymentId));
});

/** Notes that the whole of an authorised amount was captured; false where that is not all that is to be noted. */
export async function settleCaptured(
  db: Db,
  payment: PaymentRow,
  { amountMinor, currency, feeMinor, refundedMinor = 0, disputedMinor = 0 }: MoneyMoved,
  now: Date,
): Promise<boolean> {
  if (currency !== payment.currency || refundedMinor > 0 || disputedMinor > 0) return false;
  const change = { paymentId: payment.payment_id, amountMinor, feeMinor: feeMinor ?? null, now };
  return writeCaptured(db, payment.property_id, change);
}
