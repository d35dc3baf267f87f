import type { FastifyInstance } from 'fastify';
import { getPropertyGroup, searchPropertyGroup, searchPropertyGroupAreas } from 'shared/contracts';
import { notFound } from '../../http/errors.ts';
import { isPromoCodeOf, type PromoCodeLimit, type ServingDeps } from '../availability/index.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { createGroupCache } from './group-cache.ts';
import { createGroupHotels } from './group-hotels.ts';
import { findPropertyGroup } from './repository.ts';
import { type GroupSearch, searchGroup, searchGroupAreas } from './search.ts';
import { translate } from './messages/index.ts';

export function registerPropertyGroupRoutes(
  app: FastifyInstance,
  deps: ServingDeps,
  promoCodes: PromoCodeLimit,
): void {
  const { db, clock } = deps;
  const searchDeps = { clock, groups: createGroupCache(db, clock), hotels: createGroupHotels(deps) };

  registerEndpoint(app, getPropertyGroup, async ({ params }) => {
    const group = await findPropertyGroup(db, params.id);
    if (!group) throw notFound(translate.say('group.not-found'));
    return group;
  });

  const admit = ({ propertyGroupId, promoCode }: GroupSearch, clientIp: string) =>
    promoCodes.admit(promoCode, clientIp, async (code) => {
      const cached = await searchDeps.groups.find(propertyGroupId);
      const hotels = cached?.stored.properties ?? [];
      return isPromoCodeOf(
        db,
        hotels.map(({ propertyId }) => propertyId),
        code,
      );
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
