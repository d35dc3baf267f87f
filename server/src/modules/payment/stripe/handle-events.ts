import type { AppDeps } from '../../../deps.ts';
import type { PaymentEvents } from '../events.ts';
import { findPaymentByGatewayId } from '../repository.ts';
import { isOpen, isPaid } from '../rules.ts';
import { effects } from './event-rules.ts';
import { type GatewayEventRow, leaseEvents, markHandled, postponeEvent } from './event-repository.ts';
import { stripeProvider } from './gateway.ts';
import { nameText } from './names.ts';

export interface EventDeps extends Pick<AppDeps, 'db' | 'clock' | 'logger' | 'closing'> {
  readonly events: PaymentEvents;
}

const secondMs = 1000;
/** A request that pays says itself what became of it; the event waits for it, in case its process has died. */
const afterTheRequestMs = 15 * secondMs;
/** No other process handles an event for so long. */
const leaseMs = 60 * secondMs;
const longestPauseMs = 30 * 60 * secondMs;

/** Half a minute after the first failure, twice as long after each other one. */
const pauseAfter = (tries: number): number =>
  Math.min(longestPauseMs, 30 * secondMs * 2 ** Math.max(0, tries - 1));

/** What is known here already by what was paid; everything else is asked. */
const isOfPaying = (type: string): boolean =>
  type === 'payment_intent.amount_capturable_updated' ||
  type === 'payment_intent.succeeded' ||
  type === 'setup_intent.succeeded';

/**
 * Handles one event: what it says counts for nothing, the intent is asked for. May be repeated, come late, or in any order: the ledger is brought
 * to what Stripe says now.
 */
async function handle(deps: EventDeps, event: GatewayEventRow): Promise<void> {
  const { type, object_id: id, account } = event;
  const now = deps.clock.now();
  const gatewayId = nameText({ id, accountId: account === '' ? null : account });
  const payment = await findPaymentByGatewayId(deps.db, stripeProvider, gatewayId);
  const about = { type, event: event.event_id, intent: id, reservationId: payment?.reservation_id };
  if (!payment) {
    deps.logger.info(about, 'stripe: told of a payment that is not of this site, or of a guarantee');
    return markHandled(deps.db, event, now);
  }
  const isUnderWay = payment.state === 'started' && (payment.lease_until ?? now) > now;
  if (isUnderWay) return postponeEvent(deps.db, event, new Date(now.getTime() + afterTheRequestMs));
  const isKnown = isOfPaying(type) && isPaid(payment.state) && payment.state !== 'authorised';
  if (!isKnown) await deps.events.noticed(stripeProvider, gatewayId);
  // Its own failures are logged where it is asked; a payment that is still open is asked about by the job.
  const settled = await findPaymentByGatewayId(deps.db, stripeProvider, gatewayId);
  const { level, says } = effects[type] ?? { level: 'info', says: 'stripe: an event' };
  deps.logger[level]({ ...about, state: settled?.state, isOpen: isOpen(settled?.state ?? '') }, says);
  await markHandled(deps.db, event, deps.clock.now());
}

export async function handleEvent(deps: EventDeps, event: GatewayEventRow): Promise<void> {
  try {
    await handle(deps, event);
  } catch (error) {
    deps.logger.error(
      { err: error, event: event.event_id, type: event.type },
      'stripe: an event is handled later',
    );
    const nextAt = new Date(deps.clock.now().getTime() + pauseAfter(event.tries));
    await postponeEvent(deps.db, event, nextAt).catch(() => null);
  }
}

const batch = 20;

/** Handles what a process that died, or Stripe when it was away, has left. */
export async function handleGatewayEvents(deps: EventDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const events = await leaseEvents(deps.db, {
      now,
      until: new Date(now.getTime() + leaseMs),
      limit: batch,
    });
    for (const event of events) await handleEvent(deps, event);
    if (events.length < batch || deps.closing?.aborted === true) return;
  }
}
