import type { AppDeps } from '../deps.ts';
import { maskDigits } from '../logger.ts';
import { composeMail } from '../modules/mail/compose.ts';
import type { Mailer } from '../modules/mail/mailer.ts';
import { leaseDueMails, markFailed, markSent, type OutboxRow } from '../modules/mail/outbox-repository.ts';

export interface SendDeps extends AppDeps {
  readonly mailer: Mailer;
}

const batch = 10;
const leaseMs = 2 * 60_000;
const attempts = 10;
const minuteMs = 60_000;

/** 1, 2, 4 … minutes, at most four hours. */
const backOffMs = (attempt: number): number => Math.min(minuteMs * 2 ** (attempt - 1), 240 * minuteMs);

async function sendOne(deps: SendDeps, row: OutboxRow): Promise<void> {
  try {
    const message = await composeMail(deps, row);
    if (message) await deps.mailer.send(message);
    await markSent(deps.db, row, deps.clock.now());
  } catch (error) {
    // What a mail server says may name the address; the log has the error's kind only.
    const name = error instanceof Error ? error.name : 'unknown';
    deps.logger.warn({ outboxId: row.outbox_id, kind: row.kind, error: name }, 'mail not sent');
    const dueAt = new Date(deps.clock.now().getTime() + backOffMs(row.attempts));
    await markFailed(deps.db, row, maskDigits(String(error)).slice(0, 500), dueAt);
  }
}

/** Sends what the outbox has due (decisions 5): at least once, each mail under one Message-ID. */
export async function sendDueMails(deps: SendDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const rows = await leaseDueMails(deps.db, { now, until, limit: batch, attempts });
    for (const row of rows) await sendOne(deps, row);
    if (rows.length < batch) return;
  }
}
