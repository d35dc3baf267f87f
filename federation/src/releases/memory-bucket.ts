import { conflict, type Bucket } from './bucket.ts';

/** A bucket in memory, for tests of what is done with one; bucket.test.ts holds it and the client of AWS to the same. */
export function memoryBucket(): Bucket {
  const objects = new Map<string, { readonly bytes: Uint8Array; readonly etag: string }>();
  let writes = 0;
  return {
    place: 's3://memory',
    get(key, known) {
      const object = objects.get(key) ?? null;
      return Promise.resolve(object !== null && object.etag === known ? 'unchanged' : object);
    },
    put(key, bytes, condition) {
      const tag = objects.get(key)?.etag;
      const isFit = condition === undefined || tag === (condition.kind === 'is' ? condition.etag : undefined);
      if (!isFit) return Promise.resolve(conflict);
      writes += 1;
      const etag = String(writes);
      objects.set(key, { bytes: Buffer.from(bytes), etag });
      return Promise.resolve(etag);
    },
    list: (prefix) => Promise.resolve([...objects.keys()].filter((key) => key.startsWith(prefix)).sort()),
    remove(key) {
      objects.delete(key);
      return Promise.resolve();
    },
  };
}
