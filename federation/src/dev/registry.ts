import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  developmentIntegrity,
  type Registry,
  type ReleaseManifest,
  type ReleaseAsset,
} from 'shared/contracts';
import type { PackageInfo } from '../build/workspace.ts';
import { containerName } from '../container-name.ts';
import { recordOf } from '../releases/registry.ts';
import type { FolderStore } from '../releases/folder-store.ts';

/** The version of everything that a dev server serves. */
export const devVersion = 'dev';

export type DevApp = {
  readonly info: PackageInfo;
  /** Where its dev server is, e.g. `http://localhost:3002`. */
  readonly origin: string;
  /** What its first page needs, by name: entry first. */
  readonly files: readonly string[];
};

/**
 * Makes `store` one whose releases are the dev servers, and beside them the remotes of `published` as they run there; it has no
 * history. Gives the names of those.
 */
export async function writeDevStore(
  { store, published }: { readonly store: FolderStore; readonly published: FolderStore },
  apps: readonly DevApp[],
  sharedApi: string,
): Promise<readonly string[]> {
  const { dir } = store;
  await rm(dir, { recursive: true, force: true });
  const releases = apps.map((app) => devRelease(app, sharedApi));
  for (const release of releases) {
    const folder = store.releaseDir(release.name, devVersion);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'release.json'), JSON.stringify(release, null, 2));
  }
  await store.reSign({ unsigned: true });
  const others = Object.entries((await published.readRegistry())?.remotes ?? {}).filter(
    ([name]) => !releases.some((release) => release.name === name),
  );
  for (const [name] of others)
    await symlink(dirname(published.releaseDir(name, 'any')), join(dir, 'ClientApp', name), 'dir');
  const remotes: Registry['remotes'] = { ...Object.fromEntries(others), ...devRemotes(releases) };
  await store.writeRegistry({ schemaVersion: 1, shell: { version: devVersion }, remotes, pins: {} });
  return others.map(([name]) => name);
}

/** What a registry says of the remotes among them. */
const devRemotes = (releases: readonly ReleaseManifest[]): Registry['remotes'] =>
  Object.fromEntries(
    releases
      .filter((release) => release.container !== null)
      .map((release) => [release.name, { ...recordOf(release), previous: null }]),
  );

/** A registry with the dev servers of `apps` in place of what runs on a site. */
export function withDevServers(registry: Registry, apps: readonly DevApp[]): Registry {
  const own = devRemotes(apps.filter(({ info }) => info.remote !== null).map((app) => devRelease(app, '')));
  return { ...registry, shell: { version: devVersion }, remotes: { ...registry.remotes, ...own }, pins: {} };
}

function devRelease({ info, origin, files }: DevApp, sharedApi: string): ReleaseManifest {
  const asset = (file: string): ReleaseAsset => ({
    href: `${origin}/${file}`,
    integrity: developmentIntegrity,
  });
  return {
    schemaVersion: 1,
    name: info.name,
    version: devVersion,
    sharedApi: info.remote?.sharedApi ?? sharedApi,
    container: info.remote === null ? null : containerName(info.name, devVersion),
    entry: info.remote === null ? null : asset('remoteEntry.js'),
    preload: {
      scripts: files.filter((file) => /\.js$/.test(file) && !file.includes('hot-update')).map(asset),
      styles: files.filter((file) => /\.css$/.test(file) && !file.includes('hot-update')).map(asset),
    },
    remote: info.remote,
    ...(info.declares.length === 0 ? {} : { declares: [...info.declares] }),
    changes: [],
    files: [],
  };
}

/** The hotels' pictures lie beside the releases: the store in `dir` has those of the usual store, and gives it new ones. */
export async function shareMedia(usualDir: string, dir: string): Promise<void> {
  const media = join(usualDir, 'ClientApp', 'media');
  await mkdir(media, { recursive: true });
  await symlink(media, join(dir, 'ClientApp', 'media'), 'dir');
}
