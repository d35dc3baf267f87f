import { leaseUnsettledPayments } from '../modules/payment/repository.ts';
import { releaseOneExpired, resolvePayment, type SettleDeps } from '../modules/reservation/settle.ts';

const leaseMs = 30_000;
const batch = 20;

/** A batch at the same time, so that a slow gateway has answered for all of them before their leases run out. */
async function settleDue(deps: SettleDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const payments = await leaseUnsettledPayments(deps.db, { now, until, limit: batch });
    await Promise.all(
      payments.map(async (payment) => {
        try {
          await resolvePayment(deps, payment);
        } catch (error) {
          // The others must not wait for it; its lease brings it up again.
          deps.logger.error({ err: error, reservationId: payment.reservation_id }, 'payment not settled');
        }
      }),
    );
    if (payments.length < batch) return;
  }
}

/**
 * Looks after every payment that nobody looks after any more: what a crash left between hold and confirm is settled by asking the
 * gateway, a guest who does not come back, or does not try again, loses the rooms when the hold runs out, and money that came too late is
 * given back.
 */
export async function settleOpenPayments(deps: SettleDeps): Promise<void> {
  await settleDue(deps);
  while (await releaseOneExpired(deps));
}
