import { collectDefaultMetrics, Registry } from 'prom-client';
import { createBookingMetrics, type BookingMetrics } from './booking-metrics.ts';
import { createHttpMetrics, type HttpMetrics } from './http-metrics.ts';
import { createJobMetrics, type JobMetrics } from './job-metrics.ts';

/** The metrics of one process. docs/runbooks/alerts.md names all of them, and a test compares the two. */
export interface Metrics {
  /** A module with figures of its own (a cache's size) registers them here, named `booking_…`. */
  readonly registry: Registry;
  readonly http: HttpMetrics;
  readonly bookings: BookingMetrics;
  readonly jobs: JobMetrics;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  return {
    registry,
    http: createHttpMetrics(registry),
    bookings: createBookingMetrics(registry),
    jobs: createJobMetrics(registry),
  };
}

/** Memory, CPU, event-loop delay, garbage collection and handles of this process; once per process. */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
