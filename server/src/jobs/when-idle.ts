import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const momentMs = 20;
const longestMs = 500;
/** The share of a moment in which the process had something to do. */
const busy = 0.7;

/**
 * Waits until the process has had a moment with little to do, and half a second at the most: guests come before
 * work that has time, and that work still gets done under a load that does not end.
 */
export async function whenIdle(): Promise<void> {
  for (let waited = 0; waited < longestMs; waited += momentMs) {
    const before = performance.eventLoopUtilization();
    await pause(momentMs);
    if (performance.eventLoopUtilization(before).utilization < busy) return;
  }
}
