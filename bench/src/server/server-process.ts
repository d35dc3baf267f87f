import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../server/test/support/postgres-server.ts';
import type { ProbeResponses, ProbeQuestion } from './probe.ts';

export interface ServerProcess {
  readonly address: string;
  /** From the start of the process until it answers `/readyz`. */
  readonly startMs: number;
  readonly ask: <Q extends ProbeQuestion>(question: Q) => Promise<ProbeResponses[Q]>;
  readonly end: () => Promise<void>;
}

async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(`${address}/readyz`).catch(() => null);
    if (response?.ok === true) return;
    await pause(10);
  }
  throw new Error('The server did not start');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  // As the deploy guide's unit waits: the drain, and what is under way.
  const late = setTimeout(() => child.kill('SIGKILL'), 45_000);
  await ended;
  clearTimeout(late);
}

/** Runs a program that listens on PORT, a free one unless it is given, and answers `/readyz`, with the bench's probe in it. */
export async function startProcess(file: string, variables: Record<string, string>): Promise<ServerProcess> {
  const port = variables['PORT'] ?? String(await freePort());
  const started = performance.now();
  const child = fork(file, [], {
    env: {
      HOST: '127.0.0.1',
      PORT: port,
      NODE_ENV: 'production',
      DRAIN_MS: '500',
      ALLOW_NO_PUBLIC_URL: 'on',
      ALLOW_NO_SMTP: 'on',
      LOG_LEVEL: 'error',
      ...variables,
    },
    execArgv: ['--expose-gc', '--import', join(import.meta.dirname, 'probe.ts')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(address, child);
  } catch (error) {
    await end(child);
    throw error;
  }
  const startMs = performance.now() - started;
  return {
    address,
    startMs,
    ask: async (question) => {
      const responded = once(child, 'message');
      child.send(question);
      const [response] = (await responded) as [ProbeResponses[typeof question]];
      return response;
    },
    end: () => end(child),
  };
}
