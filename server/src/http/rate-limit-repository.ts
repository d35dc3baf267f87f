import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { deriveKey } from '../secret-key.ts';
import { clientOf } from './client-address.ts';
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
  /** The same as a value: whether there was one, for whoever has words of their own. */
  readonly tryTake: (limit: RateLimit, propertyId: string, clientIp: string, now: Date) => Promise<boolean>;
  /** The same for a property as a request names it, by id or code, in one statement; one that does not exist takes nothing. */
  readonly takeOfNamed: (limit: RateLimit, idOrCode: string, clientIp: string, now: Date) => Promise<void>;
  /** Puts a token back that turned out not to count: a login that was right. */
  readonly giveBack: (limit: RateLimit, propertyId: string, clientIp: string) => Promise<void>;
}

/** What is counted over all properties. */
export const anyProperty = '';

/** A text (an e-mail address) as the limiter's client: hashed, so that it is never taken for an IP address. */
export const clientOfText = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Token buckets in the database, so that all instances count together. Addresses are kept only as a keyed hash. On a transaction a token
 * comes back with it, and of two at once one waits for the other.
 */
export function createRateLimiter(db: Db, secretKey: string): RateLimiter {
  const key = deriveKey(secretKey, 'rate-limit');
  const hashed = (clientIp: string): string =>
    createHmac('sha256', key).update(clientOf(clientIp)).digest('base64url').slice(0, 22);

  const refilled = (limit: RateLimit, now: Date) => sql<number>`least(
    ${limit.capacity}::float8,
    rate_bucket.tokens + greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - rate_bucket.refilled_at)::float8) * ${limit.perMinute / 60}::float8
  )`;
  const refuse = (limit: RateLimit): never => {
    throw tooManyRequests(60 / limit.perMinute);
  };

  const tryTake: RateLimiter['tryTake'] = async (limit, propertyId, clientIp, now) => {
    const tokens = refilled(limit, now);
    const taken = await db
      .insertInto('rate_bucket')
      .values({
        property_id: propertyId,
        name: limit.name,
        client: hashed(clientIp),
        tokens: limit.capacity - 1,
        refilled_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['property_id', 'name', 'client'])
          .doUpdateSet({ tokens: sql<number>`${tokens} - 1`, refilled_at: now })
          .where(tokens, '>=', 1),
      )
      .returning('tokens')
      .executeTakeFirst();
    return taken !== undefined;
  };

  return {
    tryTake,

    async take(limit, propertyId, clientIp, now) {
      if (!(await tryTake(limit, propertyId, clientIp, now))) refuse(limit);
    },

    async takeOfNamed(limit, idOrCode, clientIp, now) {
      const tokens = refilled(limit, now);
      const { rows } = await sql<{ readonly known: boolean; readonly taken: boolean }>`
        with named as (
          select property_id from property
          where property_id = ${idOrCode} or upper(code) = upper(${idOrCode})
          order by property_id = ${idOrCode} desc limit 1
        ), taken as (
          insert into rate_bucket (property_id, name, client, tokens, refilled_at)
          select property_id, ${limit.name}, ${hashed(clientIp)}, ${limit.capacity - 1}::float8, ${now.toISOString()}::timestamptz from named
          on conflict (property_id, name, client)
          do update set tokens = ${tokens} - 1, refilled_at = excluded.refilled_at where ${tokens} >= 1
          returning 1
        )
        select exists (select from named) as known, exists (select from taken) as taken`.execute(db);
      const row = rows[0];
      if (row?.known === true && !row.taken) refuse(limit);
    },

    async giveBack(limit, propertyId, clientIp) {
      await db
        .updateTable('rate_bucket')
        .set({ tokens: sql<number>`least(${limit.capacity}::float8, tokens + 1)` })
        .where('property_id', '=', propertyId)
        .where('name', '=', limit.name)
        .where('client', '=', hashed(clientIp))
        .execute();
    },
  };
}

/** Forgets buckets that nobody took from since an instant: all of them are full again after some minutes. */
export async function purgeBuckets(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('rate_bucket').where('refilled_at', '<', before).execute();
}
