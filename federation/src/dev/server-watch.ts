import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { readConfig } from '../build/build-app.ts';
import { serverParts } from '../build/build-all.ts';
import { workspaceRoot } from '../build/workspace.ts';

/**
 * Builds the server and the server parts of remotes at every change and runs it anew with `environment`, one at a time: the next starts when the one
 * before has let go of its database. Gives the function that ends both.
 */
export async function watchServer(
  environment: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const dir = join(workspaceRoot, 'server');
  // What is built here is for development: the next `pnpm build` must not take it for its own.
  const parts = [...serverParts().values()].map((remote) => join(workspaceRoot, remote, 'server'));
  const programs = [dir, ...parts];
  await Promise.all(programs.map((folder) => rm(join(folder, 'dist/.version'), { force: true })));
  const compiler = rspack(
    await Promise.all(programs.map((folder) => readConfig(folder, { mode: 'development' }))),
  );
  let child: ChildProcess | null = null;
  let turn: Promise<void> = Promise.resolve();

  async function end(): Promise<void> {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null) return;
    const exited = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    ending.kill('SIGTERM');
    await exited;
  }

  async function restart(): Promise<void> {
    await end();
    child = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
      cwd: workspaceRoot,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
  }

  const watching = compiler.watch({ aggregateTimeout: 100 }, (failure, stats) => {
    if (failure !== null) console.error(failure.message);
    else if (stats?.hasErrors() === true)
      console.error(stats.toString({ preset: 'errors-only', colors: true }));
    else turn = turn.then(restart);
  });
  return async () => {
    await new Promise<void>((resolve) => watching.close(() => resolve()));
    await turn;
    await end();
  };
}
