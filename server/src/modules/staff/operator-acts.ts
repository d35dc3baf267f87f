import type { AppDeps } from '../../deps.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type AuditRecord, insertAudit, listActsOfSite } from './audit-repository.ts';

/** What operators do to the site that is no hotel's own matter. */
const rolledBack = 'ops.rolled-back';

interface Rollback {
  readonly by: AuditRecord['by'];
  readonly remote: string;
  readonly from: string;
  readonly to: string;
  readonly address: string;
  readonly correlationId: string;
}

/** Writes a rollback into the audit log. */
export const recordRollback = (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { remote, from, to, ...rest }: Rollback,
): Promise<void> =>
  inTransaction(db, (tx) =>
    insertAudit(tx, {
      ...rest,
      now: clock.now(),
      propertyId: null,
      action: rolledBack,
      subject: remote,
      before: { version: from },
      after: { version: to },
    }),
  );

export interface OperatorAct {
  /** Instant, ISO 8601 in UTC. */
  readonly at: string;
  readonly remote: string;
  readonly from: string;
  readonly to: string;
  /** `token` for who has the operator's token, a person or a machine. */
  readonly by: 'staff' | 'token' | 'command' | 'job';
  /** Null for the token, and for staff whose account is deleted. */
  readonly name: string | null;
}

const versionOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'version' in value ? String(value.version) : '';

/** The last acts of operators, the latest first. */
export async function listOperatorActs(
  { db }: Pick<AppDeps, 'db'>,
  limit: number,
): Promise<readonly OperatorAct[]> {
  const rows = await listActsOfSite(db, [rolledBack], limit);
  return rows.map((row) => ({
    at: row.at.toISOString(),
    remote: row.subject,
    from: versionOf(row.value_before),
    to: versionOf(row.value_after),
    by: row.by,
    name: row.name,
  }));
}
