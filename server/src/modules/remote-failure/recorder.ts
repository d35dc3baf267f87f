import type { AppDeps } from '../../deps.ts';
import { addRemoteFailures } from './repository.ts';
import type { RemoteFailure } from './rules.ts';

export type RecordFailures = (pageId: string, failures: readonly RemoteFailure[]) => void;

/** Writes down what browsers tell of, without letting them wait; when the database is down the log has it still. */
export function failureRecorder({
  db,
  clock,
  logger,
}: Pick<AppDeps, 'db' | 'clock' | 'logger'>): RecordFailures {
  return (pageId, failures) => {
    addRemoteFailures(db, pageId, failures, clock.now()).catch((error: unknown) => {
      logger.warn({ err: error }, 'failures of remotes not written down');
    });
  };
}
