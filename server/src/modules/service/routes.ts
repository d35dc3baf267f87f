import type { FastifyInstance } from 'fastify';
import { getReservationItemServices, getServices } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { deriveKey } from '../../secret-key.ts';
import { servicesForNewRoom, servicesForReservationItem } from './service.ts';

export function registerServiceRoutes(app: FastifyInstance, { db, secretKey }: AppDeps): void {
  const linkDeps = { db, preCheckInKey: deriveKey(secretKey, 'pre-check-in') };

  registerEndpoint(app, getServices, ({ query }) =>
    servicesForNewRoom(db, query.propertyId, {
      roomTypeId: query.roomTypeId,
      ratePlanId: query.ratePlanId,
      from: query.dateOfArrival,
      to: query.dateOfDeparture,
    }),
  );
  registerEndpoint(app, getReservationItemServices, ({ query }) =>
    servicesForReservationItem(linkDeps, query.propertyId, query),
  );
}
