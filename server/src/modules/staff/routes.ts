import type { FastifyInstance } from 'fastify';
import {
  acceptInvitation,
  beginSecondFactor,
  changeDeskPassword,
  changeStaffRole,
  confirmSecondFactor,
  endOwnSession,
  endStaffSessions,
  getAuditLog,
  getDeskSession,
  getOwnSessions,
  getStaff,
  getStaffSessions,
  inviteStaff,
  logInToDesk,
  logOutOfDesk,
  proveSecondFactor,
  readInvitation,
  withdrawInvitation,
} from 'shared/contracts/desk';
import type { StaffDeps } from './deps.ts';
import { createDesk, type Desk } from './desk-endpoint.ts';
import { beginEnrolment, confirmEnrolment } from './enrol.ts';
import { accept, describeInvitation } from './invitations.ts';
import { logIn, proveCode } from './log-in.ts';
import {
  changePassword,
  changeRole,
  describeSession,
  describeStaff,
  endOwn,
  endSessionsOf,
  invite,
  ownSessions,
  readAudit,
  sessionsAt,
  withdraw,
} from './members.ts';
import { translate } from './messages/index.ts';

/** The calls of the desk's accounts; gives what other modules register theirs with. */
export function registerStaffRoutes(app: FastifyInstance, deps: StaffDeps): Desk {
  const desk = createDesk(app, deps);

  desk.anybody(logInToDesk, ({ body }, context) => logIn(deps, body, context));
  desk.anybody(readInvitation, ({ body }, context) => describeInvitation(deps, body, context));
  desk.anybody(acceptInvitation, ({ body }, context) => accept(deps, body, context));

  desk.begun(getDeskSession, (_input, call) => describeSession(deps, call));
  desk.begun(proveSecondFactor, ({ body }, call) => proveCode(deps, body, call));
  desk.begun(beginSecondFactor, ({ body }, call) => beginEnrolment(deps, body, call));
  desk.begun(confirmSecondFactor, ({ body }, call) => confirmEnrolment(deps, body, call));
  desk.begun(logOutOfDesk, async (_input, { context }) => {
    await deps.staffSessions.end(context);
    return { success: true, message: translate('desk.logged-out') };
  });

  desk.staff(changeDeskPassword, ({ body }, call) => changePassword(deps, body, call));
  desk.staff(getOwnSessions, (_input, call) => ownSessions(deps, call));
  desk.staff(endOwnSession, ({ body }, call) => endOwn(deps, body, call));

  desk.hotel(getStaff, (_input, call) => describeStaff(deps, call));
  desk.hotel(getStaffSessions, (_input, call) => sessionsAt(deps, call));
  desk.hotel(endStaffSessions, ({ body }, call) => endSessionsOf(deps, body, call));
  desk.hotel(inviteStaff, ({ body }, call) => invite(deps, body, call));
  desk.hotel(withdrawInvitation, ({ body }, call) => withdraw(deps, body, call));
  desk.hotel(changeStaffRole, ({ body }, call) => changeRole(deps, body, call));
  desk.hotel(getAuditLog, ({ query }, call) => readAudit(deps, query.before, call));
  return desk;
}
