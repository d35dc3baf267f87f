import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { developmentIntegrity } from 'shared/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createImportRemote } from './import-remote.ts';
import { classifyFailure, type FailureReason } from './load-failure.ts';
import type { LoadableRelease } from './remote-loader.ts';

const releaseOf = (version: number): LoadableRelease => ({
  version: String(version),
  entry: `/ClientApp/mf-search/${version}/remoteEntry.js`,
  container: `mf_search__${version}`,
  integrity: 'sha384-abc',
  sharedApi: '^1.0.0',
});
const remote = () => ({ remote: 'it' });
const lost = Object.assign(new Error('Loading chunk remote failed.'), { name: 'ChunkLoadError' });

/** A page remembers what it has loaded: each test has a release of its own. */
let release = releaseOf(0);
let inits: unknown[];
/** The entry scripts that the page has asked for. */
let scripts: HTMLScriptElement[];

beforeEach(() => {
  inits = [];
  scripts = [];
  release = releaseOf(Number(release.version) + 1);
});

function givenPage(development = false): ReturnType<typeof createImportRemote> {
  const runtime: ModuleFederation = createInstance({
    name: `hotel_shell_${release.version}`,
    remotes: [],
    shared: { react: { version: '19.3.1', lib: () => ({}) } },
  });
  const createElement = (name: string): HTMLElement => {
    const element = document.createElement(name);
    if (element instanceof HTMLScriptElement) {
      // One that asks for nothing: what happens to it is what a test says.
      Object.defineProperty(element, 'src', { value: '', writable: true });
      scripts.push(element);
    }
    return element;
  };
  // A page makes elements by one function with a row of types; here it makes scripts.
  const page = { createElement: createElement as typeof document.createElement };
  return createImportRemote({ runtime, document: page, development });
}

/** The script that the page asks for now; the runtime puts it in after some turns. */
async function entryScript(count = 1): Promise<HTMLScriptElement> {
  await expect.poll(() => scripts.length).toBe(count);
  const script = scripts.at(-1);
  if (script === undefined) throw new Error('The page asks for no entry.');
  return script;
}

/** What the browser does when the entry has run. */
async function entryRuns(get: () => Promise<() => unknown> = () => Promise.resolve(remote)): Promise<void> {
  const script = await entryScript(scripts.length || 1);
  Reflect.set(window, release.container, { init: (scope: object) => inits.push(Object.keys(scope)), get });
  script.onload?.(new Event('load'));
}

async function reasonOf(loading: Promise<unknown>): Promise<FailureReason> {
  return loading.then(() => Promise.reject(new Error('It was loaded.')), classifyFailure);
}

describe('importing a remote', () => {
  it('asks for the entry with its hash, gives the container the shared modules, and gives the module', async () => {
    const importing = givenPage()(release, 8000);
    expect(await entryScript()).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
    expect(new URL(scripts[0]?.src ?? '').pathname).toBe(release.entry);
    await entryRuns();
    expect(await importing).toEqual({ remote: 'it' });
    expect(inits).toEqual([['react']]);
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('asks without a hash only in development, and only for what has none', async () => {
    void givenPage(true)({ ...release, integrity: developmentIntegrity }, 8000);
    expect((await entryScript()).integrity).toBe('');
    void givenPage(false)({ ...release, container: 'other', integrity: developmentIntegrity }, 8000);
    expect((await entryScript(2)).integrity).toBe(developmentIntegrity);
  });

  it('an entry that is missing is asked for again by the next call', async () => {
    const importRemote = givenPage();
    const first = importRemote(release, 8000);
    (await entryScript()).onerror?.(new Event('error'));
    expect(await reasonOf(first)).toBe('entry');
    const second = importRemote(release, 8000);
    await entryScript(2);
    await entryRuns();
    expect(await second).toEqual({ remote: 'it' });
  });

  it('a lost chunk is asked for again without starting the container twice', async () => {
    const importRemote = givenPage();
    const answers = [() => Promise.reject(lost), () => Promise.resolve(remote)];
    const first = importRemote(release, 8000);
    await entryScript();
    await entryRuns(() => answers.shift()?.() ?? Promise.reject(lost));
    expect(await reasonOf(first)).toBe('chunk');
    expect(await importRemote(release, 8000)).toEqual({ remote: 'it' });
    expect(inits).toHaveLength(1);
  });

  it('an entry that throws says so', async () => {
    const throwing = givenPage()(release, 8000);
    const script = await entryScript();
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src, message: 'broken' }));
    script.onload?.(new Event('load'));
    expect(await reasonOf(throwing)).toBe('evaluation');
  });

  it('an entry that leaves no container says so', async () => {
    const empty = givenPage()(release, 8000);
    (await entryScript()).onload?.(new Event('load'));
    expect(await reasonOf(empty)).toBe('contract');
  });

  it('an entry that stays silent is given up after the time that it was given', async () => {
    expect(await reasonOf(givenPage()(release, 1))).toBe('timeout');
  });

  it('code that throws while it starts keeps its own error', async () => {
    const importing = givenPage()(release, 8000);
    await entryScript();
    await entryRuns(() =>
      Promise.resolve(() => {
        throw new TypeError('x is undefined');
      }),
    );
    await expect(importing).rejects.toThrow(new TypeError('x is undefined'));
  });

  it('two versions in one page run their own code', async () => {
    const importRemote = givenPage();
    const next = releaseOf(1000);
    const first = importRemote(release, 8000);
    await entryScript();
    await entryRuns();
    const second = importRemote(next, 8000);
    const script = await entryScript(2);
    Reflect.set(window, next.container, {
      init: () => undefined,
      get: () => Promise.resolve(() => ({ remote: 'the other' })),
    });
    script.onload?.(new Event('load'));
    expect([await first, await second]).toEqual([{ remote: 'it' }, { remote: 'the other' }]);
  });
});
