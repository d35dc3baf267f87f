import type { FastifyInstance } from 'fastify';
import {
  getPreCheckIn,
  getPreCheckInConfig,
  getReservationItemServices,
  savePreCheckIn,
} from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { createSigner } from '../../signer.ts';
import { createSessions } from '../account/index.ts';
import { type Challenged, createDeclineLimit, type PaymentGateway } from '../payment/index.ts';
import { createMailLimit } from '../mail/index.ts';
import { requireBookConfig, requireProperty } from '../property/index.ts';
import { preCheckInConfig } from './config.ts';
import { servicesForReservationItem } from './item-services.ts';
import { createOpenedLinks } from './opened-link.ts';
import { readPreCheckIn } from './read.ts';
import { saveCheckIn } from './save.ts';

/** Config, Get and Save of pre check-in, and the extras of a booked room (product.md 7, decisions 1). */
export function registerPreCheckInRoutes(
  app: FastifyInstance,
  deps: AppDeps & Challenged & { readonly gateway: PaymentGateway },
): void {
  const { db } = deps;
  const linkDeps = { ...deps, preCheckInKey: createSigner(deps.secretKey, 'pre-check-in') };

  registerEndpoint(app, getPreCheckInConfig, async ({ params }) => {
    const { propertyId } = await requireProperty(db, params.id);
    return preCheckInConfig(await requireBookConfig(db, propertyId));
  });

  const openedLinks = createOpenedLinks(deps);
  const itemDeps = { ...linkDeps, openedLinks, sessions: createSessions(deps) };

  registerEndpoint(app, getPreCheckIn, async ({ query }, request) => {
    const property = await requireProperty(db, query.propertyId);
    const response = await readPreCheckIn(linkDeps, property, query);
    if ('entityId' in response) {
      openedLinks.remember(request, { propertyId: property.propertyId, reservationId: response.entityId });
    }
    return response;
  });

  registerEndpoint(app, getReservationItemServices, ({ query }, request) =>
    servicesForReservationItem(itemDeps, query.propertyId, query, request),
  );

  const saveDeps = { ...linkDeps, declines: createDeclineLimit(deps), mailLimit: createMailLimit(deps) };
  registerEndpoint(app, savePreCheckIn, async ({ body: request }, { clientIp }) =>
    saveCheckIn(saveDeps, await requireProperty(db, request.propertyId), { request, clientIp }),
  );
}
