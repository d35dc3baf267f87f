import fc from 'fast-check';
import { describe, it } from 'vitest';
import { engines } from './support/database.ts';
import { openings, paymentCommands, type Remembered, settleAll } from './support/payment-commands.ts';
import { expectMoneyForRooms, readStatuses } from './support/payment-invariants.ts';
import { openPaymentWorld } from './support/payment-world.ts';

/** Runs as many stories as fit into this time, at most so many; a failing one is printed with its seed, shortened. */
const bounds = {
  pglite: { numRuns: 60, interruptAfterTimeLimit: 9000 },
  postgres: { numRuns: 20, interruptAfterTimeLimit: 4000 },
} as const;

const stories = fc.commands(paymentCommands, { maxCommands: 24, size: 'max' });

describe.each(engines)('money and rooms, whatever happens in whatever order, on %s', (engine) => {
  it('belong together: every charge that is kept has its rooms, and every room its charge', async () => {
    const world = await openPaymentWorld(engine);
    try {
      await fc.assert(
        fc.asyncProperty(openings, stories, async (opening, commands) => {
          await world.reset();
          const remembered: Remembered = { statuses: await readStatuses(world) };
          await fc.asyncModelRun(() => ({ model: remembered, real: world }), [opening, ...commands]);
          await settleAll(world);
          await expectMoneyForRooms(world);
        }),
        bounds[engine],
      );
    } finally {
      await world.close();
    }
  });
});
