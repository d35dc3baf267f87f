import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, plainText, type TestSite } from './test-site.ts';

const script = `export const text = ${JSON.stringify('hotel '.repeat(500))};`;
const address = '/ClientApp/mf-search/1.0.0/remote.1234567890.js';

let site: TestSite;
beforeEach(() => {
  site = createTestSite();
  site.store.writeCompressed(address.slice(1), script);
});
afterEach(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

/** `inject` tidies addresses up; a socket sends them as they are. */
async function statusOf(path: string): Promise<{ status: number | undefined; body: string }> {
  if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo; // A TCP server that listens has no other kind of address.
  return new Promise((resolve, reject) => {
    const call = httpRequest({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode, body: Buffer.concat(chunks).toString() });
      });
    });
    call.on('error', reject).end();
  });
}

describe('a file of a release', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['identity', undefined],
  ])('for "%s" comes as %s', async (accepted, expected) => {
    const response = await get(address, { 'accept-encoding': accepted });
    const { headers } = response;
    expect(response.statusCode).toBe(200);
    expect(headers['content-encoding']).toBe(expected);
    expect(headers['vary']).toBe('accept-encoding');
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(plainText(response)).toBe(script);
  });

  it('is kept for ever and is known again by its tag', async () => {
    const { headers } = await get(address);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable, no-transform');
    const again = await get(address, { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { headers, body, statusCode } = await site.app.inject({ method: 'HEAD', url: address });
    expect(statusCode).toBe(200);
    expect(Number(headers['content-length'])).toBe(script.length);
    expect(body).toBe('');
  });

  it.each([
    ['media/harbour-1a2b.webp', 'image/webp'],
    ['media/harbour-1a2b.svg', 'image/svg+xml'],
  ])('has its own type: %s', async (name, type) => {
    site.store.write(`ClientApp/${name}`, 'picture');
    const { headers, statusCode } = await get(`/ClientApp/${name}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable, no-transform');
  });
});

describe('what is not a file of a release', () => {
  it.each([
    '/ClientApp/mf-search/9.9.9/remote.js',
    '/ClientApp/mf-search/1.0.0',
    '/ClientApp/mf-search/1.0.0/',
    '/ClientApp/',
    '/ClientApp/media/none.webp',
    `${address}.br`,
    `${address}.gz`,
  ])('is a 404 in plain text that nobody stores: %s', async (url) => {
    const { headers, statusCode } = await get(url, { accept: 'text/html', 'accept-encoding': 'br' });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/ClientApp/../registry.json',
    '/ClientApp/mf-search/../../registry.json',
    '/ClientApp/%2e%2e/registry.json',
    '/ClientApp/..%2fregistry.json',
    '/ClientApp/..%5cregistry.json',
    '/ClientApp/media/..%2f..%2fregistry.json',
    '/ClientApp//etc/passwd',
    '/ClientApp/mf-search%00.js',
  ])('never leaves the store: %s', async (path) => {
    const { status, body } = await statusOf(path);
    expect(status).not.toBe(200);
    expect(body).not.toContain('schemaVersion":1');
  });
});

describe('news of the registry', () => {
  /** Reads the stream until `text` has come; what came so far. */
  async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
    const decoder = new TextDecoder();
    for (let read = ''; ;) {
      const { value, done } = await reader.read();
      if (done) return read;
      read += decoder.decode(value, { stream: true });
      if (read.includes(text)) return read;
    }
  }

  async function listen() {
    if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo; // As above.
    const response = await fetch(`http://127.0.0.1:${String(port)}/ClientApp/registry-events`);
    if (response.body === null) throw new Error('no stream');
    return { response, reader: response.body.getReader() };
  }

  it('comes to every tab that listens when the registry is switched', async () => {
    const { response, reader } = await listen();
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    await readUntil(reader, 'retry: 2000');
    site.store.publishRemote('mf-search', '1.0.1');
    expect(await readUntil(reader, 'event: registry')).toContain('event: registry');
  });

  it('ends when the server closes', async () => {
    const { reader } = await listen();
    await readUntil(reader, 'retry: 2000');
    await Promise.all([site.app.close(), readUntil(reader, 'never')]);
  });
});
