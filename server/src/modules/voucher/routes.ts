import type { FastifyInstance } from 'fastify';
import { checkVoucherCode } from 'shared/contracts';
import type { ServingDeps } from '../../deps.ts';
import { createRateLimiter } from '../../http/rate-limit-repository.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { voucherTries } from './limit.ts';
import { checkVoucher } from './service.ts';

export function registerVoucherRoutes(app: FastifyInstance, deps: ServingDeps): void {
  const limiter = createRateLimiter(deps.db, deps.secretKey);
  registerEndpoint(app, checkVoucherCode, async ({ body }, context) => {
    const snapshot = await deps.snapshots.require(body.propertyId);
    await limiter.take(voucherTries, snapshot.property.propertyId, context.clientIp, deps.clock.now());
    return checkVoucher(deps, snapshot, body);
  });
}
