import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';
import type { DeclineReason, PaymentName } from '../gateway.ts';

/** A charge by our reference: the simulator has no ids of its own. */
export type ChargeName = Pick<PaymentName, 'propertyId' | 'reference'>;
import type { SimulatedOutcome } from './outcomes.ts';

export type SimulatorCharge = Selectable<Tables['simulator_charge']>;

const named = (name: ChargeName) => ({ property_id: name.propertyId, reference: name.reference });

export async function findCharge(db: Db, name: ChargeName): Promise<SimulatorCharge | undefined> {
  return db
    .selectFrom('simulator_charge')
    .selectAll()
    .where((eb) => eb.and(named(name)))
    .executeTakeFirst();
}

/** The charge of this name: the given one, or the one that exists already. */
export async function insertChargeOnce(db: Db, charge: SimulatorCharge): Promise<SimulatorCharge> {
  const inserted = await db
    .insertInto('simulator_charge')
    .values(charge)
    .onConflict((conflict) => conflict.columns(['property_id', 'reference']).doNothing())
    .returningAll()
    .executeTakeFirst();
  const name = { propertyId: charge.property_id, reference: charge.reference };
  return inserted ?? (await findCharge(db, name)) ?? charge;
}

export async function findChallenge(db: Db, challengeId: string): Promise<SimulatorCharge | undefined> {
  return db
    .selectFrom('simulator_charge')
    .selectAll()
    .where('challenge_id', '=', challengeId)
    .executeTakeFirst();
}

export interface ChargeChange {
  readonly from: SimulatorCharge['state'];
  readonly to: SimulatorCharge['state'];
  readonly reason: string | null;
  readonly now: Date;
}

/** Whether this call made the change: of two at once, one does. */
export async function changeCharge(db: Db, name: ChargeName, change: ChargeChange): Promise<boolean> {
  const result = await db
    .updateTable('simulator_charge')
    .set({ state: change.to, decline_reason: change.reason, updated_at: change.now })
    .where((eb) => eb.and(named(name)))
    .where('state', '=', change.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Gives a part back, once for each key; all of it when the parts come to all. More than was captured is an error. */
export async function refundCharge(
  db: Db,
  name: ChargeName,
  { amountMinor, key, now }: { readonly amountMinor: number; readonly key: string; readonly now: Date },
): Promise<void> {
  const { rows } = await sql<{ known: boolean }>`
    with charge as (
      select * from simulator_charge
      where property_id = ${name.propertyId} and reference = ${name.reference} for update
    ), refund as (
      insert into simulator_refund (property_id, reference, key, amount_minor, created_at)
      select property_id, reference, ${key}, ${amountMinor}, ${now} from charge
      where state = 'captured' and refunded_minor + ${amountMinor} <= amount_minor
      on conflict do nothing returning property_id, reference, amount_minor
    ), changed as (
      update simulator_charge s set refunded_minor = s.refunded_minor + refund.amount_minor, updated_at = ${now},
        state = case when s.refunded_minor + refund.amount_minor = s.amount_minor then 'refunded' else s.state end
      from refund where s.property_id = refund.property_id and s.reference = refund.reference
      returning 1
    )
    select exists (select from changed) or exists (select from simulator_refund
      where property_id = ${name.propertyId} and reference = ${name.reference} and key = ${key}) as known`.execute(
    db,
  );
  if (rows[0]?.known !== true) throw new Error('The simulator has not captured what it is to give back');
}

export async function insertStoredCard(
  db: Db,
  card: {
    readonly propertyId: string;
    readonly token: string;
    readonly outcome: SimulatedOutcome;
    readonly now: Date;
  },
): Promise<void> {
  const { propertyId, token, outcome, now } = card;
  await db
    .insertInto('simulator_card')
    .values({
      property_id: propertyId,
      token,
      outcome: outcome.kind,
      decline_reason: outcome.kind === 'declined' ? outcome.reason : null,
      created_at: now,
    })
    .execute();
}

/** The outcome of a charge to a stored card; null when the card is not known. */
export async function findStoredCard(
  db: Db,
  propertyId: string,
  token: string,
): Promise<SimulatedOutcome | null> {
  const row = await db
    .selectFrom('simulator_card')
    .select(['outcome', 'decline_reason'])
    .where('property_id', '=', propertyId)
    .where('token', '=', token)
    .executeTakeFirst();
  if (!row) return null;
  // Written by this gateway only.
  if (row.outcome === 'declined') return { kind: 'declined', reason: row.decline_reason as DeclineReason };
  return { kind: row.outcome };
}

export async function deleteStoredCard(db: Db, propertyId: string, token: string): Promise<void> {
  await db
    .deleteFrom('simulator_card')
    .where('property_id', '=', propertyId)
    .where('token', '=', token)
    .execute();
}
