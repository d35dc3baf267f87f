import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  keyFilesOf,
  openFolderStore,
  openLocalStore,
  openReleaseKeys,
  publishBuild,
  verifyStore,
  type KeyFiles,
} from '../releases/index.ts';
import { givenBuild, manifestOf } from '../releases/testing.ts';
import { openOperatorStore } from './operator-store.ts';
import { keyCommand } from './release-keys.ts';

const by = { author: 'An operator', commit: null };
let dataDir: string;
let keyFiles: KeyFiles;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keys-cli-'));
  keyFiles = keyFilesOf(dataDir);
});

type Values = Parameters<typeof keyCommand>[0]['values'];

const command = (
  name: Parameters<typeof keyCommand>[0]['command'],
  names: readonly string[],
  values: Partial<Values>,
) =>
  keyCommand({
    command: name,
    names,
    values: { publish: [], switch: [], force: false, ...values },
    keyFiles,
    open: () => Promise.resolve(openFolderStore(join(dataDir, 'releases'), openReleaseKeys(keyFiles, by))),
  });

async function publish(files: KeyFiles, name: string, version: string): Promise<string> {
  const store = openFolderStore(join(dataDir, 'releases'), openReleaseKeys(files, by));
  const build = await givenBuild(manifestOf(name, version));
  return (await publishBuild(store, build, { property: null, now: Date.now })).kind;
}

/** The key that `keygen` made, as it tells it. */
async function makeKey(signingKeyFile: string): Promise<{ files: KeyFiles; publicKey: string }> {
  const files = { ...keyFiles, signingKeyFile };
  const lines = await keyCommand({
    command: 'keygen',
    names: [],
    values: { publish: [], switch: [], force: false },
    keyFiles: files,
    open: () => Promise.reject(new Error('No store is needed.')),
  });
  return { files, publicKey: /trust (\S+) /.exec(lines.join('\n'))?.[1] ?? '' };
}

describe('a local store', () => {
  it('needs no set-up: a key is made, for its owner only, and trusted here', async () => {
    await openLocalStore({ dataDir });
    expect((await stat(keyFiles.signingKeyFile)).mode & 0o777).toBe(0o600);
    expect(await publish(keyFiles, 'shell', '1')).toBe('published');
    expect((await command('keys', [], {})).join('\n')).toMatch(
      / {2}[0-9a-f]{16} {2}this machine: publishes \*/,
    );
    const key = await readFile(keyFiles.signingKeyFile, 'utf8');
    await openLocalStore({ dataDir });
    expect(await readFile(keyFiles.signingKeyFile, 'utf8')).toBe(key);
  });

  it('from before there were signatures is signed once, and only once', async () => {
    const first = await openLocalStore({ dataDir });
    await publish(keyFiles, 'shell', '1');
    await publish(keyFiles, 'mf-search', '1');
    const { switches: _none, ...unsigned }: Record<string, unknown> = JSON.parse(
      (await first.files.readRegistry()) ?? '',
    );
    await first.files.writeRegistry(JSON.stringify(unsigned));
    for (const name of ['shell', 'mf-search']) await rm(join(first.releaseDir(name, '1'), '.signature.json'));
    const history = (await first.files.readHistory()) ?? '';
    await first.files.writeHistory(history.replaceAll(/,"signatures":\[[^\]]*\]/g, ''));
    await expect(openLocalStore({ dataDir }).then((store) => store.readRegistry())).rejects.toThrow(
      'is not signed',
    );
    await rm(keyFiles.keysFile);
    await rm(keyFiles.signingKeyFile);
    const store = await openLocalStore({ dataDir });
    expect(await verifyStore(store)).toEqual([]);
    expect(await store.readHistory()).toHaveLength(2);
  });

  it('that others have signed is not signed anew because this machine knows nobody', async () => {
    await openLocalStore({ dataDir });
    await publish(keyFiles, 'shell', '1');
    const elsewhere = await mkdtemp(join(tmpdir(), 'keys-cli-'));
    const store = await openLocalStore({ dataDir: elsewhere, releasesDir: join(dataDir, 'releases') });
    await expect(store.readRegistry()).rejects.toThrow('which is not trusted here');
  });
});

describe('keys', () => {
  it('of a team publish its own remote and no other, by what the operators say', async () => {
    await openLocalStore({ dataDir });
    await publish(keyFiles, 'shell', '1');
    const team = await makeKey(join(dataDir, 'team.key'));
    await command('trust', [team.publicKey], { owner: 'Search team', publish: ['mf-search'] });
    expect(await publish(team.files, 'mf-search', '1')).toBe('published');
    expect(await publish(team.files, 'mf-group', '1')).toBe('rejected');
    expect((await command('keys', [], {})).join('\n')).toContain('Search team: publishes mf-search');
  });

  it('are made once: an old one is never written over', async () => {
    const { files } = await makeKey(join(dataDir, 'own.key'));
    await expect(makeKey(files.signingKeyFile)).rejects.toThrow('There is a key already');
    await chmod(files.signingKeyFile, 0o600);
  });

  it('that something live still needs are not given up by mistake', async () => {
    await openLocalStore({ dataDir });
    await publish(keyFiles, 'shell', '1');
    const old = /([0-9a-f]{16})/.exec((await command('keys', [], {})).join('\n'))?.[1] ?? '';
    const next = await makeKey(join(dataDir, 'next.key'));
    await command('trust', [next.publicKey], { owner: 'Next year', publish: ['*'] });
    await expect(command('distrust', [old], {})).rejects.toThrow(
      'sign with another key first: pnpm release sign',
    );
    expect((await command('keys', [], {})).join('\n')).toContain(old);
    const store = openFolderStore(join(dataDir, 'releases'), openReleaseKeys(next.files, by));
    await store.reSign({ unsigned: false });
    await command('distrust', [old], {});
    expect(
      await verifyStore(openFolderStore(join(dataDir, 'releases'), openReleaseKeys(next.files, by))),
    ).toEqual([]);
  });

  it.each([
    ['trust', [], {}, 'Trust whom with what?'],
    ['trust', ['no key'], { owner: 'A', publish: ['mf-a'] }, ''],
    ['distrust', ['0123456789abcdef'], {}, 'There is no key 0123456789abcdef'],
  ] as const)('%s %j is refused', async (name, names, values, reason) => {
    await expect(command(name, names, values)).rejects.toThrow(reason);
  });
});

it('a bucket is not opened before it is said whom it is believed', async () => {
  const environment = { RELEASES_BUCKET: 's3://releases', DATA_DIR: dataDir };
  await expect(openOperatorStore(environment)).rejects.toThrow(
    `There is no ${keyFiles.keysFile}, which says whose releases are believed.`,
  );
  await writeFile(keyFiles.keysFile, '{}');
  const elsewhere = { ...environment, RELEASE_KEYS: join(dataDir, 'none.json') };
  await expect(openOperatorStore(elsewhere)).rejects.toThrow('There is no');
});
