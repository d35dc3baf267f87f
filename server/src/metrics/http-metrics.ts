import { Counter, Histogram, type Registry } from 'prom-client';

export interface HttpMetrics {
  readonly observe: (method: string, route: string, status: number, ms: number) => void;
}

/** From cached responses to calls that wait for a gateway; a guest does not notice 0.1 s. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Requests and how long they took, by route (never by address: addresses carry tokens, and are without number). */
export function createHttpMetrics(registry: Registry): HttpMetrics {
  const registers = [registry];
  const requests = new Counter({
    name: 'booking_http_requests_total',
    help: 'Requests answered, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'booking_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer, by method and route.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  });
  // Labels are looked up once: on the hot path stay two additions.
  const children = new Map<string, (ms: number) => void>();
  const childOf = (method: string, route: string, status: number): ((ms: number) => void) => {
    const counter = requests.labels(method, route, String(status));
    const histogram = duration.labels(method, route);
    return (ms) => {
      counter.inc();
      histogram.observe(ms / 1000);
    };
  };
  return {
    observe(method, route, status, ms) {
      const key = `${method}${route}${String(status)}`;
      let child = children.get(key);
      if (child === undefined) {
        child = childOf(method, route, status);
        children.set(key, child);
      }
      child(ms);
    },
  };
}
