import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { deriveKey } from '../secret-key.ts';
import { tooManyRequests } from './errors.ts';

export interface RateLimit {
  readonly name: string;
  /** How many at once. */
  readonly capacity: number;
  readonly perMinute: number;
}

export interface RateLimiter {
  /** Takes one token of this address for this property; throws 429 with Retry-After when none is left. */
  readonly take: (limit: RateLimit, propertyId: string, clientIp: string, now: Date) => Promise<void>;
}

/** Token buckets in the database, so that all instances count together. Addresses are kept only as a keyed hash. */
export function createRateLimiter(db: Db, secretKey: string): RateLimiter {
  const key = deriveKey(secretKey, 'rate-limit');
  return {
    async take(limit, propertyId, clientIp, now) {
      const client = createHmac('sha256', key).update(clientIp).digest('base64url').slice(0, 22);
      const perSecond = limit.perMinute / 60;
      const refilled = sql<number>`least(
        ${limit.capacity}::float8,
        rate_bucket.tokens + greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - rate_bucket.refilled_at)::float8) * ${perSecond}::float8
      )`;
      const taken = await db
        .insertInto('rate_bucket')
        .values({
          property_id: propertyId,
          name: limit.name,
          client,
          tokens: limit.capacity - 1,
          refilled_at: now,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['property_id', 'name', 'client'])
            .doUpdateSet({ tokens: sql<number>`${refilled} - 1`, refilled_at: now })
            .where(refilled, '>=', 1),
        )
        .returning('tokens')
        .executeTakeFirst();
      if (!taken) throw tooManyRequests(1 / perSecond);
    },
  };
}
