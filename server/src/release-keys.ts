import { existsSync } from 'node:fs';
import { openReleaseKeys, type ReleaseKeys } from 'federation/releases';
import { EnvError, type Env } from './env.ts';

/** Who rolls back in `/ops` is known by the operator's token alone. */
const operator = { author: 'an operator in /ops', commit: null };

/** The keys of releases that the environment names. */
export const releaseKeysOf = ({ releaseKeyFiles }: Pick<Env, 'releaseKeyFiles'>): ReleaseKeys =>
  openReleaseKeys(releaseKeyFiles, operator);

/** The same for a start. Throws where it could only end with a site that believes no release. */
export function loadReleaseKeys(env: Pick<Env, 'releaseKeyFiles' | 'releasesBucket'>): ReleaseKeys {
  const { keysFile } = env.releaseKeyFiles;
  if (env.releasesBucket !== null && !existsSync(keysFile))
    throw new EnvError(
      `RELEASES_BUCKET is set, but there is no ${keysFile}, which says whose releases run here. Copy it from where releases are published, or set RELEASE_KEYS to it (docs/runbooks/release.md).`,
    );
  const keys = releaseKeysOf(env);
  keys.trust.current();
  return keys;
}
