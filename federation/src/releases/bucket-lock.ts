import { randomUUID } from 'node:crypto';
import { conflict, type Bucket, type PutCondition } from './bucket.ts';
import { busy, isStale, ownHolder, parseHolder, type Holder, type Locked } from './lock.ts';

const key = '.lock';

interface Found {
  readonly text: string;
  readonly etag: string;
  readonly holder: Holder | null;
}

async function find(bucket: Bucket): Promise<Found | null> {
  const object = await bucket.get(key);
  if (object === null || object === 'unchanged') return null;
  const text = Buffer.from(object.bytes).toString('utf8');
  return { text, etag: object.etag, holder: parseHolder(text) };
}

const isFree = (found: Found | null, now: number): boolean =>
  found === null || found.holder === null || isStale(found.holder, now);

/**
 * `withLock` for a bucket: the lock is an object that is written only when it does not exist, or over a stale one. On a service without
 * conditional writes it is read before and after; there two processes within the same milliseconds could both take it.
 */
export async function withBucketLock<T>(
  bucket: Bucket,
  now: () => number,
  work: () => Promise<T>,
): Promise<Locked<T>> {
  const own = JSON.stringify({ ...ownHolder(now()), id: randomUUID() });
  const before = await find(bucket);
  if (!isFree(before, now())) return busy(before?.holder ?? null);
  const condition: PutCondition = before === null ? { kind: 'absent' } : { kind: 'is', etag: before.etag };
  const put = await bucket.put(key, own, condition);
  const found = await find(bucket);
  if (put === conflict || found?.text !== own) return busy(found?.holder ?? null);
  try {
    return { kind: 'done', value: await work() };
  } finally {
    if ((await find(bucket))?.text === own) await bucket.remove(key);
  }
}
