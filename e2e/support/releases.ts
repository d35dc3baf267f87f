import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp, buildPart, workspaceRoot } from 'federation/build';
import { newRemote } from 'federation/generate';
import { openLocalStore, publishBuild, type FolderStore } from 'federation/releases';
import {
  releaseManifestSchema,
  type Registry,
  type ReleaseManifest,
  type RemoteName,
} from 'shared/contracts';
import sharedPackage from 'shared/package.json' with { type: 'json' };
import { runOn } from './data-dir.ts';

export interface ChangedRemote {
  /** The build's version. */
  readonly version: string;
  readonly folder: string;
  /** Takes the copy of the sources away. */
  readonly remove: () => Promise<void>;
}

export interface Change {
  readonly remote: string;
  readonly version: string;
  /** A file of the remote's sources, and what in it becomes what. */
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

/** Really builds a changed copy of a remote, by the same configuration as the remote itself. */
export async function buildChanged({ remote, version, file, from, to }: Change): Promise<ChangedRemote> {
  const copy = await copySources(remote, version);
  await edit(join(copy, file), from, to);
  return buildCopy(copy);
}

/** The version of the doors that the next shell with something new in them gives. */
export const nextSharedApi = sharedPackage.sharedApi.replace(
  /^(\d+)\.(\d+)\..*$/,
  (_all, major: string, minor: string) => `${major}.${Number(minor) + 1}.0`,
);

/** Really builds the shell of the present sources as one that gives `nextSharedApi`. */
export async function buildNextShell(version: string): Promise<ChangedRemote> {
  const copy = await copySources('shell', version);
  const given = `{ sharedApi: '${nextSharedApi}' }`;
  await edit(
    join(copy, 'rspack.config.ts'),
    'shellConfig(import.meta.dirname)',
    `shellConfig(import.meta.dirname, ${given})`,
  );
  await edit(
    join(copy, 'src/remotes/browser-loader.ts'),
    "import sharedPackage from 'shared/package.json';",
    `const sharedPackage = ${given};`,
  );
  return buildCopy(copy);
}

/** Copies the sources of an app, as another version of it, and gives the folder of the copy. */
async function copySources(app: string, version: string): Promise<string> {
  const original = join(workspaceRoot, app);
  // Workers run side by side: each has its own copies.
  const copy = join(workspaceRoot, 'e2e/.work', String(process.pid), app);
  await rm(copy, { recursive: true, force: true });
  for (const part of ['src', 'package.json', 'rspack.config.ts'])
    await cp(join(original, part), join(copy, part), { recursive: true });
  await symlink(join(original, 'node_modules'), join(copy, 'node_modules'));
  await edit(join(copy, 'package.json'), /"version": "[^"]*"/, `"version": "${version}"`);
  return copy;
}

async function buildCopy(copy: string): Promise<ChangedRemote> {
  const build = await buildApp(copy);
  return {
    version: build.version,
    folder: build.folder,
    remove: () => rm(copy, { recursive: true, force: true }),
  };
}

export interface NewSources {
  readonly name: string;
  readonly version: string;
  /** Files of its sources, and what in each becomes what. */
  readonly edits?: readonly (readonly [file: string, from: string, to: string])[];
  /** With calls of its own, whose server part is built too. */
  readonly withServer?: boolean;
}

/** Where generated remotes are: beside each other, as in the workspace. */
export const newRemotesFolder = join(workspaceRoot, 'e2e/.work/new');

/** Makes a remote by the generator, outside of the workspace's packages, and really builds it. */
export async function buildNew(sources: NewSources): Promise<ChangedRemote> {
  const { name, version, edits = [], withServer } = sources;
  const root = newRemotesFolder;
  const dir = join(root, name);
  await rm(dir, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  const made = await newRemote(root, name, { sharedApi: sharedPackage.sharedApi, withServer });
  if (made.kind === 'rejected') throw new Error(made.reason);
  await linkPackages(join(dir, 'node_modules'));
  await edit(join(dir, 'package.json'), /"version": "[^"]*"/, `"version": "${version}"`);
  for (const [file, from, to] of edits) await edit(join(dir, file), from, to);
  if (withServer === true) {
    await symlink(join(workspaceRoot, 'server/node_modules'), join(dir, 'server/node_modules'));
    await buildPart(dir);
  }
  const build = await buildApp(dir);
  return {
    version: build.version,
    folder: build.folder,
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

/** What `pnpm install` gives a remote of the workspace: what the others have, and these tests for its journey. */
async function linkPackages(folder: string): Promise<void> {
  const others = join(workspaceRoot, 'mf-search/node_modules');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(others))
    if (!name.startsWith('.') && name !== 'e2e') await symlink(join(others, name), join(folder, name));
  await symlink(join(workspaceRoot, 'e2e'), join(folder, 'e2e'));
}

async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${path} does not contain ${String(from)}.`);
  await writeFile(path, after);
}

/** Publishes a build into the store of a site, with all the checks of `pnpm release publish`. */
export async function publish(
  dataDir: string,
  folder: string,
  property: string | null = null,
): Promise<void> {
  const result = await publishBuild(await openLocalStore({ dataDir }), folder, {
    property,
    now: Date.now,
  });
  if (result.kind === 'rejected') throw new Error(result.reasons.join('\n'));
}

/**
 * Makes a remote's build the current one without the checks of publishing, the live one before it: what an open page can meet while a fleet
 * is half updated.
 */
export async function nameUnchecked(
  store: FolderStore,
  name: RemoteName,
  manifest: ReleaseManifest,
): Promise<void> {
  const registry = await store.readRegistry();
  const live = registry?.remotes[name];
  const { entry, container, version, sharedApi } = manifest;
  if (!registry || !live || !entry || container === null) throw new Error(`${name} is not live.`);
  const { previous: _none, ...previous } = live;
  const release = { version, sharedApi, container, entry: entry.href, integrity: entry.integrity, previous };
  await store.writeRegistry({ ...registry, remotes: { ...registry.remotes, [name]: release } });
}

export const readManifest = async (folder: string): Promise<ReleaseManifest> =>
  releaseManifestSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));

/** `pnpm release …` as an operator runs it. */
export const release = (dataDir: string, ...args: readonly string[]): Promise<string> =>
  runOn(dataDir, [
    'federation/src/cli/release.ts',
    ...args,
    // Tests run on sources that are being changed.
    ...(args[0] === 'publish' ? ['--try'] : []),
  ]);

/** Runs `work` while the registry has no such remote. */
export async function withoutRemote(dataDir: string, name: string, work: () => Promise<void>): Promise<void> {
  const store = await openLocalStore({ dataDir });
  const registry = await store.readRegistry();
  if (registry === null) throw new Error('Nothing has been published.');
  const remotes: Registry['remotes'] = Object.fromEntries(
    Object.entries(registry.remotes).filter(([remote]) => remote !== name),
  );
  await store.writeRegistry({ ...registry, remotes });
  try {
    await work();
  } finally {
    await store.writeRegistry(registry);
  }
}

/** Runs `work` while the files of one release are not what they should be, and puts the right ones back. */
export async function withChangedFiles<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const kept = `${folder}.kept`;
  await cp(folder, kept, { recursive: true });
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rename(kept, folder);
  }
}
