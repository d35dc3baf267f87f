import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { openBucket, type Bucket, type BucketSettings } from './bucket.ts';

export interface BucketServer {
  /** An empty place in the bucket. */
  readonly settings: (prefix: string) => BucketSettings;
  readonly open: (prefix: string) => Promise<Bucket>;
  readonly close: () => Promise<void>;
}

const name = 'releases';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** What AWS, MinIO, R2 and Ceph do, and this server of tests does not: to write only where there is nothing, or over what was read. */
function keepConditions(serve: Serve): Serve {
  const tags = new Map<string, string>();
  return (request, response) => {
    const key = request.url?.split('?')[0] ?? '';
    const { 'if-match': wanted, 'if-none-match': none } = request.headers;
    const known = tags.get(key);
    if (request.method === 'PUT') {
      if ((none === '*' && known !== undefined) || (wanted !== undefined && wanted !== known)) {
        request.resume();
        response.writeHead(412, { 'content-type': 'application/xml' });
        response.end('<Error><Code>PreconditionFailed</Code><Message>Changed</Message></Error>');
        return;
      }
      response.on('prefinish', () => tags.set(key, String(response.getHeader('etag'))));
    }
    if (request.method === 'DELETE') response.on('prefinish', () => tags.delete(key));
    serve(request, response);
  };
}

/** Whether all of a body has come. S3 never keeps the half that a client sent before it died, and this server would. */
function isWhole(request: IncomingMessage): Promise<boolean> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length === 0) return Promise.resolve(true);
  const parts: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const read = (): void => {
      while (size < length) {
        const part = request.read() as Buffer | null;
        if (part === null) return;
        parts.push(part);
        size += part.length;
      }
      request.off('readable', read);
      request.unshift(Buffer.concat(parts));
      resolve(true);
    };
    request.on('readable', read);
    request.on('close', () => {
      resolve(size >= length);
    });
  });
}

/** One after the other: this server writes in place, so a concurrent reader would get half an object, which S3 never gives. */
function oneByOne(serve: Serve): Serve {
  let turn = Promise.resolve();
  return (request, response) => {
    const closed = new Promise<void>((resolve) => response.on('close', resolve));
    const whole = isWhole(request);
    turn = turn.then(async () => {
      if (!(await whole) || response.destroyed) return;
      serve(request, response);
      await closed;
    });
  };
}

/** A local S3 server with one bucket; `knowsConditions` false is a service that writes whatever the condition says. */
export async function startBucketServer({ knowsConditions = true } = {}): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name, configs: [] }] });
  await s3.configureBuckets();
  const serve = s3.callback();
  const server = createServer(oneByOne(knowsConditions ? keepConditions(serve) : serve));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const endpoint = `http://127.0.0.1:${port}`;
  const settings = (prefix: string): BucketSettings => ({
    address: `s3://${name}/${prefix}`,
    endpoint,
    region: undefined,
    // The only account that this server knows.
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
  return {
    settings,
    open: (prefix) => openBucket(settings(prefix)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
