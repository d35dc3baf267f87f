import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { BuildArguments, ConfigFunction } from '../rspack/common.ts';
import { rspackBuild } from './rspack-cli.ts';
import { buildVersion } from './version.ts';
import { readPackage } from './workspace.ts';

export type BuildResult = {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** False when the same sources had been built before. */
  readonly built: boolean;
};

type ConfigFile = { readonly default: ConfigFunction };

/** Reads the rspack config of the package in `dir` for one mode. */
export async function readConfig(dir: string, args: BuildArguments): Promise<Configuration> {
  const file: ConfigFile = await import(pathToFileURL(join(dir, 'rspack.config.ts')).href);
  return file.default({}, args);
}

/**
 * Builds the shell or a remote into `dist/<version>/` by `rspack build`, unless that version is there already: `release.json`, which
 * is written last, says that a build is whole. Throws the compiler's errors.
 */
export async function buildApp(dir: string): Promise<BuildResult> {
  const info = readPackage(dir);
  const version = buildVersion(info);
  const folder = join(dir, 'dist', version);
  const result = { name: info.name, version, folder };
  if (existsSync(join(folder, 'release.json'))) return { ...result, built: false };
  await rspackBuild(dir, info.name);
  return { ...result, built: true };
}
