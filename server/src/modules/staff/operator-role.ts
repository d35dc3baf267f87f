import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { hasStaffCookie } from './staff-cookie.ts';
import type { StaffSessions } from './sessions.ts';
import { listRoles } from './staff-repository.ts';

/** A member of staff who has the operator's role. */
export interface StaffOperator {
  readonly staffId: string;
  readonly name: string;
}

/** The operator who is logged in at the desk, of whom a request is. Null for others, and while the database is down. */
export const createOperatorRole =
  ({ db, logger }: Pick<AppDeps, 'db' | 'logger'>, sessions: StaffSessions) =>
  async ({ headers, protocol }: FastifyRequest): Promise<StaffOperator | null> => {
    if (!hasStaffCookie(headers.cookie)) return null;
    try {
      const header = (name: string) => (name === 'cookie' ? headers.cookie : undefined);
      const caller = await sessions.find({
        header,
        setHeader: () => undefined,
        isHttps: protocol === 'https',
      });
      if (caller?.state !== 'open') return null;
      const { staff_id: staffId, name } = caller.staff;
      return (await listRoles(db, staffId)).includes('operator') ? { staffId, name } : null;
    } catch (error) {
      logger.warn({ err: error }, 'the role of an operator is not known');
      return null;
    }
  };
