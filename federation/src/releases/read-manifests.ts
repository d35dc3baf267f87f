import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from 'shared/contracts';
import { agrees } from './registry.ts';
import type { ReleaseKeys } from './release-keys.ts';
import { checkRelease, signatureFile } from './release-signature.ts';
import type { CheckedRegistry } from './signed-registry.ts';
import { mayDo } from './trust.ts';
import { UntrustedError } from './untrusted.ts';

interface ReaderLogger {
  readonly warn: (what: object, message: string) => void;
  readonly error: (what: object, message: string) => void;
}

/** Where the store is, and what of it is trusted. */
export interface ReleaseReaderSettings {
  readonly releasesDir: string;
  /** Whether it may name development servers: what comes from them is in the policy of every page, also where cards are typed. */
  readonly developmentRemotes: boolean;
  readonly releaseKeys: ReleaseKeys;
  readonly logger: ReaderLogger;
}

/** Reads the `release.json` of a release. Throws when it is missing, or not signed by a key that may publish it. */
export function readSigned(settings: ReleaseReaderSettings, name: string, version: string): ReleaseManifest {
  const folder = join(settings.releasesDir, 'ClientApp', name, version);
  const manifest = readFileSync(join(folder, 'release.json'));
  const path = join(folder, signatureFile);
  const signature = existsSync(path) ? readFileSync(path, 'utf8') : null;
  return checkRelease({ name, version }, manifest, signature, settings.releaseKeys.trust.current()).release;
}

/**
 * The manifests of all remotes that the registry names, by `name/version`. One that is missing or not signed is left out when the key that
 * switched to it may publish it: that key signed the hash of its entry in the registry. A key that may only switch can name signed releases
 * only.
 */
export function readManifests(
  { registry, signersOf }: CheckedRegistry,
  settings: ReleaseReaderSettings,
): ReadonlyMap<string, ReleaseManifest> {
  const manifests = new Map<string, ReleaseManifest>();
  const named = [registry.remotes, ...Object.values(registry.pins)].flatMap((remotes) =>
    Object.entries(remotes),
  );
  for (const [name, { previous, ...current }] of named) {
    const mayPublish = signersOf(name).some((key) => mayDo(key, 'publish', name));
    for (const record of previous === null ? [current] : [current, previous]) {
      const { version } = record;
      try {
        const manifest = readSigned(settings, name, version);
        if (!mayPublish && !agrees({ ...record, previous: null }, manifest))
          throw new UntrustedError(`${name} ${version}: the registry does not say what was signed.`);
        manifests.set(`${name}/${version}`, manifest);
      } catch (error) {
        if (!mayPublish) throw error;
        settings.logger.warn({ err: error, remote: name, version }, 'release without a signed release.json');
      }
    }
  }
  return manifests;
}
