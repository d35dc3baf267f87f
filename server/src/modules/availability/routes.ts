import type { FastifyInstance } from 'fastify';
import { getCalendar, searchAvailability } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { emptyAnswer, registerEndpoint } from '../../http/register-endpoint.ts';
import { requireProperty } from '../property/service.ts';
import { calendarTag, clampRange, loadCalendar } from './calendar.ts';
import { createQuotes } from './quote.ts';
import { search } from './search.ts';

export function registerAvailabilityRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock } = deps;
  const searchDeps = { db, clock, quotes: createQuotes(deps.secretKey) };

  registerEndpoint(app, searchAvailability, ({ body }) => search(searchDeps, body));

  registerEndpoint(app, getCalendar, async ({ query }, context) => {
    const property = await requireProperty(db, query.propertyId);
    const range = clampRange(query.fromDate, query.toDate, property.timeZone, clock);
    const tag = await calendarTag(db, property, range);
    context.setHeader('etag', tag);
    context.setHeader('cache-control', 'no-cache');
    return context.header('if-none-match') === tag ? emptyAnswer(304) : loadCalendar(db, property, range);
  });
}
