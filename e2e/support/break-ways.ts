import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { integrityOf } from 'federation/build';
import type { Registry, RemoteName, RemoteRelease } from 'shared/contracts';

/** What is broken: a version of one remote in the store, and how a page gets at it. */
export interface Target {
  readonly name: RemoteName;
  /** The folder of the version that is broken. */
  readonly folder: string;
  readonly release: RemoteRelease;
  readonly registry: Registry;
}

/** Changes files and gives the registry that guests meet. */
type BreakFiles = (target: Target) => Promise<Registry> | Registry;
type BreakNetwork = (page: Page, target: Target) => Promise<void>;

export interface BreakWay {
  readonly name: string;
  /** The version that throws when it starts, instead of the one with another line. */
  readonly isThrowing?: boolean;
  readonly files?: BreakFiles;
  readonly network?: BreakNetwork;
}

const live = ({ registry, name, release }: Target): Registry => ({
  ...registry,
  remotes: { ...registry.remotes, [name]: release },
});

async function scriptOf(folder: string): Promise<string> {
  const files = await readdir(folder);
  const script = files.find((file) => /^remote\.[^.]+\.js$/.test(file));
  if (script === undefined) throw new Error(`${folder} has no remote.….js`);
  return script;
}

/** Writes a file without its compressed twins, which would be sent instead. */
async function overwrite(folder: string, file: string, text: string): Promise<string> {
  await writeFile(join(folder, file), text);
  for (const twin of ['br', 'gz']) await rm(join(folder, `${file}.${twin}`), { force: true });
  return integrityOf(Buffer.from(text));
}

/** An entry of other content, with the hash that fits: what a bad build would publish. */
async function otherEntry(target: Target, change: (text: string) => string): Promise<Registry> {
  const text = await readFile(join(target.folder, 'remoteEntry.js'), 'utf8');
  const integrity = await overwrite(target.folder, 'remoteEntry.js', change(text));
  return live({ ...target, release: { ...target.release, integrity } });
}

const isEntry = /remoteEntry\.js$/;
const isScript = /\/remote\.[^/]+\.js$/;
const addressOf =
  ({ release }: Target, file: RegExp) =>
  (url: URL) =>
    url.pathname.includes(`/${release.version}/`) && file.test(url.pathname);

const answering =
  (file: RegExp, answer: (route: Route) => Promise<void>): BreakNetwork =>
  async (page, target) => {
    await page.route(addressOf(target, file), answer);
  };

const missing = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

/**
 * Twelve ways in which a remote can be broken. Where other systems load a manifest first, here the registry names the entry and `release.json`
 * tells the server what to preload: the first three are done to them, and what hangs is the entry.
 */
export const breakWays: readonly BreakWay[] = [
  {
    name: 'manifest missing',
    files: async (target) => {
      await rm(join(target.folder, 'release.json'));
      return live(target);
    },
  },
  {
    name: 'manifest dropped',
    files: ({ registry, name }) => {
      const { [name]: _dropped, ...remotes } = registry.remotes;
      return { ...registry, remotes };
    },
  },
  {
    name: 'manifest is HTML',
    files: async (target) => {
      await writeFile(join(target.folder, 'release.json'), '<!doctype html><h1>Not found</h1>');
      return live(target);
    },
  },
  { name: 'manifest (the entry) hangs', network: answering(isEntry, () => new Promise(() => undefined)) },
  { name: 'entry missing', network: answering(isEntry, missing) },
  {
    name: 'entry throws',
    files: (target) => otherEntry(target, (text) => `throw new Error('broken');${text}`),
  },
  { name: 'chunk missing', network: answering(isScript, missing) },
  {
    name: 'chunk missing once',
    network: async (page, target) => {
      let isFirst = true;
      await page.route(addressOf(target, isScript), async (route) => {
        if (isFirst) await missing(route);
        else await route.continue();
        isFirst = false;
      });
    },
  },
  {
    name: 'chunk with a syntax error',
    files: async (target) => {
      const script = await scriptOf(target.folder);
      const before = integrityOf(await readFile(join(target.folder, script)));
      const after = await overwrite(target.folder, script, '(self.broken = [');
      return otherEntry(target, (text) => text.replaceAll(before, after));
    },
  },
  { name: 'module throws', isThrowing: true },
  {
    name: 'integrity does not match',
    files: async (target) => {
      const entry = await readFile(join(target.folder, 'remoteEntry.js'), 'utf8');
      await overwrite(target.folder, 'remoteEntry.js', `self.tampered = true;${entry}`);
      return live(target);
    },
  },
  {
    name: 'range that does not fit',
    files: (target) => live({ ...target, release: { ...target.release, sharedApi: '^99.0.0' } }),
  },
];
