import type { ServingDeps } from '../availability/index.ts';
import type { FastifyInstance } from 'fastify';
import { checkVoucherCode } from 'shared/contracts';
import { invalid } from '../../http/errors.ts';
import { anyProperty, createRateLimiter } from '../../http/rate-limit-repository.ts';
import { translateField } from '../../http/validation-messages.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { stayProblem } from '../property/index.ts';
import { type CheckDeps, checkVoucher } from './service.ts';

/** Decisions 1: five attempts a minute per address, so that codes cannot be guessed. */
const attemptsOf = (perMinute: number) => ({ name: 'voucher', capacity: perMinute, perMinute });

export function registerVoucherRoutes(app: FastifyInstance, deps: ServingDeps & CheckDeps): void {
  const limiter = createRateLimiter(deps.db, deps.secretKey);
  registerEndpoint(app, checkVoucherCode, async ({ body }, context) => {
    const { dateFrom, dateTo } = body;
    // Both or none (product.md 7 names none): half a stay has been forgotten.
    if (dateFrom === null && dateTo !== null)
      throw invalid({ DateFrom: [translateField.say('field.missing')] });
    if (dateFrom !== null && dateTo === null)
      throw invalid({ DateTo: [translateField.say('field.missing')] });
    const problem = dateFrom !== null && dateTo !== null ? stayProblem({ from: dateFrom, to: dateTo }) : null;
    if (problem !== null) throw invalid({ DateTo: [problem] });
    const snapshot = await deps.snapshots.require(body.propertyId);
    const { vouchersPerMinute } = deps.env;
    if (vouchersPerMinute > 0)
      await limiter.take(attemptsOf(vouchersPerMinute), anyProperty, context.clientIp, deps.clock.now());
    return checkVoucher(deps, snapshot, body);
  });
}
