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

function sentAttributesOf(span: ReadableSpan): ReadableSpan['attributes'] {
  const sent: ReadableSpan['attributes'] = {};
  for (const name of sentAttributes) {
    const value = span.attributes[name];
    if (value !== undefined) sent[name] = value;
  }
  return sent;
}

function nameOf({ 'http.request.method': method, 'http.route': route }: ReadableSpan['attributes']): string {
  if (typeof method !== 'string') return 'statement';
  return `${method} ${typeof route === 'string' ? route : 'no route'}`;
}

/** Each field is named, so that one which a later version of the package adds stays here too. */
function reduced(span: ReadableSpan): ReadableSpan {
  const attributes = sentAttributesOf(span);
  const context = span.spanContext();
  return {
    name: nameOf(attributes),
    kind: span.kind,
    spanContext: () => context,
    ...(span.parentSpanContext === undefined ? {} : { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    status: { code: span.status.code },
    attributes,
    links: [],
    events: [],
    duration: span.duration,
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Sends of each span only what is known to say nothing of a person; tells of each sending whether it arrived. */
export const withoutPersons = (
  exporter: SpanExporter,
  sent: (failure: Error | null) => void,
): SpanExporter => ({
  export: (spans, done) => {
    exporter.export(spans.map(reduced), (result) => {
      sent(result.error ?? null);
      done(result);
    });
  },
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
});
