import type { FastifyInstance } from 'fastify';
import { getInvoice, issueInvoice } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { requireProperty } from '../property/index.ts';
import { issueInvoiceOf, readInvoice } from './issue.ts';

/** The invoice of a booking, by the secret of its confirmation. */
export function registerInvoiceRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps;

  registerEndpoint(app, getInvoice, async ({ query }) =>
    readInvoice(deps, await requireProperty(db, query.propertyId), query.confirmationToken),
  );

  registerEndpoint(app, issueInvoice, async ({ body }) =>
    issueInvoiceOf(deps, await requireProperty(db, body.propertyId), body),
  );
}
