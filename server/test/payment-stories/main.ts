import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findDefects } from '../mutants/find-defects.ts';
import { startMigratedPostgres } from '../support/migrated-postgres.ts';
import type { CardWorld } from '../support/payment-world.ts';
import { paymentDefects } from './payment-defects.ts';
import { inParallel, runWorker, type Work } from './run-worker.ts';
import type { Told } from './tell-stories.ts';

/**
 * `pnpm model:payments [--stories 10000] [--seed 1]` tells random stories of payments and says what was wrong in them;
 * `pnpm model:payments --defects [part of a name]` breaks a copy of the server in one place at a time: each must be found.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  // pnpm hands its own separator on.
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    stories: { type: 'string' },
    seed: { type: 'string', default: '1' },
    defects: { type: 'boolean', default: false },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
const root = join(import.meta.dirname, '../../..');
/** Each waits for its database half of the time. */
const cores = availableParallelism() + 1;
const seed = Number(values.seed);
const began = Date.now();
const secondsSince = () => Math.round((Date.now() - began) / 1000);

const postgres = await startMigratedPostgres();
const server = postgres.url('postgres');
try {
  process.exitCode = values.defects ? await tellDefects() : await tellAll();
} finally {
  await postgres.stop();
}

/** Two thirds of the stories are about the gateway that authorises and captures apart. */
function shares(stories: number): Work[] {
  const size = 250;
  return Array.from({ length: Math.ceil(stories / size) }, (_, index) => ({
    root,
    server,
    cards: (index % 3 === 2 ? 'simulator' : 'bank') satisfies CardWorld,
    seed: seed + index * size,
    stories: Math.min(size, stories - index * size),
    stopsAtFirst: false,
  }));
}

async function tellAll(): Promise<number> {
  const told = await inParallel(shares(Number(values.stories ?? 10_000)), cores, async (work) => {
    const part = await runWorker(work);
    for (const violation of part.violations) say(`✗ cards by the ${work.cards}, ${violation}`);
    return part;
  });
  const sum = (of: (part: Told) => number) => told.reduce((total, part) => total + of(part), 0);
  const states: Record<string, number> = {};
  for (const part of told) {
    for (const [state, count] of Object.entries(part.states)) states[state] = (states[state] ?? 0) + count;
  }
  const violations = sum((part) => part.violations.length);
  say(
    `model:payments ${JSON.stringify({ stories: sum(({ stories }) => stories), steps: sum(({ steps }) => steps), violations, payments: states, seconds: secondsSince() })}`,
  );
  return violations > 0 ? 1 : 0;
}

async function tellDefects(): Promise<number> {
  const wanted = positionals[0] ?? '';
  const defects = paymentDefects.filter(({ defect }) => defect.includes(wanted));
  const stories = Number(values.stories ?? 600);
  const found = await findDefects({ root, defects, lanes: cores }, async (broken, { cards = 'bank' }) => {
    const told = await runWorker({ root: broken, server, cards, seed, stories, stopsAtFirst: true });
    return { violation: told.violations[0], where: `story ${String(told.stories + 1)}` };
  });
  say(`model:payments ${JSON.stringify({ ...found, seconds: secondsSince() })}`);
  return found.missed.length > 0 ? 1 : 0;
}
