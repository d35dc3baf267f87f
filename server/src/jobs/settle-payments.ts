import type { AppDeps } from '../deps.ts';
import { tryItem } from '../db/try-item.ts';
import { leaseUnsettledPayments, settleJob } from '../modules/payment/index.ts';
import { releaseOneExpired, resolvePayment, type SettleDeps } from '../modules/booking/index.ts';

const leaseMs = 30_000;
const batch = 20;

type Deps = SettleDeps & Pick<AppDeps, 'closing'>;
const isStopping = ({ closing }: Deps): boolean => closing?.aborted === true;

/** A batch at the same time, so that a slow gateway responds for all of them before their leases expire. */
async function settleDue(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const payments = await leaseUnsettledPayments(deps.db, { now, until, limit: batch });
    await Promise.all(
      payments.map(async (payment) => {
        const { property_id: propertyId, payment_id: itemId } = payment;
        await tryItem(deps, { job: settleJob, propertyId, itemId }, () => resolvePayment(deps, payment));
      }),
    );
    if (payments.length < batch || isStopping(deps)) return;
  }
}

/**
 * Settles every payment that no request works on any more: the gateway says what became of one that a crash left between hold and
 * confirm; a guest who does not come back, or does not retry, loses the rooms when the hold expires; money that came too late is
 * refunded.
 */
export async function settleOpenPayments(deps: Deps): Promise<void> {
  await settleDue(deps);
  while (!isStopping(deps) && (await releaseOneExpired(deps)));
}
