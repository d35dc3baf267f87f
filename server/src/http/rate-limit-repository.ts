import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { json } from '../db/column-types.ts';
import { type Between, purgeInBatches } from '../db/purge.ts';
import { deriveKey, type SecretKey } from '../secret-key.ts';
import { clientOf } from './client-address.ts';
import { tooManyRequests } from './errors.ts';

export interface RateLimit {
  readonly name: string;
  /** How many at once. */
  readonly capacity: number;
  readonly perMinute: number;
}

/** A bucket that several tokens are taken from at once. */
export interface Share {
  readonly limit: RateLimit;
  readonly propertyId: string;
  readonly client: string;
}

/** The primary key of a bucket. */
export type BucketKey = readonly [propertyId: string, name: string, client: string];

export interface RateLimiter {
  /** Takes one token of this address for this property; throws 429 with Retry-After when none is left. */
  readonly take: (limit: RateLimit, propertyId: string, clientIp: string, now: Date) => Promise<void>;
  /** The same as a value: whether there was one, for callers with a message of their own. */
  readonly tryTake: (limit: RateLimit, propertyId: string, clientIp: string, now: Date) => Promise<boolean>;
  /** The same for a property as a request names it, by id or code, in one statement; one that does not exist takes nothing. */
  readonly takeOfNamed: (limit: RateLimit, idOrCode: string, clientIp: string, now: Date) => Promise<void>;
  /** Takes several tokens of each of these buckets, or none of any; gives the rows that they were taken from, or null. */
  readonly takeShares: (
    shares: readonly Share[],
    amount: number,
    now: Date,
  ) => Promise<readonly BucketKey[] | null>;
  /** Puts them back; the next taking cuts what is above the capacity. */
  readonly returnShares: (keys: readonly BucketKey[], amount: number) => Promise<void>;
  /** Puts a token back that turned out not to count: a login that was right. */
  readonly returnToken: (limit: RateLimit, propertyId: string, clientIp: string) => Promise<void>;
}

/** What is counted over all properties. */
export const anyProperty = '';

/** A text (an e-mail address) as the limiter's client: hashed, so that it is never taken for an IP address. */
export const clientOfText = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Token buckets in the database, so that all instances count together. Addresses are stored only as a keyed hash. In a transaction, a
 * rollback returns the token, and of two transactions at once one waits for the other.
 */
export function createRateLimiter(db: Db, secretKey: SecretKey): RateLimiter {
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

  const returnShares: RateLimiter['returnShares'] = async (keys, amount) => {
    await returnTokens(db, keys, amount);
  };

  return {
    tryTake,
    returnShares,

    async takeShares(shares, amount, now) {
      const wanted = shares.map(({ limit, propertyId, client }) => ({
        property_id: propertyId,
        name: limit.name,
        client: hashed(client),
        capacity: limit.capacity,
        per_second: limit.perMinute / 60,
      }));
      const at = sql`${now.toISOString()}::timestamptz`;
      const level = sql`least(w.capacity, b.tokens + greatest(0, extract(epoch from ${at} - b.refilled_at)::float8) * w.per_second)`;
      // Inserted first, so that the following single update locks them in their order.
      const { rows } = await sql<{ property_id: string; name: string; client: string }>`
        with wanted as (
          select * from jsonb_to_recordset(${json(wanted)}::jsonb)
            as w(property_id text, name text, client text, capacity float8, per_second float8)
        ), fresh as (
          insert into rate_bucket (property_id, name, client, tokens, refilled_at)
          select property_id, name, client, capacity - ${amount}::float8, ${at} from wanted order by name
          on conflict (property_id, name, client) do nothing
          returning property_id, name, client
        ), known as (
          update rate_bucket b set tokens = ${level} - ${amount}::float8, refilled_at = ${at}
          from wanted w
          where b.property_id = w.property_id and b.name = w.name and b.client = w.client and ${level} >= ${amount}::float8
          returning b.property_id, b.name, b.client
        )
        select * from fresh union all select * from known`.execute(db);
      const keys = rows.map((row): BucketKey => [row.property_id, row.name, row.client]);
      if (keys.length === shares.length) return keys;
      await returnShares(keys, amount);
      return null;
    },

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

    async returnToken(limit, propertyId, clientIp) {
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

/** Puts tokens back into buckets by their keys: whose they are need not be known any more. */
export async function returnTokens(db: Db, keys: readonly BucketKey[], amount: number): Promise<void> {
  const rows = keys.map(([property_id, name, client]) => ({ property_id, name, client }));
  await sql`update rate_bucket b set tokens = b.tokens + ${amount}::float8
    from jsonb_to_recordset(${json(rows)}::jsonb) as k(property_id text, name text, client text)
    where b.property_id = k.property_id and b.name = k.name and b.client = k.client`.execute(db);
}

/** Deletes buckets that were not used since an instant: all of them are full again after some minutes. */
export async function purgeBuckets(db: Db, before: Date, between?: Between): Promise<void> {
  await purgeInBatches(db, 'rate_bucket', sql`refilled_at < ${before.toISOString()}::timestamptz`, between);
}
