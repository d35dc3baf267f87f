import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp, type BuildResult } from './build-app.ts';
import { buildServer } from './build-server.ts';
import { findRemotes, workspaceRoot } from './workspace.ts';

/** Everything that can be built now, in the order in which it is worth starting; a skeleton without code is not. */
export function buildable(root: string = workspaceRoot): string[] {
  const has = (path: string): boolean => existsSync(join(root, path));
  return [
    ...(has('shell/src/main.tsx') ? ['shell'] : []),
    ...(has('server/src/main.ts') ? ['server'] : []),
    ...findRemotes(root)
      .map((remote) => remote.name)
      .filter((name) => has(`${name}/src/remote.ts`)),
  ];
}

/**
 * Builds `names`, two at a time, leaving out what has been built from the same sources. Tells each end to `onDone`
 * with its milliseconds. All are tried; then throws the errors of those that failed, together.
 */
export async function buildAll(
  names: readonly string[],
  onDone: (result: BuildResult, milliseconds: number) => void,
): Promise<BuildResult[]> {
  const queue = [...names];
  const results: BuildResult[] = [];
  const errors: unknown[] = [];
  async function work(): Promise<void> {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const start = performance.now();
      try {
        const result = name === 'server' ? await buildServer() : await buildApp(join(workspaceRoot, name));
        results.push(result);
        onDone(result, performance.now() - start);
      } catch (error) {
        errors.push(error);
      }
    }
  }
  await Promise.all([work(), work()]);
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${names.length} did not build.`);
  return results;
}
