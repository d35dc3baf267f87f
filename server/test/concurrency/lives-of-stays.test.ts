import fc from 'fast-check';
import { describe, it } from 'vitest';
import { createTestDatabase, engines } from '../support/database.ts';
import { live, lives } from '../support/life-commands.ts';
import { openLifeWorld } from '../support/life-world.ts';
import { type Runs, sized } from '../support/scope.ts';

/** A few that are always the same, or as many new ones as fit into a time; `pnpm model:stays` lives thousands, and a failing one is printed with its seed, shortened. */
const bounds = sized<Runs>(
  { numRuns: 25, seed: 1, interruptAfterTimeLimit: 6000 },
  { numRuns: 400, interruptAfterTimeLimit: 6000 },
);

describe.each(engines)('stays that are booked, changed, cancelled and given back, on %s', (engine) => {
  it('have their rooms, their prices and their money at every step, whatever happens in whatever order', async () => {
    const world = await openLifeWorld(await createTestDatabase(engine));
    try {
      await fc.assert(
        fc.asyncProperty(lives, (story) => live(world, story)),
        bounds,
      );
    } finally {
      await world.close();
    }
  });
});
