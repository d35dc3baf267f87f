import type { Db } from '../../../db/database.ts';
import { conflict, HttpError, unprocessable } from '../../../http/errors.ts';
import type { AppDeps } from '../../../deps.ts';
import { isPassing, type KeptAnswer } from '../pay/answers.ts';
import {
  type Attempt,
  finishAttempt,
  forgetAttempt,
  type IdempotencyRow,
  takeOverAttempt,
} from './idempotency-repository.ts';
import { translate } from '../translate.ts';

/** How long an attempt belongs to the process that made it; longer than any gateway may take to answer. */
export const leaseMs = 60_000;

const inFlight = (): HttpError =>
  new HttpError(409, translate('idempotency.in-flight'), { headers: { 'retry-after': '1' } });

/** The answer was written by this module, in this shape. */
const keptAnswer = (row: IdempotencyRow): KeptAnswer => ({
  status: row.answer_status ?? 500,
  body: row.answer_body as KeptAnswer['body'],
});

/** Keeps an answer for every later call with the same key; one that passes by itself is not kept, so that the key can be used again. */
export const concludeAttempt = (db: Db, attempt: Attempt, answer: KeptAnswer): Promise<void> =>
  isPassing(answer) ? forgetAttempt(db, attempt) : finishAttempt(db, attempt, answer);

export type KnownAttempt =
  | { readonly kind: 'answered'; readonly answer: KeptAnswer }
  /** Its process has died on the way: it is ours now. */
  | { readonly kind: 'resumed'; readonly reservationId: string };

/**
 * A key that was used before: the same answer for the same request, 422 for another one, 409 with Retry-After while the first one
 * still runs, and the attempt itself when nobody runs it any more (decisions 1).
 */
export async function meetKnownAttempt(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  attempt: Attempt,
  row: IdempotencyRow,
  bodyHash: string,
): Promise<KnownAttempt> {
  // A mistake of who calls, and counted as such: no card was declined.
  if (row.body_hash !== bodyHash) throw unprocessable(translate('idempotency.other-body'), 'key-reused');
  if (row.state === 'done') return { kind: 'answered', answer: keptAnswer(row) };
  const now = deps.clock.now();
  if (row.lease_until > now) throw inFlight();
  const lease = { old: row.lease_until, until: new Date(now.getTime() + leaseMs) };
  if (!(await takeOverAttempt(deps.db, attempt, lease))) throw inFlight();
  // Written together with the attempt.
  if (row.reservation_id === null) throw conflict(translate('idempotency.in-flight'));
  return { kind: 'resumed', reservationId: row.reservation_id };
}
