import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  keyFilesOf,
  openFolderStore,
  openReleaseKeys,
  publishBuild,
  rollBack,
  writeTrustFile,
  type FolderStore,
  createReleaseReader,
  type ReleaseReader,
} from 'federation/releases';
import { aKey, givenBuild, keysOf, manifestOf } from 'federation/testing';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '../env.ts';
import { loadReleaseKeys } from '../release-keys.ts';

const now = (): number => Date.UTC(2026, 10, 22);
const operators = aKey('Operators', { publish: ['*'] });
const group = aKey('Group team', { publish: ['mf-group'] });
const night = aKey('Night shift', { switch: ['*'] });
const all = [operators, group, night];
const logger = pino({ level: 'silent' });

let dir: string;
let store: FolderStore;

const asServer = (keys = keysOf(null, all)): ReleaseReader =>
  createReleaseReader({ releasesDir: dir, developmentRemotes: false, releaseKeys: keys, logger });

const publish = async (by: FolderStore, name: string, version: string) =>
  publishBuild(by, await givenBuild(manifestOf(name, version)), { property: null, now });

const searchOf = (server: ReleaseReader) => server.current()?.registry.remotes['mf-search']?.version;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'signed-'));
  store = openFolderStore(dir, keysOf(operators, all));
  await publish(store, 'shell', '1');
  for (const version of ['1', '2']) await publish(store, 'mf-search', version);
});

describe('the server', () => {
  it('runs what was signed by somebody who may', async () => {
    const server = asServer();
    expect(searchOf(server)).toBe('2');
    await rollBack(openFolderStore(dir, keysOf(night, all)), 'mf-search', { to: null, why: 'drill', now });
    expect(searchOf(server)).toBe('1');
  });

  it('runs nothing that nobody signed, also at its start', async () => {
    const { switches: _none, ...unsigned }: Record<string, unknown> = JSON.parse(
      (await store.files.readRegistry()) ?? '',
    );
    const server = asServer();
    expect(searchOf(server)).toBe('2');
    await store.files.writeRegistry(JSON.stringify(unsigned));
    expect(searchOf(server)).toBe('2');
    expect(asServer().current()).toBeNull();
  });

  it('runs nothing of another team’s key', async () => {
    const server = asServer();
    expect(searchOf(server)).toBe('2');
    // At the team’s own place it may do everything.
    const greedy = { ...group, trusted: { ...group.trusted, publish: ['*'] } };
    await publish(openFolderStore(dir, keysOf(greedy, [operators, greedy])), 'mf-search', '3');
    expect(searchOf(server)).toBe('2');
  });

  it('runs nothing older than what it has run, not even after a restart', async () => {
    const files = keyFilesOf(await mkdtemp(join(tmpdir(), 'seen-')));
    await writeTrustFile(files.keysFile, trustFileOf(operators));
    const keys = () => openReleaseKeys(files, { author: null, commit: null });
    const old = (await store.files.readRegistry()) ?? '';
    await publish(store, 'mf-search', '3');
    expect(searchOf(asServer(keys()))).toBe('3');
    await store.files.writeRegistry(old);
    expect(asServer(keys()).current()).toBeNull();
  });

  it('with the right to switch alone, nobody names a release that was not signed', async () => {
    const registry = await store.readRegistry();
    const current = registry?.remotes['mf-search'];
    if (!registry || !current) throw new Error('Nothing was published.');
    const evil = { ...current, integrity: 'sha384-evil' };
    const server = asServer();
    expect(searchOf(server)).toBe('2');
    const named = { ...registry, remotes: { 'mf-search': { ...evil, previous: null } } };
    const switching = openFolderStore(dir, keysOf(night, all));
    await switching.readRegistry();
    await switching.writeRegistry(named);
    expect(server.current()?.registry.remotes['mf-search']?.integrity).toBe(current.integrity);
  });

  it('writes no style into its pages that is not the one that was signed', async () => {
    const server = asServer();
    const css = '.a{}';
    const manifest = manifestOf('shell', '2');
    const asset = { href: '/ClientApp/shell/2/remoteEntry.js', integrity: 'sha384-other' };
    const folder = await givenBuild({ ...manifest, preload: { scripts: [], styles: [asset] } }, css);
    expect(server.current()?.shell.version).toBe('1');
    await publishBuild(store, folder, { property: null, now });
    expect(server.current()?.shell.version).toBe('1');
  });

  it('believes a new key, and no more an old one, without a restart', async () => {
    const files = keyFilesOf(await mkdtemp(join(tmpdir(), 'keys-')));
    await writeTrustFile(files.keysFile, trustFileOf(group));
    const server = asServer(openReleaseKeys(files, { author: null, commit: null }));
    expect(server.current()).toBeNull();
    await writeTrustFile(files.keysFile, trustFileOf(operators));
    expect(searchOf(server)).toBe('2');
    writeFileSync(files.keysFile, '{"broken');
    await publish(store, 'mf-search', '3');
    expect(searchOf(server)).toBe('2');
    await writeTrustFile(files.keysFile, trustFileOf(operators));
    expect(searchOf(server)).toBe('3');
  });
});

function trustFileOf(key: typeof operators) {
  const { owner, publicKey, publish } = key.trusted;
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const entry = { owner, publicKey: spki, publish: [...publish], switch: [] };
  return { schemaVersion: 1 as const, notBefore: null, keys: [entry] };
}

it('does not start on a bucket before it is said whose releases run', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'no-keys-'));
  const env = (variables: Record<string, string>) => readEnv({ DATA_DIR: dataDir, ...variables });
  expect(() => loadReleaseKeys(env({ RELEASES_BUCKET: 's3://releases' }))).toThrow(EnvError);
  expect(() => loadReleaseKeys(env({ RELEASES_BUCKET: 's3://releases' }))).toThrow(
    `there is no ${join(dataDir, 'release-keys.json')}, which says whose releases run here`,
  );
  expect(loadReleaseKeys(env({})).signer).toBeNull();
});
