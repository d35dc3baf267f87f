/** An object as it was read; the tag differs after every change. */
export interface BucketObject {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

/** Under which condition an object is written. */
export type PutCondition = { readonly kind: 'absent' } | { readonly kind: 'is'; readonly etag: string };

/** What the release store needs of an S3-compatible bucket. Keys are relative to the prefix. */
export interface Bucket {
  /** For people: `s3://name/prefix`. */
  readonly place: string;
  /** Null when there is no such object; `unchanged` when it is still the one with `known` as its tag. */
  readonly get: (key: string, known?: string) => Promise<BucketObject | 'unchanged' | null>;
  /** The new tag; `conflict` when the condition does not hold. */
  readonly put: (key: string, bytes: Uint8Array | string, condition?: PutCondition) => Promise<string>;
  readonly list: (prefix: string) => Promise<readonly string[]>;
  readonly remove: (key: string) => Promise<void>;
}

export interface BucketSettings {
  /** `s3://name` or `s3://name/prefix`. */
  readonly address: string;
  /** For others than AWS, e.g. `https://minio.example.org`; its buckets are addressed by path. */
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
  /** Instead of the usual `AWS_…` variables, profiles and roles. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

export const conflict = 'conflict';

const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
    ? Number(metadata.httpStatusCode)
    : undefined;
};

/** The name and the prefix in a bucket's address; throws a sentence for people when the address is invalid. */
export function parseBucketAddress(address: string): { readonly name: string; readonly prefix: string } {
  const [, name, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (name === undefined)
    throw new Error(`"${address}" is not the address of a bucket, such as s3://name/prefix.`);
  const prefix = path.replace(/(?<!\/)\/+$/, '');
  return { name, prefix: prefix === '' ? '' : `${prefix}/` };
}

/**
 * Opens a bucket by the client of AWS, which is loaded here and nowhere else. Who may: the usual `AWS_…` variables, profiles and roles. A
 * service that knows no conditional writes gets the write once more without the condition; the lock then reads back what it wrote.
 */
export async function openBucket({
  address,
  endpoint,
  region,
  credentials,
}: BucketSettings): Promise<Bucket> {
  const { name: Bucket, prefix } = parseBucketAddress(address);
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region: region ?? 'us-east-1',
    // Not every service knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials === undefined ? {} : { credentials }),
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  const at = (key: string) => ({ Bucket, Key: prefix + key });

  async function put(key: string, bytes: Uint8Array | string, condition?: PutCondition): Promise<string> {
    const only =
      condition === undefined
        ? {}
        : condition.kind === 'absent'
          ? { IfNoneMatch: '*' }
          : { IfMatch: condition.etag };
    try {
      const { ETag } = await client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes, ...only }));
      return ETag ?? '';
    } catch (error) {
      const status = statusOf(error);
      // 404: the object with that tag was removed.
      if (condition !== undefined && (status === 412 || status === 409 || status === 404)) return conflict;
      if (condition !== undefined && status === 501) return put(key, bytes);
      throw error;
    }
  }

  return {
    place: `s3://${Bucket}/${prefix}`.replace(/\/$/, ''),
    async get(key, known) {
      try {
        const only = known === undefined ? {} : { IfNoneMatch: known };
        const { Body, ETag } = await client.send(new sdk.GetObjectCommand({ ...at(key), ...only }));
        if (Body === undefined) return null;
        return { bytes: await Body.transformToByteArray(), etag: ETag ?? '' };
      } catch (error) {
        const status = statusOf(error);
        if (status === 404) return null;
        if (status === 304) return 'unchanged';
        throw error;
      }
    },
    put,
    async list(start) {
      const keys: string[] = [];
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + start });
      for await (const { Contents = [] } of pages)
        for (const { Key } of Contents) if (Key !== undefined) keys.push(Key.slice(prefix.length));
      return keys;
    },
    async remove(key) {
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
  };
}
