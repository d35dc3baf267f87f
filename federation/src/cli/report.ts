import { buildAll } from '../build/build-all.ts';
import type { BuildResult } from '../build/build-app.ts';

/** Prints what is wrong, one line each, and ends the process with code 1. */
export function fail(reasons: readonly string[]): never {
  for (const reason of reasons) console.error(reason);
  process.exit(1);
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
