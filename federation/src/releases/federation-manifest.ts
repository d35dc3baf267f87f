import semver from 'semver';
import type { ReleaseManifest } from 'shared/contracts';
import * as z from 'zod/mini';
import { releasePath } from '../container-name.ts';
import { runtimeSince } from '../share-table.ts';

/** What the Module Federation package writes beside a build for tools; the page never asks for it. */
export const federationManifestFile = 'mf-manifest.json';

const assetsSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const federationManifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    publicPath: z.string(),
    pluginVersion: z.string(),
    remoteEntry: z.object({ name: z.string() }),
  }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assetsSchema, css: assetsSchema }) })),
});

export type FederationManifest = z.infer<typeof federationManifestSchema>;

/** The federation manifest of a release whose files `read` gives; null when it is missing or invalid. */
export async function readFederationManifest(
  read: (path: string) => Promise<Uint8Array | null>,
): Promise<FederationManifest | null> {
  const bytes = await read(federationManifestFile);
  if (bytes === null) return null;
  try {
    const result = federationManifestSchema.safeParse(JSON.parse(Buffer.from(bytes).toString()));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/**
 * Why a release and its federation manifest do not describe the same build, as sentences; empty when all is well. Remotes
 * that run on shells from before the federation runtime were built without the package, and have none.
 */
export function federationProblems(release: ReleaseManifest, manifest: FederationManifest | null): string[] {
  const { name, version, container, sharedApi } = release;
  const say = (what: string): string => `${name} ${version}: ${federationManifestFile} ${what}.`;
  const range = semver.validRange(sharedApi);
  const least = container === null || range === null ? null : semver.minVersion(range);
  if (container === null || least === null || semver.lt(least, runtimeSince)) return [];
  if (manifest === null) return [say('is missing, or is none')];
  const files = new Set(release.files.map(({ path }) => path));
  const exposed = manifest.exposes.find(({ path }) => path === './remote');
  const { js, css } = exposed?.assets ?? { js: null, css: null };
  const named = [js, css].flatMap((assets) => [...(assets?.sync ?? []), ...(assets?.async ?? [])]);
  return [
    ...(manifest.name === container ? [] : [say(`names the container ${manifest.name}`)]),
    ...(manifest.metaData.publicPath === releasePath(name, version)
      ? []
      : [say(`names the address ${manifest.metaData.publicPath}`)]),
    ...(exposed === undefined ? [say('exposes no ./remote')] : []),
    ...[manifest.metaData.remoteEntry.name, ...named]
      .filter((path) => !files.has(path))
      .map((path) => say(`names ${path}, which is not in the release`)),
  ];
}
