import { type Selectable, sql } from 'kysely';
import { together } from '../../../db/batches.ts';
import type { Db, DbTransaction } from '../../../db/database.ts';
import { json } from '../../../db/column-types.ts';
import { type Between, purgeInBatches } from '../../../db/purge.ts';
import type { Tables } from '../../../db/schema.ts';
import type { BodyHash } from './body-hash.ts';

export type IdempotencyRow = Selectable<Tables['idempotency']>;

export interface Attempt {
  readonly propertyId: string;
  /** The Idempotency-Key that the client made for one attempt to confirm. */
  readonly key: string;
}

const rowOf = (attempt: Attempt) => ({ property_id: attempt.propertyId, key: attempt.key });

export async function findAttempt(db: Db, attempt: Attempt): Promise<IdempotencyRow | undefined> {
  return db
    .selectFrom('idempotency')
    .selectAll()
    .where((eb) => eb.and(rowOf(attempt)))
    .executeTakeFirst();
}

/** Whether the key was used before, whatever for. */
export const isKnownAttempt = async (db: Db, { propertyId, key }: Attempt): Promise<boolean> =>
  (await findAttempt(db, { propertyId, key: key.toLowerCase() })) !== undefined;

export interface AttemptClaim extends Attempt {
  readonly bodyHash: BodyHash;
  readonly reservationId: string;
  /** The payment that the attempt makes for it. */
  readonly paymentId: string;
  readonly now: Date;
  readonly leaseUntil: Date;
}

/** Claims the key for a payment's retry: false when it was used before. Waits for one that is not committed yet. */
export async function claimAttempt(tx: DbTransaction, claim: AttemptClaim): Promise<boolean> {
  const result = await tx
    .insertInto('idempotency')
    .values({
      ...rowOf(claim),
      body_hash: claim.bodyHash.text,
      state: 'running',
      lease_until: claim.leaseUntil,
      answer_status: null,
      answer_body: null,
      reservation_id: claim.reservationId,
      payment_id: claim.paymentId,
      created_at: claim.now,
    })
    .onConflict((conflict) => conflict.columns(['property_id', 'key']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Takes over an attempt whose process has died: of several that try, the one that still finds the old lease gets it. */
export async function takeOverAttempt(
  db: Db,
  attempt: Attempt,
  lease: { readonly old: Date; readonly until: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('idempotency')
    .set({ lease_until: lease.until })
    .where((eb) => eb.and(rowOf(attempt)))
    .where('state', '=', 'running')
    .where('lease_until', '=', lease.old)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

interface Finished {
  readonly key: string;
  readonly status: number;
  readonly body: unknown;
}

const writeFinished = together<Finished, null>(async (db, propertyId, finished) => {
  await sql`
    update idempotency set state = 'done', answer_status = f.status, answer_body = f.body
    from jsonb_to_recordset(${json(finished)}::jsonb) as f(key text, status int, body jsonb)
    where idempotency.property_id = ${propertyId} and idempotency.key = f.key`.execute(db);
  return finished.map(() => null);
});

/** Stores the response for every later call with the same key. */
export async function finishAttempt(
  db: Db,
  attempt: Attempt,
  response: { readonly status: number; readonly body: unknown },
): Promise<void> {
  await writeFinished(db, attempt.propertyId, { key: attempt.key, ...response });
}

/** Afterwards the key can be used as a new one. */
export async function forgetAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where((eb) => eb.and(rowOf(attempt)))
    .execute();
}

/** Forgets attempts made before an instant; returns how many. */
export const purgeAttempts = (db: Db, before: Date, between?: Between): Promise<number> =>
  purgeInBatches(db, 'idempotency', sql`created_at < ${before.toISOString()}::timestamptz`, between);
