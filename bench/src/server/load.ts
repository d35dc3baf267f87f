import { Pool } from 'undici';
import { newGuest } from './guest.ts';
import { percentile } from '../statistics.ts';

// The process that makes load: its parent sends a job, and it responds with what it measured.

export interface LoadJob {
  readonly origin: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  /** Whether every request is of a guest of its own: a new Idempotency-Key and another address. */
  readonly areGuests?: boolean;
  /** Sent one after the other, from the first to the last, repeatedly. */
  readonly bodies: readonly string[];
  /** Each sends the next request as soon as it has its response. */
  readonly connections: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

export interface LoadResult {
  /** How many requests were answered while it was measured. */
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds from a request to the end of its response. */
  readonly p50: number;
  readonly p99: number;
  /** Responses with another status than 200, and broken connections. */
  readonly failures: number;
  /** Bytes of a response's body, on average. */
  readonly bytes: number;
}

interface Counts {
  readonly latencies: number[];
  failures: number;
  bytes: number;
}

function ask(pool: Pool, job: LoadJob, body: string, counts: Counts | null): Promise<void> {
  return new Promise((resolve) => {
    const started = performance.now();
    const headers = job.areGuests === true ? { ...job.headers, ...newGuest() } : job.headers;
    let status = 0;
    let bytes = 0;
    const finish = (): void => {
      if (counts !== null) {
        counts.latencies.push(performance.now() - started);
        counts.bytes += bytes;
        if (status !== 200) counts.failures += 1;
      }
      resolve();
    };
    pool.dispatch(
      { origin: job.origin, path: job.path, method: 'POST', headers, body },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, code) => {
          status = code;
        },
        onResponseData: (_controller, chunk) => {
          bytes += chunk.length;
        },
        onResponseEnd: finish,
        onResponseError: () => {
          status = 0;
          finish();
        },
      },
    );
  });
}

async function load(job: LoadJob): Promise<LoadResult> {
  const pool = new Pool(job.origin, { connections: job.connections, pipelining: 1 });
  const counts: Counts = { latencies: [], failures: 0, bytes: 0 };
  const measureFrom = performance.now() + job.warmUpMs;
  const until = measureFrom + job.measureMs;
  let next = 0;
  const client = async (): Promise<void> => {
    for (let now = performance.now(); now < until; now = performance.now()) {
      const body = job.bodies[next % job.bodies.length] ?? '';
      next += 1;
      await ask(pool, job, body, now < measureFrom ? null : counts);
    }
  };
  await Promise.all(Array.from({ length: job.connections }, client));
  const seconds = (performance.now() - measureFrom) / 1000;
  await pool.close();
  const { latencies } = counts;
  return {
    requests: latencies.length,
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    failures: counts.failures,
    bytes: counts.bytes / latencies.length,
  };
}

process.on('message', (job: LoadJob) => {
  void load(job).then((result) => process.send?.(result));
});
