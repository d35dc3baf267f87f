import type { FastifyInstance } from 'fastify';
import { postgresDriver } from '../db/postgres.ts';
import { withoutPersons } from './without-persons.ts';

export interface Tracing {
  /** Makes a span of each request to the routes that the app gets from then on. */
  readonly instrument: (app: FastifyInstance) => void;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
}

/** What is sent late must not keep a process from ending. */
const sendingMs = 5000;

/**
 * Traces of requests and of statements, sent to `endpoint` by OTLP over HTTP. Its packages are loaded here and nowhere else, so that a process
 * without traces has none of them. Every trace begins here: what a caller sends as its trace is not read.
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const [
    sdk,
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { PgInstrumentation },
    { FastifyOtelInstrumentation },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/instrumentation-pg'),
    import('@fastify/otel'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: sendingMs });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'hotel-direct-booking' }),
    spanProcessors: [new sdk.BatchSpanProcessor(withoutPersons(exporter))],
  });
  provider.register({ propagator: null });
  const statements = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true });
  statements.setTracerProvider(provider);
  // The driver is loaded before this; the instrumentation would only patch what is loaded after it.
  for (const { name, patch } of statements.getModuleDefinitions()) if (name === 'pg') patch?.(postgresDriver);
  const requests = new FastifyOtelInstrumentation({ instrumentHooks: false, instrumentHandler: false });
  requests.setTracerProvider(provider);
  return {
    instrument(app) {
      // Called here, as a plugin would only see the routes that come after it was loaded.
      requests.plugin()(app, {}, () => undefined);
    },
    stop: () => provider.shutdown(),
  };
}
