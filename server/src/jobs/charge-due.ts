import type { AppDeps } from '../deps.ts';
import { tryItem } from '../db/try-item.ts';
import {
  chargeDue,
  dueItemId,
  dueJob,
  giveUpUnconfirmed,
  type LaterDeps,
  leaseDues,
} from '../modules/booking/index.ts';

/** Longer than any gateway's time-out: a charge whose process has died is looked at again after that. */
const leaseMs = 5 * 60_000;
const batch = 10;
/** Money that comes late confirms a booking within a day. */
const unconfirmedMs = 2 * 24 * 3_600_000;

type Deps = LaterDeps & Pick<AppDeps, 'closing'>;

/**
 * Charges kept cards from the morning of their day on. Every instance runs it: a lease gives each charge to one of them, a row of the payment is
 * there before the gateway is asked, and what a crash left is looked up before it is tried again.
 */
export async function chargeDues(deps: Deps): Promise<void> {
  const started = deps.clock.now();
  await giveUpUnconfirmed(deps.db, new Date(started.getTime() - unconfirmedMs));
  for (;;) {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const dues = await leaseDues(deps.db, { now, until, limit: batch });
    await Promise.all(
      dues.map(async (due) => {
        const item = { job: dueJob, propertyId: due.property_id, itemId: dueItemId(due) };
        await tryItem(deps, item, () => chargeDue(deps, due));
      }),
    );
    if (dues.length < batch || deps.closing?.aborted === true) return;
  }
}
