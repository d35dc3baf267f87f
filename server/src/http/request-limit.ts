import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { isCall } from './addresses.ts';
import { clientOf } from './client-address.ts';
import { tooManyRequests } from './errors.ts';

export interface Bucket {
  /** Whether one could be taken now. */
  readonly has: (client: string, nowMs: number) => boolean;
  /** Seconds until the next token; 0 when one was taken. */
  readonly take: (client: string, nowMs: number) => number;
}

interface Level {
  tokens: number;
  at: number;
}

/**
 * Token buckets in this process. A bucket that is full again need not be remembered, so two generations as long as a refill are kept: memory
 * holds only who has called lately.
 */
export function createBuckets(perSecond: number, capacity: number): Bucket {
  const generationMs = (capacity / perSecond) * 1000;
  let young = new Map<string, Level>();
  let old = new Map<string, Level>();
  let bornAt = Number.NEGATIVE_INFINITY;
  return {
    has(client, nowMs) {
      const level = young.get(client) ?? old.get(client);
      return level === undefined || level.tokens + ((nowMs - level.at) / 1000) * perSecond >= 1;
    },
    take(client, nowMs) {
      if (nowMs - bornAt >= generationMs) {
        old = nowMs - bornAt < 2 * generationMs ? young : new Map();
        young = new Map();
        bornAt = nowMs;
      }
      let level = young.get(client);
      if (level === undefined) {
        level = old.get(client) ?? { tokens: capacity, at: nowMs };
        young.set(client, level);
      }
      level.tokens = Math.min(capacity, level.tokens + ((nowMs - level.at) / 1000) * perSecond);
      level.at = nowMs;
      if (level.tokens < 1) return (1 - level.tokens) / perSecond;
      level.tokens -= 1;
      return 0;
    },
  };
}

/** How much may come at once, in seconds' worth. */
const burstSeconds = 4;

/**
 * Keeps one address from taking the whole process: calls of the API per second and address, in bursts of four seconds' worth. In the process
 * only, at the cost of a map's look-up: with more instances an address may have so much of each.
 */
export function limitRequests(app: FastifyInstance, clock: Clock, perSecond: number): void {
  if (perSecond === 0) return;
  const buckets = createBuckets(perSecond, perSecond * burstSeconds);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isCall(request)) {
      done();
      return;
    }
    const wait = buckets.take(clientOf(request.ip), clock.now().getTime());
    if (wait > 0) done(tooManyRequests(wait));
    else done();
  });
}
