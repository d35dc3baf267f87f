import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { rspack, type Compilation, type Compiler, type Configuration, type RuleSetRules } from '@rspack/core';
import {
  compile,
  compressFiles,
  integrityOf,
  listReleaseFiles,
  readConfig,
  workspaceRoot,
} from 'federation/build';
import type { FolderStore } from 'federation/releases';
import { releasePath } from 'federation/container-name';
import type { Registry, ReleaseAsset, ReleaseManifest } from 'shared/contracts';

const version = 'monolith';
const shellDir = join(workspaceRoot, 'shell');

type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/** What the federated builds add to the shell's and the remotes' configuration; a monolith has none of it. */
const federationPlugins = new Set(['ModuleFederationPlugin', 'RuntimeModulesPlugin', 'ReleasePlugin']);

/** Keeps which files an entry or an `import()` needs first. */
class FirstFilesPlugin {
  readonly files: Record<string, readonly string[]> = {};

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('FirstFilesPlugin', ({ entrypoints, chunkGroups }: Compilation) => {
      const entry = [...(entrypoints.get('main')?.getFiles() ?? [])];
      this.files['shell'] = entry;
      for (const group of chunkGroups) {
        if (group.name?.startsWith('mf-') === true)
          this.files[group.name] = group.getFiles().filter((file) => !entry.includes(file));
      }
    });
  }
}

/** Each package has its own `words.<language>.json`, of which one build can hold one: here their names begin with the package's. */
function withWordsByPackage(rules: RuleSetRules): RuleSetRules {
  const packageOf = (file: string): string => `${relative(workspaceRoot, file).split(sep)[0] ?? ''}.`;
  return rules.map((rule) =>
    rule !== null &&
    typeof rule === 'object' &&
    typeof rule.use === 'string' &&
    rule.use.includes('words-files')
      ? { ...rule, use: { loader: rule.use, options: { prefix: packageOf } } }
      : rule,
  );
}

/** The shell's own configuration without federation: one build of the same sources, remotes by `import()`. */
async function monolithConfig(folder: string, firstFiles: FirstFilesPlugin): Promise<Configuration> {
  const config = await readConfig(shellDir, { mode: 'production' });
  const kept = (config.plugins ?? []).filter(
    (plugin) =>
      !federationPlugins.has(plugin === null || plugin === undefined ? '' : plugin.constructor.name),
  );
  const directRemotes = join(import.meta.dirname, 'direct-remotes.ts');
  return {
    ...config,
    name: version,
    cache: false,
    entry: { main: './src/main.tsx' },
    output: {
      ...config.output,
      path: folder,
      publicPath: releasePath('shell', version),
      uniqueName: version,
    },
    module: { ...config.module, rules: withWordsByPackage(config.module?.rules ?? []) },
    plugins: [
      ...kept,
      new rspack.NormalModuleReplacementPlugin(/\/federation\/index\.ts$/, directRemotes),
      firstFiles,
    ],
  };
}

/**
 * Builds the monolith and writes a release store around it into `store`, as the server reads one: the shell's release
 * is the build, and every remote's release is a list of what its `import()` needs, so that the server gives its pages
 * the same preload links, compression and first screen. Pictures come from the store in `mediaFrom`.
 */
export async function buildMonolithStore(store: FolderStore, mediaFrom: string): Promise<void> {
  const { dir } = store;
  await rm(dir, { recursive: true, force: true });
  const folder = store.releaseDir('shell', version);
  const firstFiles = new FirstFilesPlugin();
  await compile(await monolithConfig(folder, firstFiles));
  await compressFiles(folder);
  await writeReleases(store, firstFiles.files);
  await cp(join(mediaFrom, 'ClientApp/media'), join(dir, 'ClientApp/media'), {
    recursive: true,
    force: true,
  });
}

async function writeReleases(store: FolderStore, chunks: ChunkFiles): Promise<void> {
  const folder = store.releaseDir('shell', version);
  const assets = (files: readonly string[], ending: string): Promise<ReleaseAsset[]> =>
    Promise.all(
      files
        .filter((file) => file.endsWith(ending))
        .map(async (file) => ({
          href: releasePath('shell', version) + file,
          integrity: integrityOf(await readFile(join(folder, file))),
        })),
    );
  const releases = await Promise.all(
    Object.entries(chunks).map(async ([name, files]): Promise<ReleaseManifest> => {
      const scripts = await assets(files, '.js');
      const isShell = name === 'shell';
      return {
        schemaVersion: 1,
        name,
        version,
        sharedApi: '1.0.0',
        container: isShell ? null : name,
        entry: isShell ? null : (scripts[0] ?? null),
        preload: { scripts, styles: await assets(files, '.css') },
        remote: null,
        changes: [],
        files: isShell ? await listReleaseFiles(folder) : [],
      };
    }),
  );
  for (const release of releases) {
    const releaseDir = store.releaseDir(release.name, version);
    await mkdir(releaseDir, { recursive: true });
    await writeFile(join(releaseDir, 'release.json'), JSON.stringify(release));
  }
  await store.reSign({ unsigned: true });
  await store.writeRegistry({ schemaVersion: 1, shell: { version }, remotes: recordsOf(releases), pins: {} });
}

function recordsOf(releases: readonly ReleaseManifest[]): Registry['remotes'] {
  return Object.fromEntries(
    releases.flatMap(({ name, entry, sharedApi }) =>
      entry === null
        ? []
        : [
            [
              name,
              {
                version,
                entry: entry.href,
                container: name,
                integrity: entry.integrity,
                sharedApi,
                previous: null,
              },
            ],
          ],
    ),
  );
}
