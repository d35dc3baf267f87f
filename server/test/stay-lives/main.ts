import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inParallel } from '../payment-stories/run-worker.ts';
import { startMigratedPostgres } from '../support/migrated-postgres.ts';

/**
 * `pnpm model:stays [--stays 10000] [--seed 1] [--engine both]`: random lives of stays (book, change, cancel, kill, two at once, refunds that
 * fail, disputes) on PostgreSQL and the embedded database, so many on each, and what was wrong in them.
 */
const { values } = parseArgs({
  // pnpm hands its own separator on.
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    stays: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'both' },
  },
});

interface Lived {
  readonly stays: number;
  readonly steps: number;
  /** How often bookings ended in each status, and what happened to them. */
  readonly ends: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
}

async function runWorker(server: string | undefined, seed: number, stays: number): Promise<Lived> {
  const args = [join(import.meta.dirname, 'worker.ts'), '--seed', String(seed), '--stays', String(stays)];
  if (server !== undefined) args.push('--server', server);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(`A process that lives stays ended with ${String(code)}`);
  // What the worker writes.
  return JSON.parse(output) as Lived;
}

const engines = (['pglite', 'postgres'] as const).filter(
  (engine) => values.engine === 'both' || values.engine === engine,
);
if (engines.length === 0) throw new Error('Which engine: pglite, postgres or both?');
const size = 500;
const postgres = await startMigratedPostgres();
try {
  for (const engine of engines) {
    const began = Date.now();
    const server = engine === 'postgres' ? postgres.url('postgres') : undefined;
    const stays = Number(values.stays);
    const shares = Array.from({ length: Math.ceil(stays / size) }, (_, index) =>
      Math.min(size, stays - index * size),
    );
    const seeds = shares.map((share, index) => ({ share, seed: Number(values.seed) + index * 100_000 }));
    const lived = await inParallel(seeds, availableParallelism(), ({ share, seed }) =>
      runWorker(server, seed, share),
    );
    const violations = lived.flatMap((part) => part.violations);
    for (const violation of violations) process.stdout.write(`✗ ${violation}\n`);
    const ends: Record<string, number> = {};
    for (const [name, count] of lived.flatMap((part) => Object.entries(part.ends)))
      ends[name] = (ends[name] ?? 0) + count;
    const sum = (of: (part: Lived) => number) => lived.reduce((total, part) => total + of(part), 0);
    const facts = { stays: sum((part) => part.stays), steps: sum((part) => part.steps) };
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stdout.write(
      `model:stays ${JSON.stringify({ engine, ...facts, violations: violations.length, ends, seconds })}\n`,
    );
    if (violations.length > 0) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
}
