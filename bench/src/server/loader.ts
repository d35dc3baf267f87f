import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadJob, LoadResult } from './load.ts';

export interface Loader {
  /** One job at a time. */
  readonly run: (job: LoadJob) => Promise<LoadResult>;
  readonly end: () => Promise<void>;
}

/** A process of its own for the load, so that the client slows the server only by sharing the machine. */
export function startLoader(): Loader {
  const child = fork(join(import.meta.dirname, 'load.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return {
    async run(job) {
      const responded = once(child, 'message');
      child.send(job);
      const [result] = (await responded) as [LoadResult];
      return result;
    },
    async end() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
