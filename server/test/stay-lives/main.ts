import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findDefects } from '../mutants/find-defects.ts';
import { inParallel } from '../payment-stories/run-worker.ts';
import { startMigratedPostgres } from '../support/migrated-postgres.ts';
import { type Lived, runWorker } from './run-worker.ts';
import { stayDefects } from './stay-defects.ts';

/**
 * `pnpm model:stays [--stays 10000] [--seed 1] [--engine both] [--lanes 2]`: random lives of stays (what guests and the desk do, kills, two at once,
 * refunds that fail, disputes) on PostgreSQL and the embedded database, so many on each and so many side by side, and what was wrong in them;
 * `pnpm model:stays --defects [part of a name]` breaks a copy of the server in one place at a time: each must be found.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  // pnpm hands its own separator on.
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    stays: { type: 'string' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'both' },
    lanes: { type: 'string' },
    defects: { type: 'boolean', default: false },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
const root = join(import.meta.dirname, '../../..');
const lanes = Number(values.lanes ?? availableParallelism());
const seed = Number(values.seed);
const size = 500;

const postgres = await startMigratedPostgres();
try {
  process.exitCode = values.defects ? await liveDefects() : await liveAll();
} finally {
  await postgres.stop();
}

async function liveOn(engine: 'pglite' | 'postgres'): Promise<number> {
  const began = Date.now();
  const server = engine === 'postgres' ? postgres.url('postgres') : undefined;
  const stays = Number(values.stays ?? 10_000);
  const shares = Array.from({ length: Math.ceil(stays / size) }, (_, index) => ({
    root,
    server,
    seed: seed + index * 100_000,
    stays: Math.min(size, stays - index * size),
    stopsAtFirst: false,
  }));
  let done = 0;
  const lived = await inParallel(shares, lanes, async (work) => {
    const part = await runWorker(work);
    for (const violation of part.violations) say(`✗ ${violation}`);
    done += part.stays;
    process.stderr.write(`${engine}: ${done} stays so far\n`);
    return part;
  });
  const ends: Record<string, number> = {};
  for (const [name, count] of lived.flatMap((part) => Object.entries(part.ends)))
    ends[name] = (ends[name] ?? 0) + count;
  const sum = (of: (part: Lived) => number) => lived.reduce((total, part) => total + of(part), 0);
  const violations = sum((part) => part.violations.length);
  const facts = { stays: sum((part) => part.stays), steps: sum((part) => part.steps), violations };
  const seconds = Math.round((Date.now() - began) / 1000);
  say(`model:stays ${JSON.stringify({ engine, seed, ...facts, ends, seconds })}`);
  return violations;
}

async function liveAll(): Promise<number> {
  const engines = (['pglite', 'postgres'] as const).filter(
    (engine) => values.engine === 'both' || values.engine === engine,
  );
  if (engines.length === 0) throw new Error('Which engine: pglite, postgres or both?');
  let violations = 0;
  for (const engine of engines) violations += await liveOn(engine);
  return violations > 0 ? 1 : 0;
}

async function liveDefects(): Promise<number> {
  const began = Date.now();
  const defects = stayDefects.filter(({ defect }) => defect.includes(positionals[0] ?? ''));
  const server = postgres.url('postgres');
  const stays = Number(values.stays ?? 1500);
  const found = await findDefects({ root, defects, lanes }, async (broken) => {
    const lived = await runWorker({ root: broken, server, seed, stays, stopsAtFirst: true });
    return { violation: lived.violations[0], where: `stay ${String(lived.stays)}` };
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  say(`model:stays ${JSON.stringify({ ...found, seconds })}`);
  return found.missed.length > 0 ? 1 : 0;
}
