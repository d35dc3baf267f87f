import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { bearsToken } from '../http/bearer.ts';
import { unauthorised } from '../http/errors.ts';
import { watchDatabase } from './database-metrics.ts';
import type { Metrics } from './metrics.ts';

/** With a token; without one that is configured, only outside production. */
function maySee(
  authorization: string | undefined,
  { mode, metricsToken, operatorToken }: AppDeps['env'],
): boolean {
  const isOpen = mode !== 'production' && metricsToken === undefined && operatorToken === undefined;
  return isOpen || bearsToken(authorization, metricsToken) || bearsToken(authorization, operatorToken);
}

/** `/metrics` for Prometheus, and the counting of every request. */
export function registerMetricsRoutes(app: FastifyInstance, deps: AppDeps, metrics: Metrics): void {
  const readDatabase = watchDatabase(metrics, deps);
  app.addHook('onResponse', (request, reply, done) => {
    // A method that nobody uses must not make a new row of figures.
    const { url: route = 'none' } = request.routeOptions;
    metrics.http.observe(request.method, route, reply.statusCode, reply.elapsedTime);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!maySee(request.headers.authorization, deps.env)) throw unauthorised();
    await readDatabase();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}
