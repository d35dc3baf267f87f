import type { changePassword, EndpointOutput } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import type { BookingsOfUsers } from './bookings.ts';
import type { AccountLimits } from './limits.ts';
import type { KnownDevice } from './known-device.ts';
import type { Passwords } from './passwords.ts';
import type { RegisteredHere } from './registered-here.ts';
import type { Sessions } from './sessions.ts';

export interface AccountDeps extends AppDeps {
  readonly bookings: BookingsOfUsers;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly limits: AccountLimits;
  readonly registeredHere: RegisteredHere;
  readonly knownDevice: KnownDevice;
}

/** What became of a call; a refusal with its code. */
export type Outcome = EndpointOutput<typeof changePassword>;
