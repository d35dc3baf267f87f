import type { DbTransaction } from '../../db/database.ts';
import { type AuditRecord, insertAudit } from './audit-repository.ts';

type CommandRecord = Omit<AuditRecord, 'by' | 'address' | 'correlationId'>;

/** What a command changes, in the transaction of the change: who sits at the machine is not known here. */
export const auditCommand = (tx: DbTransaction, record: CommandRecord): Promise<void> =>
  insertAudit(tx, { ...record, by: { via: 'command' }, address: null, correlationId: null });
