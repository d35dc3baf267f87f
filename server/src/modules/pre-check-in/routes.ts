import type { FastifyInstance } from 'fastify';
import { getPreCheckIn, getPreCheckInConfig, savePreCheckIn } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { deriveKey } from '../../secret-key.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import { requireBookConfig, requireProperty } from '../property/service.ts';
import { preCheckInConfig } from './config.ts';
import { readPreCheckIn } from './read.ts';
import { saveCheckIn } from './save.ts';

/** Config, Get and Save of pre check-in (product.md 7, decisions 1). */
export function registerPreCheckInRoutes(
  app: FastifyInstance,
  deps: AppDeps & { readonly gateway: PaymentGateway },
): void {
  const { db } = deps;
  const linkDeps = { ...deps, preCheckInKey: deriveKey(deps.secretKey, 'pre-check-in') };

  registerEndpoint(app, getPreCheckInConfig, async ({ params }) => {
    const { propertyId } = await requireProperty(db, params.id);
    return preCheckInConfig(await requireBookConfig(db, propertyId));
  });

  registerEndpoint(app, getPreCheckIn, async ({ query }) =>
    readPreCheckIn(linkDeps, await requireProperty(db, query.propertyId), query),
  );

  registerEndpoint(app, savePreCheckIn, async ({ body }) =>
    saveCheckIn(linkDeps, await requireProperty(db, body.propertyId), body),
  );
}
