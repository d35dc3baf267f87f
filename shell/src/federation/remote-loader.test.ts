import type { RemoteRelease } from 'shared/contracts';
import { describe, expect, it } from 'vitest';
import { createReloadMemory } from './reload-memory.ts';
import { createRemoteLoader, type LoadReport, type RemoteLoader } from './remote-loader.ts';

const definition = { name: 'mf-search', pages: {}, slots: {} };
const good = { remote: definition };

function releaseOf(version: string): Omit<RemoteRelease, 'previous'> {
  return {
    version,
    entry: `/ClientApp/mf-search/${version}/remoteEntry.js`,
    container: `mf_search__${version}`,
    integrity: 'sha384-x',
    sharedApi: '^1.0.0',
  };
}
const release: RemoteRelease = { ...releaseOf('2'), previous: releaseOf('1') };
const lostChunk = Object.assign(new Error('Loading chunk remote failed.'), { name: 'ChunkLoadError' });
const hang = new Promise<never>(() => {});

type Answer = unknown;
type Setup = {
  /** What each version answers, try by try; the last one stays. An Error is thrown. */
  answers: Record<string, readonly Answer[]>;
  release?: RemoteRelease | null;
  workInProgress?: boolean;
  /** The network is gone. */
  offline?: boolean;
  /** Files that are fetched ahead are missing. */
  isAheadLost?: boolean;
};

function givenLoader(setup: Setup): {
  loader: RemoteLoader;
  tries: string[];
  /** The versions that were fetched ahead. */
  ahead: string[];
  reports: LoadReport[];
  waits: number[];
  reloads: () => number;
} {
  const tries: string[] = [];
  const ahead: string[] = [];
  const reports: LoadReport[] = [];
  const waits: number[] = [];
  const storage = new Map<string, string>();
  let reloads = 0;
  const loader = createRemoteLoader({
    sharedApi: '1.4.0',
    release: () => (setup.release === undefined ? release : setup.release),
    async importRemote({ version }) {
      const before = tries.filter((tried) => tried === version).length;
      tries.push(version);
      const answers = setup.answers[version] ?? [];
      const answer = await (answers[before] ?? answers.at(-1));
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async fetchAhead({ version }) {
      ahead.push(version);
      if (setup.isAheadLost === true) await Promise.reject(lostChunk);
    },
    isWorkInProgress: () => setup.workInProgress ?? false,
    network: {
      isOnline: () => setup.offline !== true,
      isSiteThere: () => Promise.resolve(setup.offline !== true),
    },
    reloads: createReloadMemory({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    }),
    reload: () => {
      reloads += 1;
    },
    report: (report) => reports.push(report),
    // Pauses between tries end at once; the timeout of 4 or 8 s ends only for a version that hangs.
    wait: (ms) => {
      waits.push(ms);
      const hangs = setup.answers[tries.at(-1) ?? '']?.at(-1) === hang;
      return ms < 4000 || hangs ? Promise.resolve() : hang;
    },
  });
  return { loader, tries, ahead, reports, waits, reloads: () => reloads };
}

describe('loading a remote', () => {
  it('gives the definition and the version', async () => {
    const { loader, reports } = givenLoader({ answers: { 2: [good] } });
    expect(await loader.loadRemote('mf-search')).toEqual({
      kind: 'loaded',
      remote: definition,
      version: '2',
    });
    expect(reports).toEqual([]);
  });

  it('two callers share one load', async () => {
    const { loader, tries } = givenLoader({ answers: { 2: [good] } });
    await Promise.all([loader.loadRemote('mf-search'), loader.loadRemote('mf-search')]);
    expect(tries).toEqual(['2']);
  });

  it('a file that is missing for a moment is asked for again', async () => {
    const { loader, tries, reports } = givenLoader({ answers: { 2: [lostChunk, lostChunk, good] } });
    expect(await loader.loadRemote('mf-search')).toMatchObject({ kind: 'loaded', version: '2' });
    expect(tries).toEqual(['2', '2', '2']);
    expect(reports.map((report) => report.recovery)).toEqual(['retry', 'retry']);
  });

  it('a file that stays missing reloads the page once, then runs the previous version', async () => {
    const { loader, reloads } = givenLoader({ answers: { 2: [lostChunk], 1: [good] } });
    expect(await loader.loadRemote('mf-search')).toEqual({ kind: 'reloading', version: '2' });
    expect(reloads()).toBe(1);
    const again = givenLoader({ answers: { 2: [lostChunk], 1: [good] }, workInProgress: true });
    expect(await again.loader.loadRemote('mf-search')).toMatchObject({ kind: 'loaded', version: '1' });
    expect(again.reloads()).toBe(0);
  });

  it('a silent remote is given 8 s, then 4 s twice, then the previous version runs', async () => {
    const { loader, waits } = givenLoader({ answers: { 2: [hang], 1: [good] } });
    expect(await loader.loadRemote('mf-search')).toMatchObject({ kind: 'loaded', version: '1' });
    expect(waits).toEqual([8000, 300, 4000, 900, 4000, 8000]);
  });

  it('a remote that throws gives way to the previous version, and is reported with remote and version', async () => {
    const error = new TypeError('broken');
    const { loader, reports } = givenLoader({ answers: { 2: [error], 1: [good] } });
    expect(await loader.loadRemote('mf-search')).toMatchObject({ kind: 'loaded', version: '1' });
    expect(reports).toEqual([
      { remote: 'mf-search', version: '2', reason: 'evaluation', recovery: 'previous', error },
    ]);
  });

  it('a remote that needs another shared api is not even asked for', async () => {
    const newer = { ...release, sharedApi: '^2.0.0' };
    const { loader, tries } = givenLoader({ answers: { 1: [good] }, release: newer });
    expect(await loader.loadRemote('mf-search')).toMatchObject({ kind: 'loaded', version: '1' });
    expect(tries).toEqual(['1']);
  });

  it('when both versions fail the result says why, and the next call tries anew', async () => {
    const { loader, tries } = givenLoader({ answers: { 2: [new TypeError('broken'), good], 1: [{}] } });
    expect(await loader.loadRemote('mf-search')).toEqual({
      kind: 'failed',
      reason: 'contract',
      version: '1',
    });
    expect(await loader.loadRemote('mf-search')).toMatchObject({ kind: 'loaded', version: '2' });
    expect(tries).toEqual(['2', '1', '2']);
  });

  it('a remote that is not in the registry fails at once', async () => {
    const { loader } = givenLoader({ answers: {}, release: null });
    expect(await loader.loadRemote('mf-search')).toEqual({
      kind: 'failed',
      reason: 'not-registered',
      version: null,
    });
  });
});

describe('what may be wanted next', () => {
  it('is fetched and not started', async () => {
    const { loader, tries, ahead } = givenLoader({ answers: { 2: [good] } });
    await loader.prefetch('mf-search');
    expect([ahead, tries]).toEqual([['2'], []]);
    expect(await loader.loadRemote('mf-search')).toMatchObject({ kind: 'loaded', version: '2' });
    await loader.prefetch('mf-search');
    expect([ahead, tries]).toEqual([['2'], ['2']]);
  });

  it('and cannot be had leaves the page alone, and is tried anew when it is wanted', async () => {
    const { loader, reports, reloads } = givenLoader({ answers: { 2: [good] }, isAheadLost: true });
    await loader.prefetch('mf-search');
    expect([reloads(), reports]).toEqual([0, []]);
    expect(await loader.loadRemote('mf-search')).toMatchObject({ kind: 'loaded', version: '2' });
  });
});

describe('without a network', () => {
  it('a file that is missing takes nobody from the page', async () => {
    const { loader, reloads, ahead } = givenLoader({ answers: { 2: [lostChunk] }, offline: true });
    expect(await loader.loadRemote('mf-search')).toMatchObject({ kind: 'failed', reason: 'chunk' });
    await loader.prefetch('mf-search');
    expect([reloads(), ahead]).toEqual([0, []]);
  });

  it('nor does one that is missing after the remote has been loaded', async () => {
    const setup = { answers: { 2: [good] }, offline: false };
    const { loader, reloads } = givenLoader(setup);
    await loader.loadRemote('mf-search');
    setup.offline = true;
    expect(loader.reloadForLostFile('mf-search', lostChunk)).toBe(false);
    expect(reloads()).toBe(0);
  });
});

describe('a file lost after the remote has been loaded', () => {
  it('reloads the page once per version', async () => {
    const { loader, reloads } = givenLoader({ answers: { 2: [good] } });
    await loader.loadRemote('mf-search');
    expect(loader.reloadForLostFile('mf-search', lostChunk)).toBe(true);
    expect(loader.reloadForLostFile('mf-search', lostChunk)).toBe(false);
    expect(reloads()).toBe(1);
  });

  it('never reloads over a payment, nor for other errors', async () => {
    const paying = givenLoader({ answers: { 2: [good] }, workInProgress: true });
    await paying.loader.loadRemote('mf-search');
    expect(paying.loader.reloadForLostFile('mf-search', lostChunk)).toBe(false);
    const { loader } = givenLoader({ answers: { 2: [good] } });
    await loader.loadRemote('mf-search');
    expect(loader.reloadForLostFile('mf-search', new TypeError('x'))).toBe(false);
  });
});
