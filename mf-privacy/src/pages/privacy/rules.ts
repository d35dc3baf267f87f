import type { getAccountData } from 'shared/contracts/privacy';
import type { ApiFailure } from 'shared/runtime';

/** The secret of a mail's link stands behind the `#`; null in an address without one. */
export function tokenOf(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return token === null || token === '' ? null : token;
}

const firstOfServer = 500;

/** Why a call was not done. `unanswered`: whether it was done is not known. */
export interface Problem {
  readonly kind: 'refused' | 'unanswered';
  readonly code: string | null;
  /** The server's own words; null where it sent none. */
  readonly message: string | null;
}

/** Every call of this page refuses with the common body. */
export function problemOf(failure: ApiFailure<typeof getAccountData>): Problem {
  if (failure.kind !== 'http' || failure.status >= firstOfServer)
    return { kind: 'unanswered', code: null, message: null };
  return { kind: 'refused', code: failure.body?.code ?? null, message: failure.message };
}
