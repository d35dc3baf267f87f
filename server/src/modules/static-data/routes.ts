import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { flushStaticData, getCountries, getCreditCardTypes } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { unauthorised } from '../../http/errors.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { requireProperty } from '../property/service.ts';
import { createCountryLists } from './countries.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compared as hashes, in constant time and of one length; without a configured token nobody is the operator. */
function isOperator(authorization: string | undefined, operatorToken: string | undefined): boolean {
  if (authorization === undefined || operatorToken === undefined) return false;
  return timingSafeEqual(sha256(authorization), sha256(`Bearer ${operatorToken}`));
}

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
    if (!isOperator(context.header('authorization'), env.operatorToken)) throw unauthorised();
    await requireProperty(db, params.id);
    countryLists.flush();
    return { success: true };
  });
}
