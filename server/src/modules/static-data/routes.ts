import type { FastifyInstance } from 'fastify';
import { flushStaticData, getCountries, getCreditCardTypes } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import type { OperatorAccess } from '../../http/operator-access.ts';
import { cardPaymentsOf, requireProperty } from '../property/index.ts';
import { createCountryLists } from './countries.ts';

export function registerStaticDataRoutes(
  app: FastifyInstance,
  { db, env }: AppDeps,
  operators: OperatorAccess,
): void {
  const countryLists = createCountryLists();

  registerEndpoint(app, getCountries, async ({ params }) => {
    const property = await requireProperty(db, params.id);
    return [...countryLists.startingWith(property.content.address.countryCode)];
  });

  registerEndpoint(app, getCreditCardTypes, async ({ params }) => {
    const property = await requireProperty(db, params.id);
    return cardPaymentsOf(env, property).areTaken ? property.content.creditCards : [];
  });

  registerEndpoint(app, flushStaticData, async ({ params }, context) => {
    operators.require({ ip: context.clientIp, authorization: context.header('authorization') });
    await requireProperty(db, params.id);
    countryLists.flush();
    return { success: true };
  });
}
