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

/** A job that is seldom done is not left until its whole time is over: the process may not live so long. */
const longestFirstMs = 60_000;

type RoundEnded = (job: string, isOk: boolean) => void;

async function repeat(
  job: Job,
  logger: Logger,
  signal: AbortSignal,
  roundEnded: RoundEnded | undefined,
): Promise<void> {
  // Not the same moment in every instance; never a reason to keep the process alive.
  const wait = (ms: number) =>
    pause(ms * (0.9 + Math.random() * 0.2), undefined, { signal, ref: false }).catch(() => undefined);
  await wait(Math.min(job.everyMs, longestFirstMs));
  while (!signal.aborted) {
    try {
      await job.run();
      roundEnded?.(job.name, true);
    } catch (error) {
      roundEnded?.(job.name, false);
      logger.error({ err: error, job: job.name }, 'job failed');
    }
    await wait(job.everyMs);
  }
}

/**
 * Runs each job repeatedly, never twice at the same time in this process. The first round has its time too: at once it would be beside the first
 * guests of the process, for whom nothing is in memory and no code compiled yet, and what it finds has waited longer than that.
 */
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
