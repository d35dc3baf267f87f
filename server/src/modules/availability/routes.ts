import type { FastifyInstance } from 'fastify';
import { getCalendar, searchAvailability } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { isUnchanged } from '../../http/etag.ts';
import { emptyResponse, registerEndpoint } from '../../http/register-endpoint.ts';
import type { PromoCodeLimit } from './promo-code-limit.ts';
import { createScheduler } from '../../http/scheduler.ts';
import { calendarTag, clampRange } from './calendar.ts';
import { calendarDays, compactCalendars, createCalendarResponses } from './calendar-responses.ts';
import { createPricedStays } from './priced-stays.ts';
import { createQuotes } from './quote.ts';
import { createSearchResponses } from './search-responses.ts';
import { search, type SearchDeps } from './search.ts';
import type { PropertySnapshots } from './snapshot/index.ts';

/** Some milliseconds of work. */
const searchesPerTurn = 4;

const mebibyte = 1024 * 1024;

/** The dependencies of searches, with their cached responses. */
export const createSearchDeps = (
  { clock, secretKey }: Pick<AppDeps, 'clock' | 'secretKey'>,
  snapshots: PropertySnapshots,
): SearchDeps => ({
  clock,
  pricedStays: createPricedStays(createQuotes(secretKey), 64 * mebibyte),
  snapshots,
  responses: createSearchResponses(256 * mebibyte),
});

export function registerAvailabilityRoutes(
  app: FastifyInstance,
  searchDeps: SearchDeps,
  promoCodes: PromoCodeLimit,
): void {
  const { clock, snapshots } = searchDeps;
  const calendars = createCalendarResponses(128 * mebibyte, calendarDays);
  const compact = createCalendarResponses(64 * mebibyte, compactCalendars);

  const turn = createScheduler(searchesPerTurn);

  /** The calendar counts as the search does, or it would say without limit which codes there are. */
  const admit = (
    asked: { readonly propertyId: string; readonly promoCode?: string | null | undefined },
    clientIp: string,
  ) =>
    promoCodes.admit(asked.promoCode, clientIp, async (code) => {
      const { promoCodes: own } = await snapshots.require(asked.propertyId);
      return own.has(code);
    });

  registerEndpoint(app, searchAvailability, async ({ body }, context) => {
    await admit(body, context.clientIp);
    await turn();
    return (await search(searchDeps, body)).responseFor(context.header('accept-encoding'));
  });

  registerEndpoint(app, getCalendar, async ({ query }, context) => {
    await admit(query, context.clientIp);
    const snapshot = await snapshots.require(query.propertyId);
    const range = clampRange(query, snapshot, clock);
    const tag = calendarTag(snapshot, range, query.form ?? 'days');
    context.setHeader('etag', tag);
    context.setHeader('cache-control', 'no-cache');
    if (isUnchanged(context.header('if-none-match'), tag)) return emptyResponse(304);
    const responses = query.form === 'compact' ? compact : calendars;
    return (await responses.get(snapshot, range)).responseFor(context.header('accept-encoding'));
  });
}
