import type { FastifyInstance } from 'fastify';
import { getServices } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { servicesForNewRoom } from './service.ts';

/** The extras of a room that may be booked (product.md 7). Those of a booked room are read with the proof of its booking: pre-check-in. */
export function registerServiceRoutes(app: FastifyInstance, { db }: AppDeps): void {
  registerEndpoint(app, getServices, ({ query }) =>
    servicesForNewRoom(db, query.propertyId, {
      roomTypeId: query.roomTypeId,
      ratePlanId: query.ratePlanId,
      from: query.dateOfArrival,
      to: query.dateOfDeparture,
    }),
  );
}
