export { inviteByCommand, resetSecondFactor, staffLines } from './commands.ts';
export { composeStaffInvitation } from './mail.ts';
export { mayCall } from './may-call.ts';
export { createOperatorRole } from './operator-role.ts';
export { purgeStaff } from './purge-repository.ts';
export { registerStaffRoutes } from './routes.ts';
export { createStaffSessions } from './sessions.ts';
export { hasStaffCookie } from './staff-cookie.ts';
export type { Desk, HotelCall, WriteAudit } from './desk-endpoint.ts';
