import { createMirror, openBucketReleases, openFolderStore } from 'federation/releases';
import type { Env } from '../env.ts';
import { releaseKeysOf } from '../release-keys.ts';

/** Where the releases are in a bucket, the hotels' pictures go there too: every instance serves them. */
export async function shareMedia(env: Env): Promise<void> {
  const { releasesBucket, releasesDir } = env;
  if (releasesBucket === null) return;
  const keys = releaseKeysOf(env);
  const bucket = await openBucketReleases(releasesBucket, keys);
  await createMirror(bucket, openFolderStore(releasesDir, keys), keys.trust).shareMedia();
}
