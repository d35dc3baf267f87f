import type { FastifyInstance } from 'fastify';
import { searchCompanies } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { invalid } from '../../http/errors.ts';
import { anyProperty, createRateLimiter, type RateLimit } from '../../http/rate-limit-repository.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { requireProperty } from '../property/index.ts';
import { findCompanies, searchNameOf } from './repository.ts';
import { translate } from './messages/index.ts';

/** decisions 1: at most 10, rate-limited. One search per key pressed fits; copying the whole list does not. */
const longestList = 10;
const shortestText = 3;
const limit: RateLimit = { name: 'company-search', capacity: 30, perMinute: 30 };

export function registerCompanyRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock } = deps;
  const limiter = createRateLimiter(db, deps.secretKey);
  registerEndpoint(app, searchCompanies, async ({ query }, context) => {
    // Spaces and lone accents are no characters of a name: an empty name would find every company.
    const searchName = searchNameOf(query.query).trim();
    if (searchName.length < shortestText) throw invalid({ query: [translate.say('company.text-too-short')] });
    const { propertyId } = await requireProperty(db, query.propertyId);
    await limiter.take(limit, anyProperty, context.clientIp, clock.now());
    return findCompanies(db, propertyId, searchName, longestList);
  });
}
