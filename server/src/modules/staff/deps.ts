import type { AppDeps } from '../../deps.ts';
import type { AccountDeps } from '../account/index.ts';
import type { StaffSessions } from './sessions.ts';

/** The one queue of password hashes and the limits of log-ins are those of the guests' accounts. */
export interface StaffDeps extends AppDeps, Pick<AccountDeps, 'passwords' | 'limits' | 'knownDevice'> {
  readonly staffSessions: StaffSessions;
}
