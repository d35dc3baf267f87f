import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import type { ReleaseManifest } from 'shared/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPackage, workspaceRoot } from '../build/workspace.ts';
import { readReleaseManifest } from '../releases/folder-store.ts';
import { readShareVersions, shareTable } from '../share-table.ts';
import { newRemote } from './new-remote.ts';

const run = promisify(execFile);
const { sharedApi } = readShareVersions(workspaceRoot);

/** What the shell gives remotes of the federation runtime, found as the build finds it. */
const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
const runtimeCore: unknown = enhanced('@module-federation/runtime-tools/runtime-core');

/** Gives a remote outside of the workspace the packages that it has in it. */
const givePackages = (dir: string): Promise<void> =>
  symlink(join(workspaceRoot, 'mf-search/node_modules'), join(dir, 'node_modules'));

/** Makes a remote outside of the workspace and gives it the packages that a remote has. */
async function givenRemote(range = sharedApi): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'new-remote-'));
  const result = await newRemote(root, 'mf-gift-cards', { sharedApi: range });
  if (result.kind === 'rejected') throw new Error(result.reason);
  await givePackages(result.dir);
  return result.dir;
}

/** Builds it as the command does, in a process of its own; gives the folder of the release. */
async function build(dir: string): Promise<string> {
  const script = `import { buildApp } from ${JSON.stringify(join(workspaceRoot, 'federation/src/build/build-app.ts'))};
    console.log((await buildApp(${JSON.stringify(dir)})).folder);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: workspaceRoot,
  });
  return stdout.trim();
}

type Container = {
  init: (scope: object, started: unknown[], options: object) => unknown;
  get: (module: string) => Promise<() => { remote: unknown }>;
};

/** A page that runs the scripts which it is given from the release's folder, and takes styles as loaded. */
function givenPage(
  folder: string,
  release: string,
): { run: (file: string) => Promise<void>; window: object } {
  const window: Record<string, unknown> = { setTimeout, clearTimeout, console, URL };
  const context = createContext(window);
  const runFile = async (file: string): Promise<void> => {
    runInContext(await readFile(join(folder, file), 'utf8'), context);
  };
  const loaded = { type: 'load' };
  const append = (element: { src?: string; onload?: (event: object) => void }): void => {
    const file = element.src?.split(`${release}/`)[1];
    void (file === undefined ? Promise.resolve() : runFile(file)).then(() => element.onload?.(loaded));
  };
  const createElement = (): object => ({
    setAttribute: () => undefined,
    removeAttribute: () => undefined,
    getAttribute: () => null,
  });
  const none = (): never[] => [];
  const head = { appendChild: append };
  Object.assign(window, {
    self: window,
    window,
    document: {
      head,
      createElement,
      getElementsByTagName: none,
      querySelectorAll: none,
      baseURI: 'https://hotel.example/',
    },
    location: { href: 'https://hotel.example/', origin: 'https://hotel.example' },
    _FEDERATION_RUNTIME_CORE: runtimeCore,
  });
  return { run: runFile, window };
}

describe('a new remote', () => {
  it.each(['search', 'mf-Search', 'mf-', 'mf-a_b', '../mf-a'])('cannot be called %s', async (name) => {
    expect(await newRemote(tmpdir(), name, { sharedApi: '1.0.0' })).toMatchObject({ kind: 'rejected' });
  });

  it('is written without a mark of the template left, and never over another', async () => {
    const dir = await givenRemote();
    expect(await readdir(join(dir, 'src/pages'))).toEqual(['gift-cards']);
    expect(await readFile(join(dir, 'src/remote.ts'), 'utf8')).not.toMatch(/__\w+__/);
    expect(await newRemote(join(dir, '..'), 'mf-gift-cards', { sharedApi: '1.0.0' })).toMatchObject({
      kind: 'rejected',
    });
  });
});

describe('a new remote with calls of its own', () => {
  it('has contracts, a server part and a page that asks it, all in its folder', async () => {
    const root = await mkdtemp(join(tmpdir(), 'new-remote-'));
    const result = await newRemote(root, 'mf-gift-cards', { sharedApi, withServer: true });
    expect(await readdir(root)).toEqual(['mf-gift-cards']);
    if (result.kind === 'rejected') throw new Error(result.reason);
    const read = (file: string) => readFile(join(result.dir, file), 'utf8');
    expect(await read('contracts/index.ts')).toContain("path: '/api/x/mf-gift-cards/Hellos'");
    expect(JSON.parse(await read('server/package.json'))).toMatchObject({ name: 'mf-gift-cards-server' });
    for (const file of await readdir(result.dir, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      expect(file.name).not.toContain('__');
      expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toMatch(/__\w+__/);
    }
  });
});

describe('the page of a new remote', () => {
  it('has an address and a title of its own, and touches nothing beside its folder', async () => {
    const root = await mkdtemp(join(tmpdir(), 'new-remote-'));
    expect(await newRemote(root, 'mf-gift-cards', { sharedApi: '1.0.0' })).toMatchObject({
      address: '/Book/HARBOUR/GiftCards',
    });
    expect(await readdir(root)).toEqual(['mf-gift-cards']);
    await givePackages(join(root, 'mf-gift-cards'));
    expect(readPackage(join(root, 'mf-gift-cards'))).toMatchObject({
      remote: { pages: ['gift-cards'] },
      declares: [
        {
          page: 'gift-cards',
          pattern: '/Book/:propertyCode/GiftCards',
          title: { 'en-GB': 'Gift cards', ja: 'Gift cards' },
        },
      ],
    });
  });

  it.each(['mf-register', 'mf-checkout'])('is not %s: the site has such an address', async (name) => {
    const root = await mkdtemp(join(tmpdir(), 'new-remote-'));
    expect(await newRemote(root, name, { sharedApi: '1.0.0' })).toMatchObject({ kind: 'rejected' });
  });
});

describe('a remote that has been built', () => {
  let folder: string;
  let release: ReleaseManifest;
  const asked: string[] = [];

  beforeAll(async () => {
    folder = await build(await givenRemote());
    const read = await readReleaseManifest(folder);
    if (read === null) throw new Error('The build left no release.json.');
    release = read;
  }, 30_000);

  const modules: Readonly<Record<string, () => Promise<unknown>>> = {
    react: () => import('react'),
    'react/jsx-runtime': () => import('react/jsx-runtime'),
    effector: () => import('effector'),
    'effector-react': () => import('effector-react'),
    'shared/runtime': () => import('shared/runtime'),
    'shared/ui': () => import('shared/ui'),
  };

  /** What a shell with these versions of some modules shares; null: it does not share it. */
  function shareScope(versions: Readonly<Record<string, string | null>> = {}): object {
    const installed = readShareVersions(workspaceRoot);
    const give = (name: string) => async () => {
      asked.push(name);
      const module = await modules[name]?.();
      return () => module;
    };
    return Object.fromEntries(
      shareTable.flatMap(({ specifier, library }) => {
        const usual = library === null ? installed.sharedApi : installed.libraries[library];
        const version = specifier in versions ? versions[specifier] : usual;
        if (version === null || version === undefined) return [];
        const shared = { version, get: give(specifier), from: 'shell', scope: ['default'], shareConfig: {} };
        return [[specifier, { [version]: shared }]];
      }),
    );
  }

  async function load(scope: object): Promise<unknown> {
    const page = givenPage(folder, release.version);
    await page.run('remoteEntry.js');
    // Left there by the entry, by the bundler's container protocol.
    const container = Reflect.get(page.window, release.container ?? '') as Container;
    await container.init(scope, [], {
      version: '',
      shareScopeKeys: 'default',
      shareScopeMap: { default: scope },
    });
    return (await container.get('./remote'))().remote;
  }

  it('names what a page asks for at once: its entry, then its module', () => {
    expect(release.preload.scripts.map(({ href }) => href.split('/').at(-1))).toEqual([
      'remoteEntry.js',
      expect.stringMatching(/^remote\.\w+\.js$/),
    ]);
    expect(release.preload.styles).toHaveLength(1);
  });

  it('is not built for shells that have no federation runtime', async () => {
    await expect(build(await givenRemote('1.16.0'))).rejects.toThrow(
      /mf-gift-cards needs a shell of 1\.17\.0 at least/,
    );
  });

  it('runs with the modules that the shell gives it, and brings none of its own', async () => {
    const remote = await load(shareScope());
    expect(remote).toMatchObject({ name: 'mf-gift-cards', pages: { 'gift-cards': expect.any(Function) } });
    expect(asked.sort()).toEqual([
      'effector',
      'effector-react',
      'react',
      'react/jsx-runtime',
      'shared/runtime',
      'shared/ui',
    ]);
  });

  it.each([
    ['gives no runtime', { 'shared/runtime': null }],
    ['gives another major version of our doors', { 'shared/ui': '2.0.0' }],
    ['gives an older React', { 'react/jsx-runtime': '18.3.1' }],
  ])('fails loudly under a shell that %s', async (_what, versions) => {
    await expect(load(shareScope(versions))).rejects.toThrow(/RUNTIME-012|does not satisfy the requirement/);
  });
});
