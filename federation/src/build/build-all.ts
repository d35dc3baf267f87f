import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp, type BuildResult } from './build-app.ts';
import { buildPart, buildServer } from './build-server.ts';
import { findRemotes, workspaceRoot } from './workspace.ts';

const has = (root: string, path: string): boolean => existsSync(join(root, path));

/** What pages are made of: the shell, if it has code, and the remotes that have. */
export function apps(root: string = workspaceRoot): string[] {
  return [
    ...(has(root, 'shell/src/main.tsx') ? ['shell'] : []),
    ...findRemotes(root)
      .map((remote) => remote.name)
      .filter((name) => has(root, `${name}/src/remote.ts`)),
  ];
}

/** The server parts of remotes by the names of their packages, `mf-spa-server`, and whose they are. */
export const serverParts = (root: string = workspaceRoot): ReadonlyMap<string, string> =>
  new Map(
    findRemotes(root)
      .filter(({ name }) => has(root, `${name}/server/src/main.ts`))
      .map(({ name }) => [`${name}-server`, name]),
  );

/** Everything that can be built now, in the order in which it is worth starting; a skeleton without code is not. */
export function buildable(root: string = workspaceRoot): string[] {
  const all = apps(root);
  return [
    ...all.filter((name) => name === 'shell'),
    ...(has(root, 'server/src/main.ts') ? ['server'] : []),
    ...all.filter((name) => name !== 'shell'),
    ...serverParts(root).keys(),
  ];
}

function build(name: string, parts: ReadonlyMap<string, string>): Promise<BuildResult> {
  const ofRemote = parts.get(name);
  if (ofRemote !== undefined) return buildPart(join(workspaceRoot, ofRemote));
  return name === 'server' ? buildServer() : buildApp(join(workspaceRoot, name));
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
  const parts = serverParts();
  const results: BuildResult[] = [];
  const errors: unknown[] = [];
  async function work(): Promise<void> {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const start = performance.now();
      try {
        const result = await build(name, parts);
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
