import type { AppDeps } from '../../deps.ts';
import { deriveKeys } from '../../secret-key.ts';
import { openSecret, sealSecret } from './second-factor.ts';
import { listSealed, resealStaff, type StaffRow } from './staff-repository.ts';

type Deps = Pick<AppDeps, 'db' | 'secretKey'>;

export const totpKeys = ({ secretKey }: Pick<AppDeps, 'secretKey'>) => deriveKeys(secretKey, 'staff-totp');

/** The opened second factor of somebody who has one; null when no key that is set opens it, which the log says. */
export function openFactor(
  deps: Pick<AppDeps, 'secretKey' | 'logger'>,
  { staff_id: staffId, totp_sealed: sealed }: StaffRow,
): ReturnType<typeof openSecret> {
  const factor = sealed === null ? null : openSecret(totpKeys(deps), sealed);
  if (factor === null) deps.logger.warn({ staffId }, 'a second factor was sealed with another SECRET_KEY');
  return factor;
}

/** Seals anew with the current key what another key has sealed; what was set up meanwhile stays. Gives which of both could be opened. */
export async function resealFactor(
  deps: Deps,
  staff: Pick<StaffRow, 'staff_id' | 'totp_sealed' | 'totp_pending'>,
): Promise<'current' | 'resealed' | 'lost'> {
  const keys = totpKeys(deps);
  let result: 'current' | 'resealed' | 'lost' = 'current';
  for (const column of ['totp_sealed', 'totp_pending'] as const) {
    const before = staff[column];
    if (before === null) continue;
    const opened = openSecret(keys, before);
    // A set-up that was begun and not ended can be begun again.
    if (opened === null) result = column === 'totp_sealed' ? 'lost' : result;
    else if (!opened.isCurrent) {
      const after = sealSecret(keys[0], opened.secret);
      await resealStaff(deps.db, staff.staff_id, { column, before, after });
      result = 'resealed';
    }
  }
  return result;
}

export interface Resealed {
  readonly resealed: number;
  readonly current: number;
  /** The addresses of those whose second factor no key that is set opens. */
  readonly lost: readonly string[];
}

/** All second factors under the current key, so that the one before it may go. */
export async function resealFactors(deps: Deps): Promise<Resealed> {
  const counts = { resealed: 0, current: 0 };
  const lost: string[] = [];
  for (const staff of await listSealed(deps.db)) {
    const result = await resealFactor(deps, staff);
    if (result === 'lost') lost.push(staff.email);
    else counts[result] += 1;
  }
  return { ...counts, lost };
}
