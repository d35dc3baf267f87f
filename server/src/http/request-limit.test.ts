import { describe, expect, it } from 'vitest';
import { clientOf } from './client-address.ts';
import { createBuckets } from './request-limit.ts';

describe('calls of one address', () => {
  it('may come in a burst, then at their pace, and say how long to wait', () => {
    const buckets = createBuckets(2, 4);
    const takeAt = (ms: number) => buckets.take('a', ms);
    expect([takeAt(0), takeAt(0), takeAt(0), takeAt(0)]).toEqual([0, 0, 0, 0]);
    expect(takeAt(0)).toBe(0.5);
    expect(takeAt(500)).toBe(0);
    expect(takeAt(500)).toBe(0.5);
  });

  it('do not count against another address', () => {
    const buckets = createBuckets(1, 1);
    expect([buckets.take('a', 0), buckets.take('b', 0)]).toEqual([0, 0]);
  });

  it('are still known after their generation, and forgotten when they could be full again', () => {
    const buckets = createBuckets(1, 2);
    expect([buckets.take('b', 0), buckets.take('a', 1900), buckets.take('a', 1900)]).toEqual([0, 0, 0]);
    expect(buckets.take('a', 2000)).toBeGreaterThan(0);
    expect([buckets.take('a', 60_000), buckets.take('a', 60_000)]).toEqual([0, 0]);
  });
});

describe('what counts as one address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:db8:1:2:bbbb:0:0:2', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is %s', (ip, client) => {
    expect(clientOf(ip)).toBe(client);
  });
});
