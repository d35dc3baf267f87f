import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { apps, serverParts } from './build-all.ts';
import { buildFolder } from './version.ts';
import { workspaceRoot } from './workspace.ts';

/** For making and testing only; a build's version covers none of it. */
const notShipped = [/(^|\/)(e2e|test|dev)\//, /^(bench|\.ci)\//, /\.test\.tsx?$/, /^(oxlint|vitest|knip)\./];

/** Whether a machine that serves needs this file of a checkout. */
export const isShipped = (path: string): boolean => !notShipped.some((pattern) => pattern.test(path));

/** The folders with the builds of the present sources, relative to the checkout, by what was built. */
export const packagedBuilds = (): ReadonlyMap<string, string> =>
  new Map([
    ...apps().map((name): [string, string] => [name, relative(workspaceRoot, buildFolder(name))]),
    ['server', 'server/dist'],
    ...[...serverParts()].map(([name, remote]): [string, string] => [name, join(remote, 'server/dist')]),
  ]);

/** What `packagedBuilds` names and is not there. */
export const missingBuilds = (builds: ReadonlyMap<string, string>): string[] =>
  [...builds].filter(([, folder]) => !existsSync(join(workspaceRoot, folder))).map(([name]) => name);
