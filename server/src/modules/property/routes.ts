import type { FastifyInstance } from 'fastify';
import { getAbout, getBookConfig, getProperty } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { missing } from '../../http/errors.ts';
import { toAbout } from './about.ts';
import { findAbout } from './repository.ts';
import { findPublicConfig, requireProperty, toProperty } from './service.ts';

export function registerPropertyRoutes(
  app: FastifyInstance,
  { db, env }: AppDeps,
  hasReviews: (propertyId: string) => Promise<boolean>,
): void {
  registerEndpoint(app, getProperty, async ({ params }) => {
    const property = toProperty(await requireProperty(db, params.id), env);
    return { ...property, hasReviews: await hasReviews(property.propertyId) };
  });
  registerEndpoint(app, getAbout, async ({ query }) => {
    const found = await findAbout(db, query.propertyId);
    if (found === null) throw missing('property');
    return toAbout(found.about, found.address);
  });
  registerEndpoint(app, getBookConfig, async ({ params }) => {
    const property = await requireProperty(db, params.id);
    const config = await findPublicConfig(db, property.propertyId);
    if (config === null) throw missing('property');
    return config;
  });
}
