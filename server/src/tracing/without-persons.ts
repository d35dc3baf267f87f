import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/** What is sent of a span. Addresses carry tokens, and messages of errors carry values of rows, so neither is here. */
const sentAttributes: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'db.system.name',
  'db.query.text',
  'error.type',
]);

function reduced(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => sentAttributes.has(name)),
  );
  const { 'http.request.method': method, 'http.route': route } = attributes;
  const name =
    typeof method === 'string' ? `${method} ${typeof route === 'string' ? route : 'no route'}` : 'statement';
  const changes = { name, attributes, events: [], status: { code: span.status.code } };
  // What is not changed stays where the span has it, partly in its class.
  return Object.create(span, Object.getOwnPropertyDescriptors(changes)) as ReadableSpan;
}

/** Sends of each span only what is known to say nothing of a person. */
export const withoutPersons = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => {
    exporter.export(spans.map(reduced), done);
  },
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
});
