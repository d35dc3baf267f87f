import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildable } from './build-all.ts';
import { compressFiles } from './compress.ts';
import { hashSources } from './source-hash.ts';
import { shareTable } from '../share-table.ts';
import { buildVersion, bundledDoors } from './version.ts';
import { findRemotes, readPackage, workspaceRoot } from './workspace.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'workspace-'));
});

async function given(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

const manifest = { sharedApi: '^1.0.0', pages: ['search'], slots: [] };
const packageOf = (name: string, remote?: unknown): string =>
  JSON.stringify({ name, version: '1.2.0', remote });

describe('the version of a build', () => {
  beforeEach(() =>
    given({
      'mf-search/package.json': packageOf('mf-search', manifest),
      'mf-search/src/remote.ts': 'one',
      'shell/package.json': packageOf('shell'),
      'shared/domain/money.ts': 'one',
      'shared/ui/index.ts': 'one',
    }),
  );
  const versions = (): { remote: string; shell: string } => ({
    remote: buildVersion(readPackage(join(root, 'mf-search')), root),
    shell: buildVersion(readPackage(join(root, 'shell')), root),
  });

  it('carries the version of the package and eight hex digits', () => {
    expect(versions().remote).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
    expect(versions()).toEqual(versions());
  });

  it.each([
    ['its own source', 'mf-search/src/remote.ts', { remote: true, shell: false }],
    ['what is bundled by each', 'shared/domain/money.ts', { remote: true, shell: true }],
    [
      'a part of a door that is bundled by each',
      'shared/ui/card/card-form.tsx',
      { remote: true, shell: true },
    ],
    ['what only the shell provides', 'shared/ui/index.ts', { remote: false, shell: true }],
    ['the lockfile', 'pnpm-lock.yaml', { remote: true, shell: true }],
    ['a test', 'mf-search/src/remote.test.ts', { remote: false, shell: false }],
    ['a development host', 'mf-search/dev/main.tsx', { remote: false, shell: false }],
    ['a build', 'mf-search/dist/1/remoteEntry.js', { remote: false, shell: false }],
  ])('changes with %s where that is in the build', async (_what, path, changes) => {
    const before = versions();
    await given({ [path]: 'two' });
    const after = versions();
    expect({ remote: before.remote !== after.remote, shell: before.shell !== after.shell }).toEqual(changes);
  });

  it('of a remote with a renderer changes with all of shared, which that has inside', async () => {
    await given({ 'mf-search/src/renderer.ts': 'one' });
    const before = versions().remote;
    await given({ 'shared/ui/index.ts': 'two' });
    expect(versions().remote).not.toBe(before);
  });

  const lock = (importers: Readonly<Record<string, string>>, react: string): string =>
    [
      "lockfileVersion: '9.0'",
      'importers:',
      ...Object.entries(importers).map(([folder, found]) => `  ${folder}:\n    dependencies: ${found}`),
      'packages:',
      `  react@${react}: {}`,
    ].join('\n');

  it.each([
    ['another remote beside it', lock({ 'mf-search': 'a', 'mf-new': 'b' }, '1'), false],
    ['what another remote uses', lock({ 'mf-search': 'a', 'mf-rooms': 'c' }, '1'), false],
    ['what it uses itself', lock({ 'mf-search': 'b', 'mf-rooms': 'b' }, '1'), true],
    ['what the tools use', lock({ federation: 'a', 'mf-search': 'a', 'mf-rooms': 'b' }, '1'), true],
    ['a package', lock({ 'mf-search': 'a', 'mf-rooms': 'b' }, '2'), true],
  ])('of the lock file, %s changes a remote where that is in its build', async (_what, after, changes) => {
    await given({ 'pnpm-lock.yaml': lock({ 'mf-search': 'a', 'mf-rooms': 'b' }, '1') });
    const before = versions().remote;
    await given({ 'pnpm-lock.yaml': after });
    expect(versions().remote !== before).toBe(changes);
  });

  it('covers every door of shared that the shell does not provide', async () => {
    const shared: unknown = JSON.parse(await readFile(join(workspaceRoot, 'shared/package.json'), 'utf8'));
    const { exports } = shared as { readonly exports: Readonly<Record<string, string>> };
    // In pieces the shell alone starts them.
    const doors = Object.keys(exports)
      .filter((door) => !/testing|\/pieces$|[.](css|json)$/.test(door))
      .map((door) => door.slice('./'.length));
    const isProvided = (door: string) =>
      shareTable.some(
        ({ specifier, provided }) => specifier === `shared/${door}` || provided === `shared/${door}`,
      ) && door !== 'contracts';
    // The rules of `domain` bring the contracts that they use along.
    expect(doors.filter((door) => !isProvided(door)).sort()).toEqual(bundledDoors);
  });

  it('a renamed file is another source', async () => {
    await given({ 'a/x.ts': 'same', 'b/y.ts': 'same' });
    expect(hashSources(join(root, 'a'), ['.'])).not.toBe(hashSources(join(root, 'b'), ['.']));
  });
});

describe('the packages of the workspace', () => {
  it('a remote is what says so', async () => {
    await given({
      'mf-search/package.json': packageOf('mf-search', manifest),
      'mf-empty/package.json': packageOf('mf-empty'),
      'shell/package.json': packageOf('shell'),
    });
    expect(findRemotes(root).map(({ name }) => name)).toEqual(['mf-search']);
  });

  it('are found beside a folder that another branch left behind, which is named', async () => {
    await given({
      'mf-search/package.json': packageOf('mf-search', manifest),
      'mf-search/src/remote.ts': 'one',
      'mf-spa/dist/old.js': 'left',
    });
    const said: string[] = [];
    expect(findRemotes(root, (line) => said.push(line)).map(({ name }) => name)).toEqual(['mf-search']);
    expect(said).toEqual([
      'mf-spa has no package.json: it is left out. Remove the folder if nobody needs it.',
    ]);
    expect(buildable(root)).toEqual(['mf-search']);
  });

  it.each([
    ['a page that is no name', { ...manifest, pages: [1] }],
    ['no range', { ...manifest, sharedApi: undefined }],
    ['a misspelt key', { ...manifest, listen: [] }],
  ])('a manifest with %s is refused by name', async (_what, remote) => {
    await given({ 'mf-search/package.json': packageOf('mf-search', remote) });
    expect(() => readPackage(join(root, 'mf-search'))).toThrow(
      'The "remote" manifest of mf-search does not fit',
    );
  });
});

describe('compressing a build', () => {
  it('puts brotli and gzip beside every text over 1 KiB', async () => {
    const text = 'word '.repeat(1000);
    await given({ 'remote.js': text, 'small.js': 'x', 'deep/page.css': text, 'picture.png': text });
    await compressFiles(root);
    expect(
      (await readdir(root, { recursive: true })).filter((file) => /\.(br|gz)$/.test(file)).sort(),
    ).toEqual(['deep/page.css.br', 'deep/page.css.gz', 'remote.js.br', 'remote.js.gz']);
    expect(brotliDecompressSync(await readFile(join(root, 'remote.js.br'))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(root, 'remote.js.gz'))).toString()).toBe(text);
  });
});
