import type { FastifyInstance } from 'fastify';
import { checkVoucherCode } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { createRateLimiter } from '../../http/rate-limit-repository.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { requireProperty } from '../property/service.ts';
import { voucherTries } from './limit.ts';
import { checkVoucher } from './service.ts';

export function registerVoucherRoutes(app: FastifyInstance, deps: AppDeps): void {
  const limiter = createRateLimiter(deps.db, deps.secretKey);
  registerEndpoint(app, checkVoucherCode, async ({ body }, context) => {
    const property = await requireProperty(deps.db, body.propertyId);
    await limiter.take(voucherTries, property.propertyId, context.clientIp, deps.clock.now());
    return checkVoucher(deps, property, body);
  });
}
