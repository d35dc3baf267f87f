import { beforeEach, describe, expect, it } from 'vitest';
import { createImportRemote } from './import-remote.ts';
import type { LoadableRelease } from './remote-loader.ts';

const release: LoadableRelease = {
  version: '1',
  entry: '/ClientApp/mf-search/1/remoteEntry.js',
  container: 'mf_search__1',
  integrity: 'sha384-abc',
  sharedApi: '^1.0.0',
};
const scope = { react: {} };
const lost = Object.assign(new Error('Loading chunk remote failed.'), { name: 'ChunkLoadError' });

let inits: unknown[];
let gets: number;
let head: HTMLHeadElement;
let importRemote: ReturnType<typeof createImportRemote>;

beforeEach(() => {
  inits = [];
  gets = 0;
  Reflect.deleteProperty(window, release.container);
  // Not in the page, so that nothing is really asked for.
  head = document.createElement('head');
  const page = { createElement: document.createElement.bind(document), head, defaultView: window };
  importRemote = createImportRemote({
    document: page,
    development: false,
    shareScope: () => Promise.resolve(scope),
  });
});

/** The entry script that the page asks for now. */
const script = (): HTMLScriptElement | null => head.querySelector('script');

/** What the browser does when the entry has run. */
function entryRuns(
  get: () => Promise<() => unknown> = () => Promise.resolve(() => ({ remote: 'it' })),
): void {
  const container = {
    init: (given: unknown) => inits.push(given),
    get: () => {
      gets += 1;
      return get();
    },
  };
  Reflect.set(window, release.container, container);
  script()?.dispatchEvent(new Event('load'));
}

describe('importing a remote', () => {
  it('asks for the entry with its hash, gives the container the shared modules, and gives the module', async () => {
    const importing = importRemote(release, 8000);
    expect(script()).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
    expect(script()?.getAttribute('src')).toBe(release.entry);
    entryRuns();
    expect(await importing).toEqual({ remote: 'it' });
    expect(inits).toEqual([scope]);
    expect(script()).toBeNull();
  });

  it('an entry that is missing is asked for again by the next call', async () => {
    const first = importRemote(release, 8000);
    script()?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toMatchObject({ reason: 'entry' });
    const second = importRemote(release, 8000);
    entryRuns();
    expect(await second).toEqual({ remote: 'it' });
  });

  it('a lost chunk is asked for again without starting the container twice', async () => {
    const answers = [() => Promise.reject(lost), () => Promise.resolve(() => ({ remote: 'it' }))];
    const first = importRemote(release, 8000);
    entryRuns(() => answers[gets - 1]?.() ?? Promise.reject(lost));
    await expect(first).rejects.toBe(lost);
    expect(await importRemote(release, 8000)).toEqual({ remote: 'it' });
    expect(inits).toEqual([scope]);
  });

  it('an entry that throws, leaves no container, or stays silent says so', async () => {
    const throwing = importRemote(release, 8000);
    window.dispatchEvent(new ErrorEvent('error', { filename: script()?.src ?? '', message: 'broken' }));
    script()?.dispatchEvent(new Event('load'));
    await expect(throwing).rejects.toMatchObject({ reason: 'evaluation' });

    const empty = importRemote(release, 8000);
    script()?.dispatchEvent(new Event('load'));
    await expect(empty).rejects.toMatchObject({ reason: 'contract' });

    await expect(importRemote(release, 1)).rejects.toMatchObject({ reason: 'timeout' });
  });
});
