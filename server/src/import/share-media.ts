import { createMirror, openBucketReleases, openFolderStore } from 'federation/releases';
import type { Env } from '../env.ts';

/** Where the releases are in a bucket, the hotels' pictures go there too: every instance serves them. */
export async function shareMedia({ releasesBucket, releasesDir }: Env): Promise<void> {
  if (releasesBucket === null) return;
  await createMirror(await openBucketReleases(releasesBucket), openFolderStore(releasesDir)).shareMedia();
}
