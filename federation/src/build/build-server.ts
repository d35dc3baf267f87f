import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  'pnpm-lock.yaml',
];

/** Builds the server into `server/dist/main.js`, with the bill of materials of everything that is shipped beside it, unless it has been built from the same sources. */
export async function buildServer(root: string = workspaceRoot): Promise<BuildResult> {
  const dir = join(root, 'server');
  const { name, version: base } = readPackage(dir);
  const version = `${base}-${hashSources(root, sources)}`;
  const folder = join(dir, 'dist');
  const mark = join(folder, '.version');
  const result = { name, version, folder };
  if (existsSync(mark) && readFileSync(mark, 'utf8') === version) return { ...result, built: false };
  await rspackBuild(dir, name);
  const sbom = await readSbom({ production: true });
  await writeFile(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  await writeFile(mark, version);
  return { ...result, built: true };
}
