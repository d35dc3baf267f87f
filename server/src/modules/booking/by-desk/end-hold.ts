import type { DbTransaction } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { conflict } from '../../../http/errors.ts';
import { findOpenPaymentOf } from '../../payment/index.ts';
import { translate } from '../messages/index.ts';
import { release } from '../pay/settle-transactions.ts';
import { settleByCancelling, type SettleDeps } from '../pay/settle.ts';
import { lockReservation, type ReservationName } from '../repository.ts';
import { waitsForLink } from '../rules.ts';

interface Ending {
  readonly staffId: string;
  readonly audit: (tx: DbTransaction) => Promise<void>;
}

/**
 * The desk gives the rooms free that are held for a link. A payment that the guest has begun is cancelled first: what was paid a moment before confirms the booking. 409 where it
 * waits for no payment (any more).
 */
export async function endHoldByDesk(deps: SettleDeps, name: ReservationName, ending: Ending): Promise<void> {
  const open = await findOpenPaymentOf(deps.db, name);
  if (open?.state === 'pending') await settleByCancelling(deps, open);
  await inTransaction(deps.db, async (tx) => {
    const row = await lockReservation(tx, name);
    if (!waitsForLink(row)) throw conflict(translate.say('telephone.not-waiting'));
    await ending.audit(tx);
    await release(tx, name, 'expired', deps.clock.now(), { by: 'desk', byId: ending.staffId });
  });
}
