import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { rspack } from '@rspack/core';
import { serverConfig } from 'federation/rspack';
import { freePort } from './postgres-server.ts';

const serverDir = join(import.meta.dirname, '..', '..');

let bundled: Promise<string> | undefined;

/** The server as it is delivered, built once for this process; gives the file to run. */
export const bundleServer = (): Promise<string> => (bundled ??= buildServer());

/** To a place of this process, from which its packages are found. */
async function buildServer(): Promise<string> {
  const path = join(
    serverDir,
    'node_modules',
    '.cache',
    `crash-test-${process.env['VITEST_POOL_ID'] ?? '0'}`,
  );
  const config = serverConfig(serverDir)(undefined);
  const compiler = rspack({ ...config, cache: false, output: { ...config.output, path } });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  await new Promise<void>((resolve) => {
    compiler.close(() => {
      resolve();
    });
  });
  return join(path, 'main.js');
}

export interface ServerProcess {
  readonly address: string;
  /** Sends the signal and waits until the process is gone; gives its exit code, null after a signal that kills. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(`${address}/readyz`).catch(() => null);
    if (response?.ok === true) return;
    await pause(50);
  }
  throw new Error('The server did not start');
}

interface From {
  /** The Node that runs it. */
  readonly program: string;
  readonly directory: string;
}

export async function startServer(
  file: string,
  variables: Record<string, string>,
  from: From = { program: process.execPath, directory: process.cwd() },
): Promise<ServerProcess> {
  const port = String(await freePort());
  const env = { HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'error', ...variables };
  const child = spawn(from.program, [file], {
    cwd: from.directory,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      resolve();
    });
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address, child);
  return {
    address,
    end: async (signal) => {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
