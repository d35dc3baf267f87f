import { leaseUnsettledPayments } from '../modules/payment/repository.ts';
import { resolvePayment, type SettleDeps } from '../modules/reservation/settle.ts';

const leaseMs = 30_000;
const batch = 20;

/**
 * Looks after every payment that nobody looks after any more: what a crash left between hold and confirm is settled by asking the
 * gateway, a guest who does not come back loses the rooms when the hold runs out, and money that came too late is given back.
 */
export async function settleOpenPayments(deps: SettleDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const payments = await leaseUnsettledPayments(deps.db, { now, until, limit: batch });
    for (const payment of payments) {
      try {
        await resolvePayment(deps, payment);
      } catch (error) {
        // The others must not wait for it; its lease brings it up again.
        deps.logger.error({ err: error, reservationId: payment.reservation_id }, 'payment not settled');
      }
    }
    if (payments.length < batch) return;
  }
}
