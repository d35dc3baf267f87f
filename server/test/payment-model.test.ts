import fc from 'fast-check';
import { describe, it } from 'vitest';
import { createTestDatabase, engines } from './support/database.ts';
import { stories, tell } from './support/payment-commands.ts';
import { openPaymentWorld } from './support/payment-world.ts';
import { sized } from './support/scope.ts';

/** The same stories each time; a failing one is printed with its seed, shortened. `pnpm model:payments` tells thousands. */
const bounds = { numRuns: sized(12, 300), seed: 1 };

describe.each(engines)('money and rooms, whatever happens in whatever order, on %s', (engine) => {
  it('belong together, and the ledger says what the gateway says', async () => {
    const worlds = {
      bank: await openPaymentWorld({ database: await createTestDatabase(engine), cards: 'bank' }),
      simulator: await openPaymentWorld({ database: await createTestDatabase(engine), cards: 'simulator' }),
    };
    try {
      const cards = fc.constantFrom('bank' as const, 'bank' as const, 'simulator' as const);
      await fc.assert(
        fc.asyncProperty(cards, stories, (cards, story) => tell(worlds[cards], story)),
        bounds,
      );
    } finally {
      for (const world of Object.values(worlds)) await world.close();
    }
  });
});
