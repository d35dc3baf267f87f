import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  bucketOf,
  keyFilesOf,
  openBucketReleases,
  openLocalStore,
  openReleaseKeys,
  type KeyFiles,
  type ReleaseStore,
} from '../releases/index.ts';
import { authorOf, commitOf } from './author.ts';
import { dataDirOf, releasesDirOf } from './report.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const named = (path: string | undefined): string | undefined => (path ? resolve(path) : undefined);

/** Where this operator's keys are. */
export const operatorKeyFiles = (environment: Environment): KeyFiles =>
  keyFilesOf(resolve(dataDirOf(environment)), {
    keysFile: named(environment['RELEASE_KEYS']),
    signingKeyFile: named(environment['RELEASE_SIGNING_KEY']),
  });

/**
 * The store that the environment names, with the operator's keys. For a folder, missing keys are made. A bucket
 * is shared with others, so its trusted keys must be there already. Throws with what to do.
 */
export async function openOperatorStore(environment: Environment): Promise<ReleaseStore> {
  const by = { author: authorOf(environment), commit: commitOf(environment) };
  const keyFiles = operatorKeyFiles(environment);
  const bucket = bucketOf(environment);
  if (bucket === null) {
    const isNamed = Boolean(environment['RELEASE_KEYS'] || environment['RELEASE_SIGNING_KEY']);
    return openLocalStore({
      ...by,
      dataDir: resolve(dataDirOf(environment)),
      releasesDir: releasesDirOf(environment),
      keyFiles: isNamed ? keyFiles : undefined,
    });
  }
  if (!existsSync(keyFiles.keysFile))
    throw new Error(
      `There is no ${keyFiles.keysFile}, which says whose releases are believed. Copy it from whoever runs the site, or make it: pnpm release keygen, then pnpm release trust (docs/runbooks/release.md).`,
    );
  return openBucketReleases(bucket, openReleaseKeys(keyFiles, by));
}
