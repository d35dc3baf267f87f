import type { FastifyInstance } from 'fastify';
import type { EndpointDefinition, EndpointInput } from 'shared/contracts';
import type { StaffRole } from 'shared/contracts/desk';
import type { DbTransaction } from '../../db/database.ts';
import { forbidden, unauthorised } from '../../http/errors.ts';
import { type EndpointHandler, registerEndpoint, type RequestContext } from '../../http/register-endpoint.ts';
import { logSecurity } from '../../http/security-log.ts';
import { requireProperty, type StoredProperty } from '../property/index.ts';
import { insertAudit, type AuditRecord } from './audit-repository.ts';
import type { StaffDeps } from './deps.ts';
import { translate } from './messages/index.ts';
import { type Access, deskCalls } from './permissions.ts';
import { strongestRole } from './rules.ts';
import type { Caller } from './sessions.ts';
import { keepRolesAt, listRolesAt } from './staff-repository.ts';
import { keepStaffSession } from './staff-session-repository.ts';

type AuditEntry = Pick<AuditRecord, 'action' | 'subject' | 'before' | 'after'>;
export type WriteAudit = (tx: DbTransaction, entry: AuditEntry) => Promise<void>;

/** A call by a member of staff who is logged in. */
export interface StaffCall extends Caller {
  readonly context: RequestContext;
  /**
   * Writes what the call changes into the audit log, in the transaction of the change, once the caller still may: a log-in that has ended and a role that was
   * taken away meanwhile undo it, and neither ends before the transaction does.
   */
  readonly audit: WriteAudit;
}

/** … at a hotel where the role allows it. */
export interface HotelCall extends StaffCall {
  readonly property: StoredProperty;
  readonly role: StaffRole;
}

type Result<E extends EndpointDefinition> = ReturnType<EndpointHandler<E>>;
type Handler<E extends EndpointDefinition, Call> = (input: EndpointInput<E>, call: Call) => Result<E>;
/** Where a call acts, and the roles that may. */
interface Right {
  readonly propertyId: string;
  readonly roles: readonly StaffRole[];
}
type Register<Call> = <const E extends EndpointDefinition>(endpoint: E, handler: Handler<E, Call>) => void;

/** Routes of the desk. Each looks its call up in the table of permissions and stops the start where it is missing there. */
export interface Desk {
  readonly anybody: Register<RequestContext>;
  readonly begun: Register<StaffCall>;
  readonly staff: Register<StaffCall>;
  readonly hotel: Register<HotelCall>;
}

export const callOf = ({ method, path }: EndpointDefinition): string => `${method} ${path}`;

/** The `propertyId` of the query or the body. */
function namedProperty(input: object): string {
  const parts = input as { readonly [Part in 'query' | 'body']?: { readonly propertyId?: string } };
  return parts.query?.propertyId ?? parts.body?.propertyId ?? '';
}

const isAmong = (allowed: readonly StaffRole[], given: readonly StaffRole[]): boolean => {
  const role = strongestRole(given);
  return role !== null && allowed.includes(role);
};

export function createDesk(
  app: FastifyInstance,
  { db, clock, staffSessions }: Pick<StaffDeps, 'db' | 'clock' | 'staffSessions'>,
): Desk {
  const accessOf = (endpoint: EndpointDefinition, kinds: (access: Access) => boolean): Access => {
    const access = deskCalls[callOf(endpoint)];
    if (access === undefined || !kinds(access))
      throw new Error(`permissions.ts does not say who may call ${callOf(endpoint)}`);
    return access;
  };

  /** What a call has written into the audit log is in the process's log too, once it stands. */
  const acting = async <R>(
    { staff: { staff_id: staffId }, session }: Caller,
    context: RequestContext,
    right: Right | null,
    act: (audit: WriteAudit) => R | Promise<R>,
  ): Promise<Awaited<R>> => {
    const propertyId = right?.propertyId ?? null;
    const requireStill = async (tx: DbTransaction): Promise<void> => {
      if (!(await keepStaffSession(tx, session.token_hash))) throw unauthorised(translate.say('desk.log-in'));
      if (right && !isAmong(right.roles, await keepRolesAt(tx, staffId, right.propertyId)))
        throw forbidden(translate.say('desk.not-allowed'));
    };
    // A transaction may be tried again.
    const written = new Map<string, AuditEntry>();
    const result = await act(async (tx, entry) => {
      await requireStill(tx);
      await insertAudit(tx, {
        ...entry,
        now: clock.now(),
        propertyId,
        by: { staffId },
        address: context.clientIp,
        correlationId: context.correlationId,
      });
      written.set(`${entry.action} ${entry.subject}`, entry);
    });
    for (const { action, subject } of written.values())
      logSecurity(context, 'staff.act', { staffId, propertyId, action, subject });
    return result;
  };

  const callerOf = async (context: RequestContext): Promise<Caller> => {
    const caller = await staffSessions.require(context);
    if (caller.state === 'code') throw unauthorised(translate.say('desk.code-wanted'));
    if (caller.state === 'enrol') throw forbidden(translate.say('desk.second-factor-needed'));
    return caller;
  };

  return {
    anybody: (endpoint, handler) => {
      accessOf(endpoint, (access) => access === 'anybody');
      registerEndpoint(app, endpoint, handler);
    },
    begun: (endpoint, handler) => {
      accessOf(endpoint, (access) => access === 'begun');
      registerEndpoint(app, endpoint, async (input, context) => {
        const caller = await staffSessions.require(context);
        return acting(caller, context, null, (audit) => handler(input, { ...caller, context, audit }));
      });
    },
    staff: (endpoint, handler) => {
      accessOf(endpoint, (access) => access === 'staff');
      registerEndpoint(app, endpoint, async (input, context) => {
        const caller = await callerOf(context);
        return acting(caller, context, null, (audit) => handler(input, { ...caller, context, audit }));
      });
    },
    hotel: (endpoint, handler) => {
      const access = accessOf(endpoint, (each) => typeof each !== 'string');
      const roles = typeof access === 'string' ? [] : access;
      registerEndpoint(app, endpoint, async (input, context) => {
        const caller = await callerOf(context);
        const property = await requireProperty(db, namedProperty(input));
        const { propertyId } = property;
        const role = strongestRole(await listRolesAt(db, caller.staff.staff_id, propertyId));
        if (role === null || !roles.includes(role)) {
          const { staff_id: staffId } = caller.staff;
          logSecurity(context, 'staff.call-refused', { staffId, call: callOf(endpoint), propertyId });
          throw forbidden(translate.say('desk.not-allowed'));
        }
        return acting(caller, context, { propertyId, roles }, (audit) =>
          handler(input, { ...caller, context, audit, property, role }),
        );
      });
    },
  };
}
