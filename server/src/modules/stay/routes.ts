import type { FastifyInstance } from 'fastify';
import {
  cancelStay,
  changeStay,
  findStay,
  getStay,
  quoteCancellation,
  quoteStayChange,
  searchForStay,
} from 'shared/contracts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import type { Sessions } from '../account/index.ts';
import { searchBeside, type SearchDeps, type ServingDeps } from '../availability/index.ts';
import { isOwnOf, requireReservation } from '../booking/index.ts';
import { createMailLimit } from '../mail/index.ts';
import { requireProperty } from '../property/index.ts';
import { cancelStayOf, quoteCancellationOf } from './cancel.ts';
import { changeStayOf, quoteChangeOf } from './change/index.ts';
import { createStayQuotes } from './quote-token.ts';
import { findStayOf } from './find.ts';
import { readStay } from './read.ts';
import { searchOf } from './search-of.ts';

/** What guests do with a confirmed booking, by the secret of its confirmation. */
export function registerStayRoutes(
  app: FastifyInstance,
  deps: ServingDeps & { readonly sessions: Sessions; readonly search: SearchDeps },
): void {
  const { db, sessions } = deps;
  const stayDeps = { ...deps, quotes: createStayQuotes(deps.secretKey), mailLimit: createMailLimit(deps) };

  registerEndpoint(app, getStay, async ({ query }, context) => {
    const property = await requireProperty(db, query.propertyId);
    const isOwn = isOwnOf(sessions, context);
    return readStay(deps, property, await requireReservation(deps, property, query.confirmationToken, isOwn));
  });

  registerEndpoint(app, findStay, async ({ body }, { clientIp }) =>
    findStayOf(stayDeps, await requireProperty(db, body.propertyId), body, clientIp),
  );

  registerEndpoint(app, quoteCancellation, async ({ body }) =>
    quoteCancellationOf(stayDeps, await requireProperty(db, body.propertyId), body),
  );

  registerEndpoint(app, cancelStay, async ({ body }) =>
    cancelStayOf(stayDeps, await requireProperty(db, body.propertyId), body),
  );

  registerEndpoint(app, searchForStay, async ({ body: { confirmationToken, ...asked } }, context) => {
    const property = await requireProperty(db, asked.propertyId);
    const row = await requireReservation(deps, property, confirmationToken);
    const response = await searchBeside(deps.search, searchOf(property, row, asked), row.stock);
    return response.responseFor(context.header('accept-encoding'));
  });

  registerEndpoint(app, quoteStayChange, async ({ body }) =>
    quoteChangeOf(stayDeps, await requireProperty(db, body.propertyId), body),
  );

  registerEndpoint(app, changeStay, async ({ body }, { clientIp }) =>
    changeStayOf(stayDeps, await requireProperty(db, body.propertyId), body, clientIp),
  );
}
