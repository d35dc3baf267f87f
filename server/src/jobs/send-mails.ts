import type { AppDeps } from '../deps.ts';
import { maskDigits } from '../logger.ts';
import {
  composeMail,
  returnLease,
  leaseDueMails,
  mailAttempts as attempts,
  type Mailer,
  markFailed,
  markSent,
  type OutboxRow,
} from '../modules/mail/index.ts';
import { composers } from './mail-composers.ts';
import { whenIdle } from './when-idle.ts';

export interface SendDeps extends AppDeps {
  readonly mailer: Mailer;
}

/** So many are under way at the same time. */
const batch = 5;
/** Several times what the mailer's own limits let one mail take, so that no other process sends it meanwhile. */
const leaseMs = 5 * 60_000;
const minuteMs = 60_000;

/** 1, 2, 4 … minutes, at most four hours. */
const backOffMs = (attempt: number): number => Math.min(minuteMs * 2 ** (attempt - 1), 240 * minuteMs);

/** What a mail server answers about the address is kept as it says it, `550 No such user`; every other failure as an error. */
function reasonOf(error: unknown): string {
  const { code, response } = Object(error) as { readonly code?: unknown; readonly response?: unknown };
  return code === 'EENVELOPE' && typeof response === 'string' ? response : String(error);
}

async function noteFailure(deps: SendDeps, row: OutboxRow, error: unknown): Promise<void> {
  // A mail server's message may name the address, so the log has the error's kind only.
  const name = error instanceof Error ? error.name : 'unknown';
  const what = { outboxId: row.outbox_id, propertyId: row.property_id, kind: row.kind, error: name };
  if (row.attempts < attempts) deps.logger.warn(what, 'mail not sent');
  else deps.logger.error(what, 'mail given up: it stays in the outbox');
  const dueAt = new Date(deps.clock.now().getTime() + backOffMs(row.attempts));
  await markFailed(deps.db, row, maskDigits(reasonOf(error)).slice(0, 500), dueAt);
}

const isStopping = ({ closing }: SendDeps): boolean => closing?.aborted === true;

async function sendOne(deps: SendDeps, row: OutboxRow): Promise<void> {
  // Not begun, so not sent: the next process need not wait until the lease ends, and sends it once.
  if (isStopping(deps)) return returnLease(deps.db, row, deps.clock.now());
  try {
    const message = await composeMail(deps, composers, row);
    if (message) await deps.mailer.send(message);
  } catch (error) {
    return noteFailure(deps, row, error);
  }
  await markSent(deps.db, row, deps.clock.now());
  deps.logger.info({ outboxId: row.outbox_id, propertyId: row.property_id, kind: row.kind }, 'mail sent');
}

/**
 * Sends what the outbox has due (decisions 5), also with several instances at once. A mail is never lost, and leaves a second time only
 * when a process dies between the mail server's yes and the mark that it was sent: then after the lease, under the same Message-ID. A process
 * that stops finishes the mails that it has begun and begins no others.
 */
export async function sendDueMails(deps: SendDeps): Promise<void> {
  while (!isStopping(deps)) {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const rows = await leaseDueMails(deps.db, { now, until, limit: batch, attempts });
    // Writing a mail is work for the same process that answers guests: at most fifty a second, two when it is busy.
    let turn = Promise.resolve();
    const sendInTurn = (row: OutboxRow): Promise<void> => {
      turn = turn.then(whenIdle);
      return turn.then(() => sendOne(deps, row));
    };
    await Promise.all(rows.map(sendInTurn));
    if (rows.length < batch) return;
  }
}
