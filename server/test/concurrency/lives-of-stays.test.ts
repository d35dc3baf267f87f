import fc from 'fast-check';
import { describe, it } from 'vitest';
import { createTestDatabase, engines } from '../support/database.ts';
import { live, lives } from '../support/life-commands.ts';
import { openLifeWorld } from '../support/life-world.ts';
import { sized } from '../support/scope.ts';

/** The same lives each time; `pnpm model:stays` lives thousands, and a failing one is printed with its seed, shortened. */
const bounds = { numRuns: sized(8, 300), seed: 1 };

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
