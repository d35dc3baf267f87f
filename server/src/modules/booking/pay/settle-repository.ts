import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { json } from '../../../db/column-types.ts';
import type { Db } from '../../../db/database.ts';
import { mayBePaid, type PaymentRow, paymentWays } from '../../payment/index.ts';
import type { ReservationRow } from '../repository.ts';
import type { MoneyThere } from './settle-transactions.ts';

/** What a response needs of a booking. */
export type Made = Pick<
  ReservationRow,
  'reference_number' | 'confirmation_token' | 'total_minor' | 'currency'
>;

/** Confirms a held booking whose money is there, in one statement; null where the rooms are not held, or the payment was settled before. */
export async function settlePaid(
  db: Db,
  payment: PaymentRow,
  money: MoneyThere & { readonly leaseUntil: Date },
  now: Date,
): Promise<Made | null> {
  const { way, movements, card = {}, method = null, leaseUntil } = money;
  const { from, to } = paymentWays[way];
  const change = {
    state: to,
    from: from.filter(mayBePaid),
    detail: card,
    method,
    leaseUntil: to === 'authorised' ? leaseUntil : null,
    movements,
    outboxId: randomUUID(),
  };
  const { rows } = await sql<{ made: Made | null }>`
    select settle_paid(${payment.property_id}, ${payment.payment_id}, ${now}, ${json(change)}::jsonb) as made`.execute(
    db,
  );
  return rows[0]?.made ?? null;
}
