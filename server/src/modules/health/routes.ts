import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { pingDatabase } from './repository.ts';

/** `/healthz`: the process lives. `/readyz`: it may be sent guests; 503 while it shuts down or the database does not answer. */
export function registerHealthRoutes(app: FastifyInstance, deps: AppDeps): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (deps.closing?.aborted === true) return reply.status(503).send({ status: 'closing' });
    try {
      await pingDatabase(deps.db);
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'database unavailable' });
    }
    return { status: 'ready' };
  });
}
