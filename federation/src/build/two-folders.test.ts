import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { releaseManifestSchema, type ReleaseManifest } from 'shared/contracts';
import { domainMessages } from 'shared/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runtimeModules } from '../rspack/runtime-modules.ts';
import { rspackBuild } from './rspack-cli.ts';
import { workspaceRoot } from './workspace.ts';

const apps = ['shell', 'mf-account'] as const;
const folders: string[] = [];

/** A copy of what two apps are built from, in a new folder `below` the machine's one for such. */
async function copyOfSources(below: string): Promise<string> {
  const temporary = await mkdtemp(join(tmpdir(), 'sources-'));
  folders.push(temporary);
  const root = join(temporary, below);
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await symlink(join(workspaceRoot, 'node_modules/.pnpm'), join(root, 'node_modules/.pnpm'));
  const left = new Set(['dist', '.cache']);
  for (const part of [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'shared',
    'federation',
    ...apps,
  ])
    await cp(join(workspaceRoot, part), join(root, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !left.has(basename(path)),
    });
  return root;
}

async function releaseOf(root: string, app: string): Promise<{ folder: string; release: ReleaseManifest }> {
  const dist = join(root, app, 'dist');
  const folder = join(dist, (await readdir(dist))[0] ?? '');
  const text = await readFile(join(folder, 'release.json'), 'utf8');
  return { folder, release: releaseManifestSchema.parse(JSON.parse(text)) };
}

let here = '';
let there = '';

beforeAll(async () => {
  here = await copyOfSources('here');
  there = await copyOfSources('another/place/of/some/depth');
  await Promise.all(
    [here, there].map(async (root) => {
      for (const app of apps) await rspackBuild(join(root, app), app);
    }),
  );
}, 180_000);
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe('a build by rspack build', () => {
  it.each(apps)('of %s has the same bytes wherever its sources lie', async (app) => {
    const [one, other] = [await releaseOf(here, app), await releaseOf(there, app)];
    expect(other.release).toEqual(one.release);
    expect(one.release.files.length).toBeGreaterThan(3);
    // Its lists differ from build to build.
    expect(one.release.files.map(({ path }) => path)).not.toContain('mf-stats.json');
  });

  it('brings the federation runtime as ES modules, once: remotes take its core from the shell', async () => {
    // An update that moves them is seen here, and in the bytes below: 12 KB where nothing can be left out.
    for (const [commonJs, esm] of Object.entries(runtimeModules)) {
      expect(commonJs).toMatch(/\.cjs$/);
      expect(existsSync(esm)).toBe(true);
    }
    const remote = await releaseOf(here, 'mf-account');
    expect((await stat(join(remote.folder, 'remoteEntry.js.br'))).size).toBeLessThan(8_000);
    const shell = await releaseOf(here, 'shell');
    const main = shell.release.preload.scripts[0]?.href.split('/').at(-1) ?? '';
    const script = await readFile(join(shell.folder, main), 'utf8');
    expect(script.split('__GLOBAL_LOADING_REMOTE_ENTRY__').length - 1).toBe(3);
    expect(await readFile(join(remote.folder, 'remoteEntry.js'), 'utf8')).not.toContain('__GLOBAL_LOADING');
  });

  it('leaves the texts of the rules to the shell, which has them for every remote', async () => {
    const { folder, release } = await releaseOf(here, 'mf-account');
    const text = domainMessages['error.combination-not-available'];
    for (const { href } of release.preload.scripts)
      expect(await readFile(join(folder, href.split('/').at(-1) ?? ''), 'utf8')).not.toContain(text);
  });

  it.each(apps)('leaves the style sheets of %s as they are written', async (app) => {
    const { folder, release } = await releaseOf(here, app);
    const sheets = await Promise.all(
      release.preload.styles.map(({ href }) => readFile(join(folder, href.split('/').at(-1) ?? ''), 'utf8')),
    );
    expect(sheets.join('')).toMatch(/inset-inline|margin-inline|padding-inline|text-align:(start|end)/);
    expect(sheets.join('')).not.toContain(':lang(');
  });

  it('tells tools what it exposes and shares, in an order of its own', async () => {
    const { folder, release } = await releaseOf(here, 'mf-account');
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'mf-manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: release.container,
      metaData: {
        remoteEntry: { name: 'remoteEntry.js' },
        publicPath: `/ClientApp/mf-account/${release.version}/`,
      },
      exposes: [{ path: './remote' }],
      shared: expect.arrayContaining([expect.objectContaining({ name: 'effector' })]),
    });
    // Read above: it has a list of shared modules with names.
    const { shared } = manifest as { readonly shared: readonly { readonly name: string }[] };
    const names = shared.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });
});
