import { createHash } from 'node:crypto';
import type { AppDeps } from '../../deps.ts';
import { tryItem } from '../../db/try-item.ts';
import { gatewayNamed, type Gateways } from '../payment/index.ts';
import { type CardToForget, forgetCardsJob, listCardsToForget, noteForgotten } from './card-repository.ts';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'logger' | 'closing'> & Gateways;

const batch = 50;

/** The token opens the card, so failures are noted under its digest. */
const itemOf = ({ propertyId, gatewayToken }: CardToForget) => ({
  job: forgetCardsJob,
  propertyId,
  itemId: createHash('md5').update(gatewayToken).digest('hex'),
});

async function forget(deps: Deps, card: CardToForget): Promise<void> {
  await gatewayNamed(deps, card.provider).forgetCard?.(card.propertyId, card.gatewayToken);
  await noteForgotten(deps.db, card);
}

/** A card that a guest has removed is removed at the gateway too, which may be away when the guest does it. */
export async function forgetRemovedCards(deps: Deps): Promise<void> {
  for (;;) {
    const cards = await listCardsToForget(deps.db, deps.clock.now(), batch);
    for (const card of cards) {
      if (deps.closing?.aborted === true) return;
      await tryItem(deps, itemOf(card), () => forget(deps, card));
    }
    if (cards.length < batch) return;
  }
}
