import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { createDatabase } from '../../src/db/database.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { live, lives } from '../support/life-commands.ts';
import { countLives } from '../support/life-invariants.ts';
import { openLifeWorld } from '../support/life-world.ts';
import { newDatabaseUrl } from '../support/migrated-postgres.ts';

// One process that lives stays: the first line of its output is what came of them.
const { values } = parseArgs({
  options: {
    /** A PostgreSQL of which new databases are migrated; the embedded database without one. */
    server: { type: 'string' },
    seed: { type: 'string' },
    stays: { type: 'string' },
    'stops-at-first': { type: 'boolean', default: false },
  },
});
const databaseUrl = values.server === undefined ? undefined : await newDatabaseUrl(values.server);
const database = await createDatabase({ databaseUrl, dataDir: null });
if (databaseUrl === undefined) await migrateToLatest(database.db);
const world = await openLifeWorld(database);
const ends: Record<string, number> = {};
const violations: string[] = [];
const property = fc.asyncProperty(lives, async (story) => {
  await live(world, story);
  for (const [name, count] of Object.entries(await countLives(world))) ends[name] = (ends[name] ?? 0) + count;
});
const chunk = 5;
for (let begun = 0; world.stays() < Number(values.stays) && violations.length === 0; begun += chunk) {
  const first = await fc.check(property, {
    seed: Number(values.seed) + begun,
    numRuns: chunk,
    endOnFailure: true,
  });
  if (!first.failed) continue;
  const { errorInstance, seed } = first;
  // A life that went wrong is made shorter for so long. What is interrupted goes on in this world, so it is the last.
  const shorter = values['stops-at-first']
    ? first
    : await fc.check(property, {
        seed,
        path: first.counterexamplePath ?? '',
        interruptAfterTimeLimit: 60_000,
      });
  const [story] = shorter.counterexample ?? first.counterexample ?? [];
  const error = errorInstance instanceof Error ? (errorInstance.stack ?? '') : String(errorInstance);
  violations.push(
    `seed ${String(seed)}: ${error.slice(0, 2000)}\n    ${String(story?.opening)}, ${String(story?.steps)}`,
  );
}
process.stdout.write(`${JSON.stringify({ stays: world.stays(), steps: world.steps(), ends, violations })}\n`);
await world.close();
