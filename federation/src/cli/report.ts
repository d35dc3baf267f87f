import { join, resolve } from 'node:path';
import { buildAll } from '../build/build-all.ts';
import type { BuildResult } from '../build/build-app.ts';
import { workspaceRoot } from '../build/workspace.ts';
import { uncommitted } from './author.ts';
import { explainUnwritable, UntrustedError, type FolderSetting } from '../releases/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export const dataDirOf = ({ DATA_DIR }: Environment): string => DATA_DIR ?? join(workspaceRoot, '.data');

/** Where the release store is when it is a folder. */
export const releasesDirOf = (environment: Environment): string =>
  resolve(environment['RELEASES_DIR'] || join(dataDirOf(environment), 'releases'));

/** The setting that an operator would change to move the release store. */
const releasesFolderOf = (environment: Environment): FolderSetting =>
  environment['RELEASES_DIR']
    ? { setting: 'RELEASES_DIR', folder: releasesDirOf(environment) }
    : { setting: 'DATA_DIR', folder: resolve(dataDirOf(environment)) };

/** Prints what is wrong, one line each, and ends the process with code 1. */
export function fail(reasons: readonly string[]): never {
  for (const reason of reasons) console.error(reason);
  process.exit(1);
}

/** Ends the process where sources are in no commit: what guests get could not be made again. `command` is how to try them nevertheless. */
export function failIfUncommitted(environment: Environment, command: string): void {
  const files = uncommitted(environment);
  if (files.length === 0) return;
  const more = files.length > 10 ? [`  … and ${String(files.length - 10)} more`] : [];
  fail([
    'These changes are in no commit:',
    ...files.slice(0, 10).map((file) => `  ${file}`),
    ...more,
    `Commit them, or try them here: ${command}`,
  ]);
}

/** Ends the process with what an operator can do something about, and no stack. */
export function failIfUntrusted(error: unknown): never {
  if (error instanceof UntrustedError) fail([error.message]);
  throw error;
}

/** Ends the process with one line when the folder of the release store cannot be written: that is no fault of ours, and has no stack. */
export function failIfUnwritable(error: unknown): never {
  const said = explainUnwritable(error, [releasesFolderOf(process.env)]);
  if (said !== null) fail([said]);
  throw error;
}

/** Builds `names` with a line for each; ends the process with code 1 when one does not build. */
export async function runBuild(names: readonly string[]): Promise<BuildResult[]> {
  try {
    return await buildAll(names, ({ name, version, built }, milliseconds) => {
      const time = built ? `${(milliseconds / 1000).toFixed(1)} s` : 'unchanged';
      console.log(`  ${name.padEnd(16)} ${version.padEnd(22)} ${time}`);
    });
  } catch (error) {
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
    return fail(errors.map((each) => (each instanceof Error ? each.message : String(each))));
  }
}
