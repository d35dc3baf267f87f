import type { FastifyInstance } from 'fastify';
import { getReview, getReviews, writeReview } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { requireProperty } from '../property/index.ts';
import { readReview, writeReviewOf } from './of-guest.ts';
import { readReviews } from './read.ts';
import { registerReviewStop } from './stop.ts';

/** Reviews of stays: written by the link of a mail, and read by everybody once they are published. */
export function registerReviewRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps;
  registerReviewStop(app, deps);
  registerEndpoint(app, getReview, async ({ query }) =>
    readReview(deps, await requireProperty(db, query.propertyId), query.token),
  );
  registerEndpoint(app, writeReview, async ({ body }) =>
    writeReviewOf(deps, await requireProperty(db, body.propertyId), body),
  );
  registerEndpoint(app, getReviews, async ({ query }) => {
    const { propertyId } = await requireProperty(db, query.propertyId);
    return readReviews(db, propertyId, query.after);
  });
}
