import type { Db } from '../../src/db/database.ts';
import type { Clock } from '../../src/clock.ts';
import { createCardSimulator } from '../../src/modules/payment/simulator/gateway.ts';
import { changeCharge, type ChargeName } from '../../src/modules/payment/simulator/repository.ts';

/** The simulator's books, and its guest at the bank. */
export const createSimulatorBooks = (db: Db, clock: Clock) => ({
  gateway: createCardSimulator(db, clock),
  /** Decides one of the open challenges; null where none is. */
  decide: async (index: number, isApproved: boolean): Promise<ChargeName | null> => {
    const open = await db
      .selectFrom('simulator_charge')
      .select(['property_id as propertyId', 'reference'])
      .where('state', '=', 'challenge')
      .where('expires_at', '>', clock.now())
      .orderBy('created_at')
      .orderBy('reference')
      .execute();
    const name = open[index % Math.max(1, open.length)];
    if (!name) return null;
    const to = isApproved ? 'captured' : 'declined';
    const reason = isApproved ? null : 'cancelled';
    await changeCharge(db, name, { from: 'challenge', to, reason, now: clock.now() });
    return name;
  },
});
