import type { EndpointOutput, eraseAccountData } from 'shared/contracts';
import type { AccountDeps } from '../account/index.ts';
import type { PrivacyLimits } from './limits.ts';

export interface PrivacyDeps extends Omit<AccountDeps, 'limits'> {
  readonly accountLimits: AccountDeps['limits'];
  readonly privacyLimits: PrivacyLimits;
}

/** What became of a call; a refusal with its code. */
export type Outcome = EndpointOutput<typeof eraseAccountData>;
