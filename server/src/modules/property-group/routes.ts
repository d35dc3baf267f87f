import type { FastifyInstance } from 'fastify';
import { getPropertyGroup, searchPropertyGroup, searchPropertyGroupAreas } from 'shared/contracts';
import type { ServingDeps } from '../../deps.ts';
import { notFound } from '../../http/errors.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { createKeptGroups } from './kept-groups.ts';
import { findPropertyGroup } from './repository.ts';
import { searchGroup, searchGroupAreas } from './search.ts';
import { translate } from './translate.ts';

export function registerPropertyGroupRoutes(
  app: FastifyInstance,
  { db, clock, snapshots }: ServingDeps,
): void {
  const searchDeps = { clock, snapshots, groups: createKeptGroups(db, clock) };

  registerEndpoint(app, getPropertyGroup, async ({ params }) => {
    const group = await findPropertyGroup(db, params.id);
    if (!group) throw notFound(translate('group.not-found'));
    return group;
  });

  registerEndpoint(app, searchPropertyGroup, ({ body }) => searchGroup(searchDeps, body));
  registerEndpoint(app, searchPropertyGroupAreas, ({ body }) => searchGroupAreas(searchDeps, body));
}
