import type { Stripe } from 'stripe';
import type { AppDeps } from '../../../deps.ts';
import type { StripeKeys } from '../../../stripe-settings.ts';
import { listStripeAccountIds } from '../../property/index.ts';
import { createClients } from './client.ts';
import { insertEventOnce, lastEventAt } from './event-repository.ts';
import { effects, intentOf } from './event-rules.ts';
import { stripeProvider } from './gateway.ts';
import { webhookSchema } from './webhook-endpoint.ts';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'env' | 'logger'>;

const hourMs = 3_600_000;
/** What came late before the latest one that is known is asked for again. */
const overlapMs = 3 * hourMs;
/** As long as Stripe itself sends an event again. */
const longestMs = 72 * hourMs;
/** Of one account in one round; the rest follows in the next. */
const most = 5_000;

async function catchUpAccount(
  deps: Deps,
  stripe: Stripe,
  accountId: string | null,
  since: Date,
): Promise<number> {
  const events = stripe.events.list(
    { types: Object.keys(effects), created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 },
    accountId === null ? {} : { stripeAccount: accountId },
  );
  const now = deps.clock.now();
  let found = 0;
  for (const given of await events.autoPagingToArray({ limit: most })) {
    const event = webhookSchema.safeParse(given);
    const objectId = event.success ? intentOf(event.data) : null;
    if (!event.success || objectId === null) continue;
    const row = await insertEventOnce(deps.db, {
      provider: stripeProvider,
      event_id: event.data.id,
      account: accountId ?? '',
      type: event.data.type,
      object_id: objectId,
      created_at: new Date(event.data.created * 1000),
      received_at: now,
      next_at: now,
    });
    if (row !== null) found += 1;
  }
  return found;
}

/**
 * Writes down what Stripe has told and did not arrive, in every account: disputes and refunds of the dashboard come to the ledger although their
 * webhooks were lost. The job `gateway-events` handles them.
 */
export function createCatchUp(deps: Deps): () => Promise<void> {
  const { accounts, url } = deps.env.stripe;
  const clientOf = createClients(url);
  const idsOf = async ({ property }: StripeKeys): Promise<readonly (string | null)[]> =>
    property === null ? [null, ...(await listStripeAccountIds(deps.db))] : [null];
  return async () => {
    const now = deps.clock.now().getTime();
    const last = (await lastEventAt(deps.db, stripeProvider))?.getTime() ?? 0;
    const since = new Date(Math.max(Math.min(last, now) - overlapMs, now - longestMs));
    for (const keys of accounts) {
      for (const accountId of await idsOf(keys)) {
        try {
          const found = await catchUpAccount(deps, await clientOf(keys), accountId, since);
          if (found > 0)
            deps.logger.warn({ accountId, found }, 'stripe: webhooks that did not arrive were found');
        } catch (error) {
          deps.logger.error({ err: error, accountId }, 'stripe: events were not listed');
        }
      }
    }
  };
}
