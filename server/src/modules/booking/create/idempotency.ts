import type { Db } from '../../../db/database.ts';
import type { AppDeps } from '../../../deps.ts';
import { conflict, HttpError, unprocessable } from '../../../http/errors.ts';
import { isPassing, type StoredResponse } from '../pay/responses.ts';
import { translate } from '../messages/index.ts';
import type { Creation } from './creation.ts';
import {
  type Attempt,
  findAttempt,
  finishAttempt,
  forgetAttempt,
  type IdempotencyRow,
  takeOverAttempt,
} from './idempotency-repository.ts';

/** How long an attempt belongs to the process that made it; longer than any gateway's timeout. */
export const leaseMs = 60_000;

const inFlight = (): HttpError =>
  new HttpError(409, translate.say('idempotency.in-flight'), { headers: { 'retry-after': '1' } });

/** This module wrote the response, in this shape. */
const storedResponse = (row: IdempotencyRow): StoredResponse => ({
  status: row.answer_status ?? 500,
  body: row.answer_body as StoredResponse['body'],
});

/** Stores the response for every later call with the same key; a passing one is not stored, so that the key can be used again. */
export const concludeAttempt = (db: Db, attempt: Attempt, response: StoredResponse): Promise<void> =>
  isPassing(response) ? forgetAttempt(db, attempt) : finishAttempt(db, attempt, response);

/** An attempt whose process has died: this process has taken it over. */
export interface AbandonedAttempt {
  readonly reservationId: string;
  /** The payment that a retry made; null for the booking's first one. */
  readonly paymentId: string | null;
}

/** The stored response, or the attempt itself when no process runs it any more. Throws 422 for another request, 409 while the first one still runs. */
async function replayAttempt(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  { attempt, bodyHash }: Pick<Creation, 'attempt' | 'bodyHash'>,
  row: IdempotencyRow,
): Promise<StoredResponse | AbandonedAttempt> {
  // The client's mistake, and counted as such: no card was declined.
  if (!bodyHash.isSame(row.body_hash))
    throw unprocessable(translate.say('idempotency.other-body'), 'key-reused');
  if (row.state === 'done') return storedResponse(row);
  const now = deps.clock.now();
  if (row.lease_until > now) throw inFlight();
  const lease = { old: row.lease_until, until: new Date(now.getTime() + leaseMs) };
  if (!(await takeOverAttempt(deps.db, attempt, lease))) throw inFlight();
  // Written together with the attempt.
  if (row.reservation_id === null) throw conflict(translate.say('idempotency.in-flight'));
  return { reservationId: row.reservation_id, paymentId: row.payment_id };
}

/**
 * A key that was used before: the same response for the same request, 422 for another one, 409 with Retry-After while the first one still runs,
 * and where its process has died, the response of `goOn` (decisions 1). Null for a new key.
 */
export async function replay(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  creation: Pick<Creation, 'attempt' | 'bodyHash'>,
  goOn: (left: AbandonedAttempt) => Promise<StoredResponse>,
): Promise<StoredResponse | null> {
  const row = await findAttempt(deps.db, creation.attempt);
  if (!row) return null;
  const known = await replayAttempt(deps, creation, row);
  return 'status' in known ? known : goOn(known);
}

/** The same for a key that the database has just found to be used. */
export async function requireReplay(...given: Parameters<typeof replay>): Promise<StoredResponse> {
  const response = await replay(...given);
  if (!response) throw new Error('A known attempt has disappeared');
  return response;
}
