import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildResult } from './build-app.ts';
import { rspackBuild } from './rspack-cli.ts';
import { readSbom } from './sbom.ts';
import { hashSources } from './source-hash.ts';
import { readPackage, workspaceRoot } from './workspace.ts';

const sources = [
  'server/src',
  'server/package.json',
  'server/rspack.config.ts',
  'shared',
  'federation/src/rspack/server-config.ts',
  'federation/src/releases',
  'federation/src/build/sbom.ts',
];

/** Builds what `dir` has of a server into its `dist/main.js`, unless it has been built from the same `sources` with what the folders `users` have locked; `finish` adds to it. */
async function buildProgram(
  root: string,
  dir: string,
  sources: readonly string[],
  users: readonly string[],
  finish?: (folder: string) => Promise<void>,
): Promise<BuildResult> {
  const { name, version: base } = readPackage(dir);
  const version = `${base}-${hashSources(root, sources, [...users, 'shared', 'federation', '.'])}`;
  const folder = join(dir, 'dist');
  const mark = join(folder, '.version');
  const result = { name, version, folder };
  if (existsSync(mark) && readFileSync(mark, 'utf8') === version) return { ...result, built: false };
  await rspackBuild(dir, name);
  await finish?.(folder);
  await writeFile(mark, version);
  return { ...result, built: true };
}

/** Builds the server into `server/dist/main.js`, with the bill of materials of everything that is shipped beside it, unless it has been built from the same sources. */
export const buildServer = (root: string = workspaceRoot): Promise<BuildResult> =>
  buildProgram(root, join(root, 'server'), sources, ['server'], async (folder) => {
    const sbom = await readSbom({ production: true });
    await writeFile(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  });

/** Builds the server part of the remote in `remoteDir` into `server/dist/main.js` there, unless it has been built from the same sources. */
export async function buildPart(remoteDir: string, root: string = workspaceRoot): Promise<BuildResult> {
  const own = relative(root, remoteDir);
  const tools = ['shared', 'federation/src/rspack/server-config.ts'];
  const program = ['src', 'package.json', 'rspack.config.ts'].map((path) => join(own, 'server', path));
  return buildProgram(
    root,
    join(remoteDir, 'server'),
    [...program, join(own, 'contracts'), ...tools],
    [own, join(own, 'server')],
  );
}
