import type { FastifyInstance } from 'fastify';
import { getPropertyGroup, searchPropertyGroup, searchPropertyGroupAreas } from 'shared/contracts';
import { notFound } from '../../http/errors.ts';
import type { PromoCodeLimit, ServingDeps } from '../availability/index.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { createGroupCache } from './group-cache.ts';
import { findPropertyGroup } from './repository.ts';
import { type GroupSearch, searchGroup, searchGroupAreas } from './search.ts';
import { translate } from './messages/index.ts';

export function registerPropertyGroupRoutes(
  app: FastifyInstance,
  { db, clock, snapshots }: ServingDeps,
  promoCodes: PromoCodeLimit,
): void {
  const searchDeps = { clock, snapshots, groups: createGroupCache(db, clock) };

  registerEndpoint(app, getPropertyGroup, async ({ params }) => {
    const group = await findPropertyGroup(db, params.id);
    if (!group) throw notFound(translate.say('group.not-found'));
    return group;
  });

  const admit = ({ propertyGroupId, promoCode }: GroupSearch, clientIp: string) =>
    promoCodes.admit(promoCode, clientIp, async () => {
      const cached = await searchDeps.groups.find(propertyGroupId);
      const hotels = await Promise.all(
        (cached?.group.properties ?? []).map(({ propertyId }) => snapshots.find(propertyId)),
      );
      return hotels.flatMap((hotel) => hotel ?? []);
    });
  registerEndpoint(app, searchPropertyGroup, async ({ body }, { clientIp }) => {
    await admit(body, clientIp);
    return searchGroup(searchDeps, body);
  });
  registerEndpoint(app, searchPropertyGroupAreas, async ({ body }, { clientIp }) => {
    await admit(body, clientIp);
    return searchGroupAreas(searchDeps, body);
  });
}
