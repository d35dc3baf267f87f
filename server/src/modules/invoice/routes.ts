import type { FastifyInstance } from 'fastify';
import { getInvoice, getReceipt, issueInvoice } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import type { Sessions } from '../account/index.ts';
import { isOwnOf } from '../booking/index.ts';
import { requireProperty } from '../property/index.ts';
import { issueInvoiceOf, readInvoice } from './issue.ts';
import { receiptOf } from './receipt/receipt.ts';

/** The invoice and the receipt of a booking, by the secret of its confirmation. */
export function registerInvoiceRoutes(
  app: FastifyInstance,
  deps: AppDeps & { readonly sessions: Sessions },
): void {
  const { db, sessions } = deps;

  registerEndpoint(app, getInvoice, async ({ query }, context) =>
    readInvoice(
      deps,
      await requireProperty(db, query.propertyId),
      query.confirmationToken,
      isOwnOf(sessions, context),
    ),
  );

  registerEndpoint(app, getReceipt, async ({ query }, context) =>
    receiptOf(deps, await requireProperty(db, query.propertyId), query, isOwnOf(sessions, context)),
  );

  registerEndpoint(app, issueInvoice, async ({ body }, context) =>
    issueInvoiceOf(deps, await requireProperty(db, body.propertyId), body, isOwnOf(sessions, context)),
  );
}
