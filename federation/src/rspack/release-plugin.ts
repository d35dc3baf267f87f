import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import type { PreloadedAsset, ReleaseAsset, ReleaseManifest } from 'shared/contracts';
import { releasePath } from '../container-name.ts';
import { compressFiles } from '../build/compress.ts';
import { readChanges } from '../build/changes.ts';
import { integrityOf, listReleaseFiles, shortIntegrityOf } from '../build/release-files.ts';
import { hasRenderer, type PackageInfo } from '../build/workspace.ts';
import { compile } from '../build/compile.ts';
import { evaluatedText } from './evaluated-text.ts';
import { rendererConfig, rendererFile, rendererVersion } from './renderer-config.ts';

export type ReleasePluginOptions = {
  readonly info: PackageInfo;
  readonly version: string;
  readonly container: string | null;
  readonly sharedApi: string;
};

/** After a production build: rejects scripts that evaluate text, compresses what is worth it, and writes `release.json` beside it. */
export class ReleasePlugin {
  readonly #options: ReleasePluginOptions;

  constructor(options: ReleasePluginOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      // Nothing here reads the statistics beside the manifest, and their order differs between two builds of the same sources.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
        if (compilation.getAsset('mf-stats.json') !== undefined) compilation.deleteAsset('mf-stats.json');
      });
    });
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      rejectEvaluatedText(compilation);
      const { info } = this.#options;
      if (hasRenderer(info.dir)) await compile(rendererConfig(info, compiler.outputPath));
      await compressFiles(compiler.outputPath);
      const release = await this.#describe(compilation, compiler.outputPath);
      await writeFile(join(compiler.outputPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    });
  }

  async #describe(compilation: Compilation, folder: string): Promise<ReleaseManifest> {
    const { info, version, container, sharedApi } = this.#options;
    const asset = async (path: string): Promise<ReleaseAsset> => ({
      href: releasePath(info.name, version) + path,
      integrity: integrityOf(await readFile(join(folder, path))),
    });
    // The shell's files are asked for by the page and a remote's entry by the shell; what follows it, by the entry's own table of hashes.
    const isLazy = (path: string): boolean => container !== null && path !== 'remoteEntry.js';
    const preloaded = async (path: string): Promise<PreloadedAsset> => ({
      ...(await asset(path)),
      ...(isLazy(path) ? { requestIntegrity: shortIntegrityOf(await readFile(join(folder, path))) } : {}),
    });
    const files = firstFiles(compilation, container !== null);
    const scripts = await Promise.all(files.filter((file) => file.endsWith('.js')).map(preloaded));
    const styles = await Promise.all(files.filter((file) => file.endsWith('.css')).map(preloaded));
    return {
      schemaVersion: 1,
      name: info.name,
      version,
      sharedApi,
      container,
      entry: container === null ? null : await asset('remoteEntry.js'),
      preload: { scripts, styles },
      remote: info.remote && { ...info.remote, ...forOlderServers },
      ...(info.declares.length === 0 ? {} : { declares: [...info.declares] }),
      ...(hasRenderer(info.dir)
        ? { renderer: { ...(await asset(rendererFile)), version: rendererVersion } }
        : {}),
      changes: await readChanges(info.dir),
      files: await listReleaseFiles(folder),
    };
  }
}

/** Servers of the previous release read these fields of every remote, and reject a remote without them. */
const forOlderServers = { emits: [], listens: [] };

function rejectEvaluatedText(compilation: Compilation): void {
  for (const { name, source } of compilation.getAssets()) {
    const found = name.endsWith('.js') ? evaluatedText(source.source().toString()) : null;
    if (found !== null) throw new Error(`${name} runs text as code, which no page allows: ${found}`);
  }
}

/**
 * The files that a page needs of a build before anything is clicked. Shell: its entry, in order. Remote: the
 * container's entry first, then the chunks of the exposed module; what that imports lazily is not among them.
 */
export function firstFiles(compilation: Compilation, isRemote: boolean): string[] {
  if (!isRemote) return [...(compilation.entrypoints.get('main')?.getFiles() ?? [])];
  const exposed = compilation.chunkGroups.find((group) => group.name === 'remote')?.getFiles() ?? [];
  return ['remoteEntry.js', ...exposed.filter((file) => file !== 'remoteEntry.js')];
}
