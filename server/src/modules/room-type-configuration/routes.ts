import type { FastifyInstance } from 'fastify';
import { getRoomTypeConfigurations } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { requireProperty } from '../property/index.ts';
import { listRoomTypeConfigurations } from './repository.ts';

export function registerRoomTypeConfigurationRoutes(app: FastifyInstance, { db }: AppDeps): void {
  registerEndpoint(app, getRoomTypeConfigurations, async ({ query }) => {
    const { propertyId } = await requireProperty(db, query.propertyId);
    return listRoomTypeConfigurations(db, propertyId);
  });
}
