import type { BucketSettings } from './bucket.ts';
import type { BucketStore } from './bucket-store.ts';
import { openFolderStore } from './folder-store.ts';
import type { ReleaseKeys } from './release-keys.ts';
import type { ReleaseStore } from './store.ts';

/** Where the release store is: in a bucket, else in the folder. */
export interface StoreLocation {
  readonly dir: string;
  readonly bucket: BucketSettings | null;
}

/** The bucket that the environment names; null when it names none. */
export function bucketOf(environment: Readonly<Record<string, string | undefined>>): BucketSettings | null {
  const { RELEASES_BUCKET, RELEASES_BUCKET_ENDPOINT, AWS_REGION } = environment;
  // An empty variable counts as absent.
  if (!RELEASES_BUCKET) return null;
  return {
    address: RELEASES_BUCKET,
    endpoint: RELEASES_BUCKET_ENDPOINT || undefined,
    region: AWS_REGION || undefined,
  };
}

/** The store in a bucket. What that needs is loaded here, and nowhere else. */
export async function openBucketReleases(settings: BucketSettings, keys: ReleaseKeys): Promise<BucketStore> {
  const [{ openBucket }, { openBucketStore }] = await Promise.all([
    import('./bucket.ts'),
    import('./bucket-store.ts'),
  ]);
  return openBucketStore(await openBucket(settings), keys);
}

/** Opens the store, wherever it is. */
export async function openStore({ dir, bucket }: StoreLocation, keys: ReleaseKeys): Promise<ReleaseStore> {
  return bucket === null ? openFolderStore(dir, keys) : openBucketReleases(bucket, keys);
}
