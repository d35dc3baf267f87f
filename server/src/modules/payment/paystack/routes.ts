import type { FastifyInstance } from 'fastify';
import { pageAddress } from 'shared/domain';
import { HttpError, unreadable } from '../../../http/errors.ts';
import { registerEndpoint } from '../../../http/register-endpoint.ts';
import { logSecurity } from '../../../http/security-log.ts';
import { findProperty } from '../../property/index.ts';
import type { Gateways } from '../gateway.ts';
import { translate } from '../messages/index.ts';
import { cancelledPath } from './gateway.ts';
import { isSignedByPaystack } from './signature.ts';
import { receivePaystackWebhook } from './webhook-endpoint.ts';
import { type PaystackDeps, receiveEvent } from './webhook.ts';

const forged = (): HttpError => new HttpError(401, translate.say('webhook.signature'));

/** The webhook, and the way back of a guest who does not pay. Without Paystack's key there are no such addresses. */
export function registerPaystackRoutes(
  app: FastifyInstance,
  deps: PaystackDeps & Pick<Gateways, 'paystack'>,
  secretKey: string | undefined,
): void {
  const { paystack } = deps;
  if (!paystack || secretKey === undefined) return;
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, parsed) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
      if (!isSignedByPaystack(secretKey, bytes, request.headers['x-paystack-signature'])) {
        logSecurity({ log: request.log, clientIp: request.ip }, 'webhook.refused', { gateway: 'Paystack' });
        parsed(forged());
        return;
      }
      try {
        parsed(null, JSON.parse(bytes.toString('utf8')));
      } catch {
        parsed(unreadable('Body', 'body.not-json'));
      }
    });
    registerEndpoint(scope, receivePaystackWebhook, async ({ body }) => ({
      message: await receiveEvent(deps, paystack, body),
    }));
    done();
  });

  app.get<{ Params: { propertyId: string; token: string } }>(
    cancelledPath(':propertyId', ':token').replaceAll('%3A', ':'),
    async (request, reply) => {
      const { propertyId, token } = request.params;
      const property = await findProperty(deps.db, propertyId);
      const isKnown = property !== null && (await deps.events.cancelledByGuest(property.propertyId, token));
      const status = { propertyCode: property?.code ?? '', confirmationToken: token };
      return reply.redirect(isKnown ? pageAddress('status', status) : '/', 303);
    },
  );
}
