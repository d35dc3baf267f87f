import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../../../db/database.ts';
import { listPropertyVersions } from '../../property/index.ts';
import type { PropertySnapshots } from './property-snapshots.ts';

export interface SnapshotWatch {
  readonly stop: () => Promise<void>;
}

export interface WatchSettings {
  readonly db: Db;
  readonly logger: Logger;
  readonly snapshots: PropertySnapshots;
  /** How long a change of another process may stay unseen. */
  readonly everyMs: number;
}

/**
 * Polls the versions of the cached properties: a change of another process is seen after `everyMs`, without a notification. One statement
 * for all of them; none while nothing is cached.
 */
export function watchSnapshots({ db, logger, snapshots, everyMs }: WatchSettings): SnapshotWatch {
  const stopping = new AbortController();
  const look = async () => {
    const ids = snapshots.cachedIds();
    if (ids.length === 0) return;
    const versions = await listPropertyVersions(db, ids);
    await snapshots.refresh(versions);
    // One that was removed has no version any more.
    for (const id of ids) if (!versions.has(id)) await snapshots.reload(id);
  };
  // One line when it begins to fail: ten a second would bury the log of a database that is away.
  let isFailing = false;
  const watching = (async () => {
    for (;;) {
      await look().then(
        () => {
          isFailing = false;
        },
        (error: unknown) => {
          if (!isFailing) logger.warn({ err: error }, 'versions of the properties not read');
          isFailing = true;
        },
      );
      await pause(everyMs, undefined, { signal: stopping.signal, ref: false });
    }
  })().catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
