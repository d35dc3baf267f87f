import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conflict, parseBucketAddress, type Bucket } from './bucket.ts';
import { memoryBucket } from './memory-bucket.ts';
import { publishBuild } from './publish.ts';
import { startBucketServer, type BucketServer } from './test-bucket.ts';
import { givenBucketStore, type GivenStore } from './test-stores.ts';
import { givenBuild, manifestOf } from './testing.ts';

const now = (): number => Date.UTC(2026, 10, 21);

describe('the address of a bucket', () => {
  it.each([
    ['s3://releases', { name: 'releases', prefix: '' }],
    ['s3://releases/', { name: 'releases', prefix: '' }],
    ['s3://my.releases/hotel/site/', { name: 'my.releases', prefix: 'hotel/site/' }],
  ])('%s', (address, expected) => {
    expect(parseBucketAddress(address)).toEqual(expected);
  });

  it.each(['releases', 'https://releases', 's3://', 's3://Releases'])('"%s" is none', (address) => {
    expect(() => parseBucketAddress(address)).toThrow('is not the address of a bucket');
  });
});

async function publishOne({ store }: GivenStore, name: string, version: string): Promise<void> {
  await publishBuild(store, await givenBuild(manifestOf(name, version)), { property: null, now });
}

let count = 0;
function givenStore(server: BucketServer): Promise<GivenStore> {
  count += 1;
  const prefix = `store-${count}`;
  return givenBucketStore(() => server.open(prefix));
}

describe('a bucket', () => {
  let server: BucketServer;
  beforeAll(async () => {
    server = await startBucketServer();
  });
  afterAll(() => server.close());

  it.each<[string, () => Bucket | Promise<Bucket>]>([
    ['of a service', () => server.open('conditions')],
    ['in memory', memoryBucket],
  ])('%s writes only where there is nothing, or over what was read', async (_where, open) => {
    const bucket = await open();
    expect(await bucket.get('a')).toBeNull();
    expect(await bucket.put('a', '1', { kind: 'is', etag: '"other"' })).toBe(conflict);
    const first = await bucket.put('a', '1', { kind: 'absent' });
    expect(await bucket.put('a', '2', { kind: 'absent' })).toBe(conflict);
    const second = await bucket.put('a', '2', { kind: 'is', etag: first });
    expect(await bucket.put('a', '3', { kind: 'is', etag: first })).toBe(conflict);
    expect(await bucket.get('a', second)).toBe('unchanged');
    expect(await bucket.get('a', first)).toMatchObject({ etag: second });
    await bucket.put('folder/b', '1');
    await bucket.put('folder/a', '1');
    expect(await bucket.list('folder/')).toEqual(['folder/a', 'folder/b']);
    await bucket.remove('a');
    await bucket.remove('a');
    expect(await bucket.list('')).toEqual(['folder/a', 'folder/b']);
  });

  it('refuses a switch by whoever has not seen the one before', async () => {
    const given = await givenStore(server);
    await publishOne(given, 'shell', '1');
    const other = await given.reopen();
    await other.readRegistry();
    await publishOne(given, 'mf-search', '1');
    const registry = await given.store.readRegistry();
    if (registry === null) throw new Error('Nothing was published.');
    await expect(other.writeRegistry(registry)).rejects.toThrow('Somebody else has switched the registry');
    await other.readRegistry();
    await expect(other.writeRegistry(registry)).resolves.toBeUndefined();
  });

  it('has one lock for all: of ten operators at once, one works', async () => {
    const given = await givenStore(server);
    const operators = await Promise.all(Array.from({ length: 10 }, () => given.reopen()));
    let working = 0;
    const ends = await Promise.all(
      operators.map((store) =>
        store.lock(now, () => {
          working += 1;
          return Promise.resolve();
        }),
      ),
    );
    expect(working).toBe(ends.filter(({ kind }) => kind === 'done').length);
    expect(working).toBeGreaterThan(0);
    expect(await given.list()).toEqual([]);
  });
});

describe('a bucket of a service that knows no conditions', () => {
  let server: BucketServer;
  beforeAll(async () => {
    server = await startBucketServer({ knowsConditions: false });
  });
  afterAll(() => server.close());

  it('is published to by one operator at a time', async () => {
    const given = await givenStore(server);
    await publishOne(given, 'shell', '1');
    expect((await given.store.readRegistry())?.shell.version).toBe('1');
    const other = await given.reopen();
    const both = await given.store.lock(Date.now, () =>
      other.lock(Date.now, () => Promise.resolve('second')),
    );
    expect(both).toMatchObject({ kind: 'done', value: { kind: 'busy' } });
  });
});
