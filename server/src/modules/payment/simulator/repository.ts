import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';
import type { ChargeName, DeclineReason } from '../gateway.ts';
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
