import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { postgresDriver } from '../db/postgres.ts';
import { createBuckets } from '../http/request-limit.ts';
import { watchSending } from './watch-sending.ts';
import { withoutPersons } from './without-persons.ts';

export interface Tracing {
  /** Makes a span of each request to the routes that the app gets from then on. */
  readonly instrument: (app: FastifyInstance) => void;
  /** Sends what is left; what does not arrive is given up. */
  readonly stop: () => Promise<void>;
}

/** What is sent late must not keep a process from ending. */
const sendingMs = 5000;

/** Whether one more is within so many a second, 0 for all of them. */
function within(perSecond: number): () => boolean {
  if (perSecond === 0) return () => true;
  const buckets = createBuckets(perSecond, perSecond);
  return () => buckets.take('traces', performance.now()) === 0;
}

/**
 * Traces of requests and of their statements, of no more than `perSecond` requests unless that is 0, sent to `endpoint` by OTLP over HTTP. Its
 * packages are loaded here and nowhere else, so that a process without traces has none of them. Every trace begins here: what a caller sends as
 * its trace is not read.
 */
export async function startTracing(endpoint: string, perSecond: number, logger: Logger): Promise<Tracing> {
  const [
    sdk,
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { PgInstrumentation },
    { FastifyOtelInstrumentation },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/instrumentation-pg'),
    import('@fastify/otel'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: sendingMs });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'hotel-direct-booking' }),
    sampler: new sdk.AlwaysOnSampler(),
    spanProcessors: [new sdk.BatchSpanProcessor(withoutPersons(exporter, watchSending(logger)))],
  });
  provider.register({ propagator: null });
  const statements = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true });
  statements.setTracerProvider(provider);
  // The driver is loaded before this; the instrumentation would only patch what is loaded after it.
  for (const { name, patch } of statements.getModuleDefinitions()) if (name === 'pg') patch?.(postgresDriver);
  const isTraced = within(perSecond);
  let isReady = false;
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    // Asked for each route before the app is ready, and then for each request. A sampler is asked too late: it spares the sending, and not the
    // contexts of the request and of its statements.
    ignorePaths: () => isReady && !isTraced(),
  });
  requests.setTracerProvider(provider);
  return {
    instrument(app) {
      // Called here, as a plugin would only see the routes that come after it was loaded.
      requests.plugin()(app, {}, () => undefined);
      app.addHook('onReady', (done) => {
        isReady = true;
        done();
      });
    },
    async stop() {
      // Told by `watchSending`, and no reason for a process to end otherwise than as it was asked to.
      await provider.shutdown().catch(() => undefined);
    },
  };
}
