import { createHmac } from 'node:crypto';
import type { AppDeps } from '../../deps.ts';
import { clientOf } from '../../http/client-address.ts';
import { deriveKey } from '../../secret-key.ts';
import { addRemoteFailures } from './repository.ts';
import type { RemoteFailure } from './rules.ts';

export type RecordFailures = (clientIp: string, failures: readonly RemoteFailure[]) => void;

/**
 * Stores what browsers report, without letting them wait; when the database is down the log still has it. Guests are counted by a keyed hash
 * of their address, so that one who reports often does not make a release look broken for many.
 */
export function failureRecorder({
  db,
  clock,
  logger,
  secretKey,
}: Pick<AppDeps, 'db' | 'clock' | 'logger' | 'secretKey'>): RecordFailures {
  const key = deriveKey(secretKey, 'remote-failure');
  return (clientIp, failures) => {
    const client = createHmac('sha256', key).update(clientOf(clientIp)).digest('base64url').slice(0, 22);
    addRemoteFailures(db, client, failures, clock.now()).catch((error: unknown) => {
      logger.warn({ err: error }, 'failures of remotes not written down');
    });
  };
}
