import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { integrityOf } from '../build/release-files.ts';
import { releasePath } from '../container-name.ts';
import { runtimeSince } from '../share-table.ts';
import { statusLines } from '../cli/release-report.ts';
import { federationProblems, federationManifestFile, readFederationManifest } from './federation-manifest.ts';
import { publishBuild } from './publish.ts';
import { readStatus } from './status.ts';
import { givenFolderStore } from './test-stores.ts';
import { givenBuild, manifestOf } from './testing.ts';

const release = {
  ...manifestOf('mf-search', '1', { sharedApi: `^${runtimeSince}` }),
  files: ['remoteEntry.js', 'remote.js', 'later.js', 'remote.css'].map((path) => ({
    path,
    bytes: 1,
    integrity: integrityOf(Buffer.from(path)),
  })),
};
const manifest = {
  name: release.container ?? '',
  metaData: {
    publicPath: releasePath('mf-search', '1'),
    pluginVersion: '2.9.2',
    remoteEntry: { name: 'remoteEntry.js' },
  },
  shared: [{ name: 'effector', requiredVersion: '^23.4.4' }],
  exposes: [
    {
      path: './remote',
      assets: { js: { sync: ['remote.js'], async: ['later.js'] }, css: { sync: ['remote.css'], async: [] } },
    },
  ],
};

describe('the federation manifest of a release', () => {
  it('fits', () => {
    expect(federationProblems(release, manifest)).toEqual([]);
  });

  it.each([
    ['is missing', null, 'is missing, or is none'],
    [
      'is that of another container',
      { ...manifest, name: 'mf_search__2' },
      'names the container mf_search__2',
    ],
    [
      'lies elsewhere',
      { ...manifest, metaData: { ...manifest.metaData, publicPath: '/else/' } },
      'names the address /else/',
    ],
    ['exposes nothing', { ...manifest, exposes: [] }, 'exposes no ./remote'],
    [
      'names a file that is not there',
      { ...manifest, metaData: { ...manifest.metaData, remoteEntry: { name: 'entry.js' } } },
      'names entry.js, which is not in the release',
    ],
  ])('is refused when it %s', (_what, other, sentence) => {
    expect(federationProblems(release, other)).toEqual([`mf-search 1: mf-manifest.json ${sentence}.`]);
  });

  it('is not asked of the shell, nor of remotes from before the package', () => {
    expect(federationProblems({ ...release, container: null }, null)).toEqual([]);
    expect(federationProblems({ ...release, sharedApi: '^1.0.0' }, null)).toEqual([]);
  });

  it('that is no manifest counts as none', async () => {
    for (const text of ['<html>', '{}', '[]'])
      expect(await readFederationManifest(() => Promise.resolve(Buffer.from(text)))).toBeNull();
  });

  it('is checked when a release is published, and shown by the status', async () => {
    const { store } = await givenFolderStore();
    const options = { property: null, now: () => 0 };
    await publishBuild(
      store,
      await givenBuild(manifestOf('shell', '1', { sharedApi: runtimeSince })),
      options,
    );
    const folder = await givenBuild(manifestOf('mf-search', '1', { sharedApi: `^${runtimeSince}` }));
    expect(await publishBuild(store, folder, options)).toMatchObject({
      kind: 'rejected',
      reasons: [expect.stringContaining('mf-manifest.json is missing')],
    });
    const own = {
      ...manifest,
      exposes: [{ path: './remote', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
    };
    await writeFile(join(folder, federationManifestFile), JSON.stringify(own));
    expect(await publishBuild(store, folder, options)).toMatchObject({ kind: 'published' });
    // A file that the release does not name is not copied; a real build names it.
    const rows = await readStatus({
      ...store,
      readFile: (name, version, path) =>
        path === federationManifestFile && name === 'mf-search'
          ? Promise.resolve(Buffer.from(JSON.stringify(own)))
          : store.readFile(name, version, path),
    });
    expect(rows.find(({ name }) => name === 'mf-search')?.federation).toEqual({
      version: '2.9.2',
      exposes: ['./remote'],
      shared: { effector: '^23.4.4' },
    });
    expect(statusLines(rows).join('\n')).toMatch(/mf-search +1 .* 2\.9\.2 /);
  });
});
