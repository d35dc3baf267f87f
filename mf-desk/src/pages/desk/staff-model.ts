import { createEvent, createStore, sample } from 'effector';
import type { EndpointOutput } from 'shared/contracts';
import {
  type AuditEntry,
  changeDeskPassword,
  changeStaffRole,
  endOwnSession,
  endStaffSessions,
  getAuditLog,
  getOwnSessions,
  getStaff,
  getStaffSessions,
  type HotelRole,
  inviteStaff,
  type StaffSession,
  withdrawInvitation,
} from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import { type FieldProblem, fieldProblemsOf } from './field-problems.ts';
import { deskOpened } from './session-model.ts';

interface OfHotel {
  readonly propertyId: string;
}

export const staffOpened = createEvent<OfHotel>();
export const ownOpened = createEvent();
export const invited = createEvent<
  OfHotel & { readonly emailAddress: string; readonly role: HotelRole; readonly languageCode: string }
>();
export const withdrawn = createEvent<OfHotel & { readonly invitationId: string }>();
export const roleChosen = createEvent<
  OfHotel & { readonly staffId: string; readonly role: HotelRole | null }
>();
/** With the person whose log-ins all end. */
export const logInsEnded = createEvent<OfHotel & { readonly staffId: string }>();
/** Entries of the activity log before those that are shown. */
export const olderWanted = createEvent();
export const sessionEndPressed = createEvent<string>();
export const passwordSubmitted = createEvent<{
  readonly oldPassword: string;
  readonly newPassword: string;
}>();

export const staffFx = createCallFx(getStaff);
export const auditFx = createCallFx(getAuditLog);
export const inviteFx = createCallFx(inviteStaff);
export const withdrawFx = createCallFx(withdrawInvitation);
export const roleFx = createCallFx(changeStaffRole);
export const logInsFx = createCallFx(getStaffSessions);
export const endLogInsFx = createCallFx(endStaffSessions);
export const sessionsFx = createCallFx(getOwnSessions);
export const endFx = createCallFx(endOwnSession);
export const passwordFx = createCallFx(changeDeskPassword);

const $hotel = createStore<OfHotel>({ propertyId: '' }).on(staffOpened, (_, hotel) => hotel);

const query = createQuery({ effect: staffFx });
sample({ clock: staffOpened, fn: (query) => ({ query }), target: [query.asked, logInsFx, auditFx] });
sample({ clock: invited, fn: (body) => ({ body }), target: inviteFx });
sample({ clock: withdrawn, fn: (body) => ({ body }), target: withdrawFx });
sample({ clock: roleChosen, fn: (body) => ({ body }), target: roleFx });
sample({ clock: logInsEnded, fn: (body) => ({ body }), target: endLogInsFx });
sample({
  clock: [inviteFx.done, withdrawFx.done, roleFx.done, endLogInsFx.done],
  source: $hotel,
  fn: (query) => ({ query }),
  target: [query.asked, logInsFx, auditFx],
});

export const $staff = createStore<EndpointOutput<typeof getStaff> | null>(null)
  .on(query.answered, (_, { answer }) => answer)
  .reset(deskOpened);
export const $hasStaffFailed = query.$state.map(({ kind }) => kind === 'failed');
/** Log-ins of the hotel's staff that have not ended; null until they have come. */
export const $logIns = createStore<readonly StaffSession[] | null>(null)
  .on(logInsFx.doneData, (_, { sessions }) => sessions)
  .reset(staffOpened, deskOpened);
/** How many have been invited here: after each one the field is empty again. */
export const $invitedCount = createStore(0)
  .on(inviteFx.doneData, (count, { success }) => (success ? count + 1 : count))
  .reset(deskOpened);
interface Log {
  readonly entries: readonly AuditEntry[];
  /** What the older ones are asked for by; null at the end. */
  readonly next: number | null;
}
const noLog: Log = { entries: [], next: null };
export const $log = createStore(noLog)
  .on(auditFx.done, (log, { params: { query }, result }) => {
    if (query.before === undefined) return result;
    // Of a log that was read again meanwhile these are not the next ones.
    if (query.before !== String(log.next)) return log;
    return { entries: [...log.entries, ...result.entries], next: result.next };
  })
  .reset(deskOpened);
sample({
  clock: olderWanted,
  source: { hotel: $hotel, log: $log, isBusy: auditFx.pending },
  filter: ({ log, isBusy }) => log.next !== null && !isBusy,
  fn: ({ hotel, log }) => ({ query: { ...hotel, before: String(log.next) } }),
  target: auditFx,
});

sample({ clock: [ownOpened, endFx.done, passwordFx.done], fn: () => ({}), target: sessionsFx });
sample({ clock: sessionEndPressed, fn: (sessionId) => ({ body: { sessionId } }), target: endFx });
sample({ clock: passwordSubmitted, fn: (body) => ({ body }), target: passwordFx });

export const $sessions = createStore<readonly StaffSession[]>([])
  .on(sessionsFx.doneData, (_, { sessions }) => sessions)
  .reset(deskOpened);

/** What the server says about the fields of a changed password. */
export const $passwordProblems = createStore<readonly FieldProblem<'oldPassword' | 'newPassword'>[]>([])
  .on(passwordFx.failData, (_, failure) => fieldProblemsOf(failure, ['oldPassword', 'newPassword']) ?? [])
  .reset(passwordFx, deskOpened);
