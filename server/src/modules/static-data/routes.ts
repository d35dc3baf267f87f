import type { FastifyInstance } from 'fastify';
import { flushStaticData, getCountries, getCreditCardTypes } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { bearsToken } from '../../http/bearer.ts';
import { unauthorised } from '../../http/errors.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { requireProperty } from '../property/service.ts';
import { createCountryLists } from './countries.ts';

export function registerStaticDataRoutes(app: FastifyInstance, { db, env }: AppDeps): void {
  const countryLists = createCountryLists();

  registerEndpoint(app, getCountries, async ({ params }) => {
    const property = await requireProperty(db, params.id);
    return [...countryLists.startingWith(property.content.address.countryCode)];
  });

  registerEndpoint(app, getCreditCardTypes, async ({ params }) => {
    const property = await requireProperty(db, params.id);
    return property.content.creditCards;
  });

  registerEndpoint(app, flushStaticData, async ({ params }, context) => {
    if (!bearsToken(context.header('authorization'), env.operatorToken)) throw unauthorised();
    await requireProperty(db, params.id);
    countryLists.flush();
    return { success: true };
  });
}
