import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Memory, CPU, event-loop delay, garbage collection and handles of this process; once per process. */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
