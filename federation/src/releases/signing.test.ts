import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFolderStore, type FolderStore } from './folder-store.ts';
import { pinRemote, unpinRemote } from './pin.ts';
import { publishBuild, type PublishResult } from './publish.ts';
import type { ReleaseKeys } from './release-keys.ts';
import { rollBack } from './rollback.ts';
import { readStatus } from './status.ts';
import { aKey, givenBuild, keysOf, manifestOf } from './testing.ts';
import { verifyStore } from './verify.ts';

const now = (): number => Date.UTC(2026, 10, 22);
const operators = aKey('Operators', { publish: ['*'] });
const search = aKey('Search team', { publish: ['mf-search'] });
const group = aKey('Group team', { publish: ['mf-group'] });
const night = aKey('Night shift', { switch: ['*'] });
const stranger = aKey('A stranger', { publish: ['*'] });
const all = [operators, search, group, night];

let dir: string;
let store: FolderStore;

/** The same store, as somebody else has it. */
const as = (key: typeof operators | null, trusted = all): FolderStore =>
  openFolderStore(dir, keysOf(key, trusted));

async function publish(by: FolderStore, name: string, version: string): Promise<PublishResult> {
  const release = { ...manifestOf(name, version), changes: [`${version} is new`] };
  return publishBuild(by, await givenBuild(release), { property: null, now });
}

const goBack = (by: FolderStore, name: string) => rollBack(by, name, { to: null, why: 'drill', now });
const live = async (name: string) => (await store.readRegistry())?.remotes[name]?.version;
/** A registry as it is written. */
interface Written {
  readonly remotes: Record<string, unknown>;
  readonly switches: Record<string, unknown>;
}

const registryText = async () => (await store.files.readRegistry()) ?? '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'signing-'));
  store = as(operators);
  await publish(store, 'shell', '1');
  for (const version of ['1', '2']) await publish(store, 'mf-search', version);
  await publish(store, 'mf-group', '1');
});

describe('a team', () => {
  it('publishes, pins and rolls back its own remote', async () => {
    expect(await publish(as(search), 'mf-search', '3')).toMatchObject({ kind: 'published', to: '3' });
    const harbour = { property: 'HARBOUR', why: null, now };
    expect(await pinRemote(as(search), 'mf-search', '1', harbour)).toMatchObject({ kind: 'pinned' });
    expect(await goBack(as(search), 'mf-search')).toMatchObject({ kind: 'rolled-back', to: '2' });
    expect(await verifyStore(store)).toEqual([]);
  });

  it('publishes and switches no other', async () => {
    const reason = `The key ${group.signer.key} of this place (Group team) may not`;
    const rejected = { kind: 'rejected', reasons: [`${reason} publish mf-search.`] };
    expect(await publish(as(group), 'mf-search', '3')).toEqual(rejected);
    const switching = { kind: 'rejected', reasons: [`${reason} switch mf-search.`] };
    expect(await goBack(as(group), 'mf-search')).toEqual(switching);
    const harbour = { property: 'HARBOUR', why: null, now };
    expect(await pinRemote(as(group), 'mf-search', '1', harbour)).toEqual(switching);
    await pinRemote(store, 'mf-search', '1', harbour);
    expect(await unpinRemote(as(group), 'mf-search', harbour)).toEqual(switching);
    expect(await publish(as(group), 'shell', '2')).toMatchObject({ kind: 'rejected' });
    expect(await live('mf-search')).toBe('2');
  });

  it.each([
    ['a key that is trusted nowhere', stranger, `signed by key ${stranger.signer.key}, which is not trusted`],
    ['another team’s key', group, `signed by Group team (key ${group.signer.key}), who may not publish`],
  ])('is not believed with %s, whatever its own settings say', async (_what, key, reason) => {
    const lenient = openFolderStore(
      dir,
      keysOf(key, [...all, { ...key, trusted: { ...key.trusted, publish: ['*'] } }].toReversed()),
    );
    expect(await publish(lenient, 'mf-search', '3')).toMatchObject({ kind: 'published' });
    await expect(as(operators).readRegistry()).rejects.toThrow(
      'What the registry says of mf-search is signed by',
    );
    await expect(as(operators).readRelease('mf-search', '3')).rejects.toThrow(reason);
    expect((await verifyStore(as(operators))).join(' ')).toContain('What the registry says of mf-search');
  });
});

describe('whoever may only switch', () => {
  it('goes back among what others have signed, and publishes nothing', async () => {
    expect(await goBack(as(night), 'mf-search')).toMatchObject({ kind: 'rolled-back', to: '1' });
    expect(await publish(as(night), 'mf-search', '3')).toMatchObject({ kind: 'rejected' });
    expect(await verifyStore(store)).toEqual([]);
  });
});

describe('without a key', () => {
  it.each([
    ['publish', () => publish(as(null), 'mf-search', '3')],
    ['roll back', () => goBack(as(null), 'mf-search')],
  ])('nobody can %s, and is told why', async (_what, change) => {
    expect(await change()).toEqual({
      kind: 'rejected',
      reasons: ['There is no key here to sign with (RELEASE_SIGNING_KEY).'],
    });
  });
});

describe('whoever can write the store', () => {
  const believed = () => as(null).readRegistry();
  const write = (change: (registry: Written) => unknown) => async () => {
    const registry: Written = JSON.parse(await registryText());
    await store.files.writeRegistry(JSON.stringify(change(registry)));
  };

  it.each([
    ['no signatures', write(({ switches: _none, ...rest }) => rest), 'mf-search is not signed.'],
    [
      'another version',
      write((registry) => ({ ...registry, shell: { version: '2' } })),
      'What the registry says of shell is not what was signed.',
    ],
    [
      'a pin that nobody made',
      write((registry) => ({
        ...registry,
        pins: { HARBOUR: { 'mf-search': registry.remotes['mf-search'] } },
      })),
      'What the registry says of mf-search is not what was signed.',
    ],
    [
      'a hotel that has no such remote',
      write((registry) => ({ ...registry, absent: { HARBOUR: ['mf-search'] } })),
      'What the registry says of mf-search is not what was signed.',
    ],
    [
      'a remote less',
      write((registry) => ({ ...registry, remotes: { 'mf-search': registry.remotes['mf-search'] } })),
      'What the registry says of mf-group is not what was signed.',
    ],
    [
      'another’s signature',
      write(({ switches, ...rest }) => ({
        ...rest,
        switches: { ...switches, 'mf-search': switches['mf-group'] },
      })),
      'What the registry says of mf-search is not what was signed.',
    ],
  ])('is not believed: %s', async (_what, tamper, reason) => {
    await tamper();
    await expect(believed()).rejects.toThrow(reason);
    expect((await verifyStore(store)).join(' ')).toContain(reason);
    await expect(publish(as(operators), 'mf-group', '2')).rejects.toThrow(reason);
  });

  it('cannot put an older registry back unnoticed, nor leave out what was there', async () => {
    const old = await registryText();
    const keys = keysOf(operators, all);
    const careful = openFolderStore(dir, keys);
    await publish(careful, 'mf-search', '3');
    await store.files.writeRegistry(old);
    await expect(careful.readRegistry()).rejects.toThrow(
      /^What the registry says of mf-search is of .*, before /,
    );
    await expect(openFolderStore(dir, keys).readRegistry()).rejects.toThrow('mf-search is of');
    const { remotes, switches, ...rest }: Written = JSON.parse(old);
    const { 'mf-group': _remote, ...remotesLeft } = remotes;
    const { 'mf-group': _switch, ...switchesLeft } = switches;
    const without = { ...rest, remotes: remotesLeft, switches: switchesLeft };
    await store.files.writeRegistry(JSON.stringify(without));
    await expect(careful.readRegistry()).rejects.toThrow('What the registry says of mf-group is not signed.');
  });

  it('cannot show one to a server that is new, from before a date', async () => {
    const fresh = (notBefore: number): ReleaseKeys => keysOf(null, all, notBefore);
    await expect(openFolderStore(dir, fresh(Date.now() - 60_000)).readRegistry()).resolves.not.toBeNull();
    await expect(openFolderStore(dir, fresh(Date.now() + 60_000)).readRegistry()).rejects.toThrow('before');
  });

  it.each(['release.json', '.signature.json'])('cannot change the %s of a release', async (file) => {
    const text = Buffer.from((await store.readFile('mf-search', '1', file)) ?? '').toString();
    const other = text.replace(/"(sharedApi|author)": ?"[^"]+"/, '"$1":"*"');
    expect(other).not.toBe(text);
    const path = join(store.releaseDir('mf-search', '1'), file);
    await writeFile(path, other);
    await expect(store.readRelease('mf-search', '1')).rejects.toThrow('mf-search 1 is not what was signed.');
  });

  it('cannot write a history that says what is gone back to', async () => {
    const entry = {
      at: '2026-11-22T00:00:00.000Z',
      action: 'publish',
      name: 'mf-search',
      from: '2',
      property: null,
    };
    const lines = [`{"to":"1"}`, `{"to":"2"}`].map((line) =>
      JSON.stringify({ ...entry, why: null, ...JSON.parse(line) }),
    );
    await store.files.writeHistory(`${(await store.files.readHistory()) ?? ''}${lines.join('\n')}\n`);
    expect(
      (await store.readHistory()).filter(({ name }) => name === 'mf-search').map(({ to }) => to),
    ).toEqual(['1', '2']);
    expect(await verifyStore(store)).toEqual([
      '2 lines of the history are signed by nobody who may; they do not count.',
    ]);
  });
});

describe('a registry', () => {
  it('that was read before others switched is signed anew when it is written back', async () => {
    const keys = keysOf(operators, all);
    const early = openFolderStore(dir, keys);
    const before = await early.readRegistry();
    if (before === null) throw new Error('Nothing has been published.');
    await publish(openFolderStore(dir, keys), 'shell', '2');
    await early.writeRegistry(before);
    expect((await openFolderStore(dir, keys).readRegistry())?.shell.version).toBe('1');
  });
});

describe('the history', () => {
  it('names who did it and from which commit the version was built', async () => {
    await publish(as(search), 'mf-search', '3');
    await goBack(as(night), 'mf-search');
    expect((await store.readHistory()).slice(-2)).toMatchObject([
      { action: 'publish', to: '3', author: 'Search team', commit: '1a2b3c4d' },
      { action: 'rollback', to: '2', author: 'Night shift', commit: '1a2b3c4d' },
    ]);
    expect((await readStatus(store)).find(({ name }) => name === 'mf-search')).toMatchObject({
      author: 'Operators',
      commit: '1a2b3c4d',
    });
  });

  it('says of a release only what is new since the version before it', async () => {
    const publishWith = async (version: string, changes: readonly string[]) =>
      publishBuild(store, await givenBuild({ ...manifestOf('mf-search', version), changes: [...changes] }), {
        property: null,
        now,
      });
    await publishWith('3', ['Danish', 'Arabic']);
    await publishWith('4', ['Danish', 'A map', 'Arabic']);
    // Other sections came above; what was in the release before is further down.
    await publishWith('5', ['Pictures', 'Faster', 'Danish', 'A map', 'Arabic']);
    expect((await store.readHistory()).slice(-3).map(({ changes }) => changes)).toEqual([
      ['Danish', 'Arabic'],
      ['A map'],
      ['Pictures', 'Faster'],
    ]);
    expect((await readStatus(store)).find(({ name }) => name === 'mf-search')?.changes).toEqual([
      'Pictures',
      'Faster',
    ]);
  });
});

describe('a change of keys', () => {
  const next = aKey('Operators, next year', { publish: ['*'] });

  it('loses nothing: what the new key has signed again is believed without the old one', async () => {
    const before = await store.readHistory();
    await openFolderStore(dir, keysOf(next, [...all, next])).reSign({ unsigned: false });
    const after = as(null, [next]);
    expect(await after.readRegistry()).toEqual(await as(operators, [operators, next]).readRegistry());
    expect(await verifyStore(after)).toEqual([]);
    expect(await after.readHistory()).toEqual(before);
    expect((await after.readSigned('mf-search', '1'))?.statement.author).toBe('Operators');
  });

  it('believes nothing of a key that is gone', async () => {
    await expect(as(null, [next]).readRegistry()).rejects.toThrow(
      `is signed by key ${operators.signer.key}, which is not trusted here.`,
    );
  });

  it('never signs for strangers: what they have put there stays as it is', async () => {
    await publish(as(stranger, [...all, stranger]), 'mf-group', '2').catch(() => undefined);
    await expect(as(operators).reSign({ unsigned: true })).rejects.toThrow(
      'What the registry says of mf-group',
    );
    await expect(as(operators).readRelease('mf-group', '2')).rejects.toThrow('not trusted here');
  });
});
