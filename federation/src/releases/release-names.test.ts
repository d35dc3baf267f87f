import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registrySchema, releaseManifestSchema } from 'shared/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFolderStore } from './folder-store.ts';
import { releaseFolder } from './release-names.ts';
import { signatureFile } from './release-signature.ts';
import { manifestOf, signatureTextOf, testKeys } from './testing.ts';

const upwards = [
  '../evil',
  'a/../../evil',
  '/etc/evil',
  '..\\evil',
  'a//b',
  './a',
  'a/',
  '',
  'a/.hidden',
  'a\0b',
];

describe('a manifest of a release', () => {
  const file = (path: string) => ({ path, bytes: 1, integrity: 'sha384-1' });

  it.each(upwards)('names no file outside of its folder: %j', (path) => {
    const manifest = { ...manifestOf('mf-search', '1'), files: [file(path)] };
    expect(releaseManifestSchema.safeParse(manifest).success).toBe(false);
  });

  it.each(['remoteEntry.js', 'remote.1a2b.js.br', 'static/image/a-1.svg', '@scope/x_y~1.css'])(
    'names files of builds: %s',
    (path) => {
      const manifest = { ...manifestOf('mf-search', '1'), files: [file(path)] };
      expect(releaseManifestSchema.safeParse(manifest).success).toBe(true);
    },
  );

  it.each(['..', '.', 'mf-', 'mf-search/..', 'mf-../shell', 'media', 'MF-SEARCH', 'mf-a\\b'])(
    'has no name that is another folder: %j',
    (name) => {
      const manifest = { ...manifestOf('mf-search', '1'), name };
      expect(releaseManifestSchema.safeParse(manifest).success).toBe(false);
      expect(() => releaseFolder(name, '1')).toThrow('is not the name of a release');
    },
  );

  it.each(['..', '../..', '1/..', '.incoming-1', '', '1 2', '1\\2'])(
    'has no version that is another folder: %j',
    (version) => {
      const manifest = { ...manifestOf('mf-search', '1'), version };
      expect(releaseManifestSchema.safeParse(manifest).success).toBe(false);
      expect(() => releaseFolder('mf-search', version)).toThrow('is not the name of a release');
    },
  );

  it.each([
    '/ClientApp/../evil.js',
    '//evil.example/a.js',
    '/evil.js',
    'javascript:alert(1)',
    'data:,1',
    "https://a';",
  ])('and the registry ask for no file elsewhere: %j', (href) => {
    const manifest = { ...manifestOf('mf-search', '1'), entry: { href, integrity: 'sha384-1' } };
    expect(releaseManifestSchema.safeParse(manifest).success).toBe(false);
    const release = { version: '1', entry: href, container: 'c', integrity: 'sha384-1', sharedApi: '^1.0.0' };
    const remotes = { 'mf-search': { ...release, previous: null } };
    const registry = { schemaVersion: 1, shell: { version: '1' }, remotes };
    expect(registrySchema.safeParse(registry).success).toBe(false);
  });
});

describe('a store in a folder', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'names-'));
    await mkdir(join(dir, 'kept'), { recursive: true });
    await writeFile(join(dir, 'kept/file'), 'kept');
  });

  it.each([
    ['mf-search', '../../kept'],
    ['../kept', '1'],
    ['..', 'kept'],
    ['mf-search', '.incoming-1/../../../kept'],
  ])('neither writes nor removes anything outside of its releases: %s %s', async (name, version) => {
    const store = openFolderStore(dir, testKeys());
    await expect(store.removeRelease({ name, version })).rejects.toThrow('is not the name of a release');
    await expect(store.files.addRelease({ name, version }, join(dir, 'kept'), '')).rejects.toThrow(
      'is not the name of a release',
    );
    await expect(store.readFile(name, version, 'file')).rejects.toThrow('is not the name of a release');
    expect(await readFile(join(dir, 'kept/file'), 'utf8')).toBe('kept');
    expect(await readdir(dir)).toEqual(['kept']);
  });

  it('believes no release.json that is another release’s', async () => {
    await mkdir(join(dir, 'ClientApp/mf-search/2'), { recursive: true });
    const other = JSON.stringify(manifestOf('mf-search', '1'));
    await writeFile(join(dir, 'ClientApp/mf-search/2/release.json'), other);
    const signature = signatureTextOf('mf-search', '2', other);
    await writeFile(join(dir, 'ClientApp/mf-search/2', signatureFile), signature);
    await expect(openFolderStore(dir, testKeys()).readRelease('mf-search', '2')).rejects.toThrow(
      'The release.json of mf-search 2 is that of mf-search 1.',
    );
    expect(existsSync(join(dir, 'ClientApp/mf-search/1'))).toBe(false);
  });
});
