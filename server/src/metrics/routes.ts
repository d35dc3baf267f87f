import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import type { OperatorAccess } from '../http/operator-access.ts';
import { type DatabaseMetricsDeps, watchDatabase } from './database-metrics.ts';
import type { Metrics } from './metrics.ts';

/** Without a token that is configured, only outside production; the one of the data directory is not configured, it only opens. */
const isOpenToAll = ({ mode, metricsToken, operatorToken }: AppDeps['env']): boolean =>
  mode !== 'production' && metricsToken === undefined && operatorToken === undefined;

/** `/metrics` for Prometheus, and the counting of every request. */
export function registerMetricsRoutes(
  app: FastifyInstance,
  deps: DatabaseMetricsDeps,
  metrics: Metrics,
  operators: OperatorAccess,
): void {
  const readDatabase = watchDatabase(metrics, deps);
  app.addHook('onResponse', (request, reply, done) => {
    // An invented method must not make a new row of figures.
    const { url: route = 'none' } = request.routeOptions;
    metrics.http.observe(request.method, route, reply.statusCode, reply.elapsedTime);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isOpenToAll(deps.env)) {
      const { authorization } = request.headers;
      operators.require({ ip: request.ip, authorization }, [deps.env.metricsToken]);
    }
    await readDatabase();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}
