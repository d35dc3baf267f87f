import { setInterval } from 'node:timers/promises';
import {
  createMirror,
  openBucketReleases,
  openFolderStore,
  type Mirror,
  type ReleaseKeys,
  type ReleaseStore,
} from 'federation/releases';
import type { Logger } from 'pino';
import type { Env } from './env.ts';

/** How soon a switch in the bucket is seen here, at the latest; open tabs hear of it a quarter of a second later. */
const lookEveryMs = 500;

export interface ReleaseSource {
  readonly releaseStore: ReleaseStore;
  readonly mirror: Mirror;
  readonly stop: () => Promise<void>;
}

/**
 * The release store when it is a bucket; null when it is the folder. Pages are read from the folder alone, which follows the bucket: while
 * the bucket cannot be reached the site goes on with what it has, also after a restart.
 */
export async function followBucket(
  { releasesBucket, releasesDir }: Env,
  keys: ReleaseKeys,
  logger: Logger,
): Promise<ReleaseSource | null> {
  if (releasesBucket === null) return null;
  const releaseStore = await openBucketReleases(releasesBucket, keys);
  const mirror = createMirror(releaseStore, openFolderStore(releasesDir, keys), keys.trust);
  const stopping = new AbortController();
  let isWell = true;

  async function look(): Promise<void> {
    try {
      await mirror.sync();
      isWell = true;
    } catch (error) {
      // Once, not twice a second.
      if (isWell) logger.error({ err: error, place: releaseStore.place }, 'the releases cannot be read');
      isWell = false;
    }
  }

  async function follow(): Promise<void> {
    // Ends with the signal, which makes the pause reject.
    for await (const _turn of setInterval(lookEveryMs, undefined, { signal: stopping.signal })) await look();
  }

  await look();
  await mirror.shareMedia().catch((error: unknown) => {
    logger.error({ err: error, place: releaseStore.place }, 'pictures not put into the bucket');
  });
  const following = follow().catch(() => undefined);
  return {
    releaseStore,
    mirror,
    async stop() {
      stopping.abort();
      await following;
    },
  };
}
