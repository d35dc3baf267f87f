import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** One round; several instances may run it at once. */
  readonly run: () => Promise<void>;
}

export interface RunningJobs {
  /** Starts no more rounds and waits for those under way. */
  readonly stop: () => Promise<void>;
}

type RoundEnded = (job: string, isOk: boolean) => void;

async function repeat(
  job: Job,
  logger: Logger,
  signal: AbortSignal,
  roundEnded: RoundEnded | undefined,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await job.run();
      roundEnded?.(job.name, true);
    } catch (error) {
      roundEnded?.(job.name, false);
      logger.error({ err: error, job: job.name }, 'job failed');
    }
    // Not the same moment in every instance; never a reason to keep the process alive.
    const wait = job.everyMs * (0.9 + Math.random() * 0.2);
    await pause(wait, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Runs each job at once and then repeatedly, never twice at the same time in this process. */
export function startJobs(jobs: readonly Job[], logger: Logger, roundEnded?: RoundEnded): RunningJobs {
  const stopping = new AbortController();
  const running = jobs.map((job) => repeat(job, logger, stopping.signal, roundEnded));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
