import type { AppDeps } from '../../deps.ts';
import type { BookingsOfUsers } from './bookings.ts';
import type { AccountDeps } from './deps.ts';
import { createKnownDevice } from './known-device.ts';
import { createAccountLimits } from './limits.ts';
import { createPasswords } from './passwords.ts';
import { createRegisteredHere } from './registered-here.ts';
import { createSessions } from './sessions.ts';

/** The shared dependencies of the account module in one server, above all the one queue of password hashes. */
export const createAccountDeps = (deps: AppDeps, bookings: BookingsOfUsers): AccountDeps => ({
  ...deps,
  bookings,
  passwords: createPasswords(deps.passwordCost),
  sessions: createSessions(deps),
  limits: createAccountLimits(deps),
  registeredHere: createRegisteredHere(deps),
  knownDevice: createKnownDevice(deps),
});
