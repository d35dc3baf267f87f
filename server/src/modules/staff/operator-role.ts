import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { hasStaffCookie } from './staff-cookie.ts';
import type { StaffSessions } from './sessions.ts';
import { listRoles } from './staff-repository.ts';

/** Whether a request is of an operator who is logged in at the desk. False while the database is down. */
export const createOperatorRole =
  ({ db, logger }: Pick<AppDeps, 'db' | 'logger'>, sessions: StaffSessions) =>
  async ({ headers, protocol }: FastifyRequest): Promise<boolean> => {
    if (!hasStaffCookie(headers.cookie)) return false;
    try {
      const header = (name: string) => (name === 'cookie' ? headers.cookie : undefined);
      const caller = await sessions.find({
        header,
        setHeader: () => undefined,
        isHttps: protocol === 'https',
      });
      if (caller?.state !== 'open') return false;
      return (await listRoles(db, caller.staff.staff_id)).includes('operator');
    } catch (error) {
      logger.warn({ err: error }, 'the role of an operator is not known');
      return false;
    }
  };
