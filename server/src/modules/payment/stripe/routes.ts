import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { Counter, Gauge } from 'prom-client';
import type { AppDeps } from '../../../deps.ts';
import { HttpError, unreadable } from '../../../http/errors.ts';
import { registerEndpoint } from '../../../http/register-endpoint.ts';
import { logSecurity } from '../../../http/security-log.ts';
import { unusableTexts } from '../../../http/texts.ts';
import { invalid } from '../../../http/errors.ts';
import { translate } from '../messages/index.ts';
import { countWaitingEvents, insertEventOnce } from './event-repository.ts';
import { effects, intentOf } from './event-rules.ts';
import { stripeProvider } from './gateway.ts';
import { type EventDeps, handleEvent } from './handle-events.ts';
import { isSignedByStripe } from './signature.ts';
import { receiveStripeWebhook } from './webhook-endpoint.ts';

const forged = (): HttpError => new HttpError(401, translate.say('webhook.signature'));

/** Handled at once beside the guests' own calls; the others wait, in the database and not in memory. */
const atOnce = 4;
const most = 200;

type Deps = EventDeps & Pick<AppDeps, 'env' | 'metrics'>;

function createEventMetrics({ db, metrics, logger }: Deps): (type: string) => void {
  if (!metrics) return () => undefined;
  const registers = [metrics.registry];
  const received = new Counter({
    name: 'booking_gateway_events_total',
    help: 'Webhooks of Stripe that were written down, by type; repeated ones count once.',
    labelNames: ['type'],
    registers,
  });
  const waiting = new Gauge({
    name: 'booking_gateway_events_waiting',
    help: 'Webhooks of Stripe that are written down and not handled yet.',
    registers,
    async collect() {
      try {
        waiting.set(await countWaitingEvents(db));
      } catch (error) {
        logger.warn({ err: error }, 'webhooks that wait are not counted');
      }
    },
  });
  return (type) => received.inc({ type: Object.hasOwn(effects, type) ? type : 'other' });
}

/** The webhook of Stripe. It is written down and answered at once, and handled after that. Without an account of Stripe there is no such address. */
export function registerStripeRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, env } = deps;
  if (env.stripe.accounts.length === 0) return;
  const secrets = [...new Set(env.stripe.accounts.flatMap(({ webhookSecrets }) => webhookSecrets))];
  const limit = pLimit(atOnce);
  const count = createEventMetrics(deps);
  app.addHook('onClose', () => limit.clearQueue());
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, parsed) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
      if (!isSignedByStripe(secrets, bytes, request.headers['stripe-signature'], clock.now())) {
        logSecurity({ log: request.log, clientIp: request.ip }, 'webhook.refused', { gateway: 'Stripe' });
        parsed(forged());
        return;
      }
      try {
        parsed(null, JSON.parse(bytes.toString('utf8')));
      } catch {
        parsed(unreadable('Body', 'body.not-json'));
      }
    });
    registerEndpoint(scope, receiveStripeWebhook, async ({ body }) => {
      const objectId = intentOf(body);
      if (objectId === null) return { message: 'not of interest' };
      const { id, type, account } = body;
      const problems = unusableTexts({ id, objectId, account });
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const now = clock.now();
      const row = await insertEventOnce(db, {
        provider: stripeProvider,
        event_id: id,
        account: account ?? '',
        type,
        object_id: objectId,
        created_at: new Date(body.created * 1000),
        received_at: now,
        next_at: new Date(now.getTime() + 60_000),
      });
      if (row === null) return { message: 'written down before' };
      count(type);
      // The job takes those that find no place here.
      if (limit.pendingCount < most) void limit(() => handleEvent(deps, row));
      return { message: 'written down' };
    });
    done();
  });
}
