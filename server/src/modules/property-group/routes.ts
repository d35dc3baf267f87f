import type { FastifyInstance } from 'fastify';
import { getPropertyGroup } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { notFound } from '../../http/errors.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { findPropertyGroup } from './repository.ts';

export function registerPropertyGroupRoutes(app: FastifyInstance, { db }: AppDeps): void {
  registerEndpoint(app, getPropertyGroup, async ({ params }) => {
    const group = await findPropertyGroup(db, params.id);
    if (!group) throw notFound('This group of hotels was not found.');
    return group;
  });
}
