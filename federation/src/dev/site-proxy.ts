import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { overridePage } from './override-page.ts';
import type { DevApp } from './registry.ts';

export interface SiteProxy {
  /** The site whose pages, files and calls are used, e.g. `https://booking.example`. */
  readonly site: string;
  readonly port: number;
  readonly apps: readonly DevApp[];
}

/** Of one connection, or of bytes that are no longer what was sent. */
const hopByHop = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);
/** The page's policy names its own scripts; secure transport is not had here. */
const ofTheSite = new Set(['content-security-policy', 'strict-transport-security']);

function requestHeaders(request: IncomingMessage, site: URL): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !hopByHop.has(name)) headers.set(name, String(value));
  // The site takes changes from its own pages only.
  if (headers.has('origin')) headers.set('origin', site.origin);
  if (headers.has('referer')) headers.set('referer', `${site.origin}/`);
  return headers;
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  site: URL,
  apps: readonly DevApp[],
): Promise<void> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(new URL(request.url ?? '/', site), {
    method: request.method ?? 'GET',
    headers: requestHeaders(request, site),
    redirect: 'manual',
    ...(hasBody ? { body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  });
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers)
    if (!hopByHop.has(name) && !ofTheSite.has(name) && name !== 'set-cookie') response.setHeader(name, value);
  response.setHeader('set-cookie', answer.headers.getSetCookie());
  if (answer.headers.get('content-type')?.startsWith('text/html') === true) {
    response.end(overridePage(await answer.text(), apps));
  } else if (answer.body === null) response.end();
  // The same class under two names: the browser's and Node's.
  else await pipeline(Readable.fromWeb(answer.body as WebStream), response);
}

/**
 * Serves a deployed site at `http://localhost:<port>` with the dev servers in place of its shell and of some remotes. The
 * replacement happens here only: the site gets the requests of any guest, and its pages have no way to run other code. Gives the function
 * that ends it.
 */
export async function startSiteProxy({ site, port, apps }: SiteProxy): Promise<() => Promise<void>> {
  const origin = new URL(site);
  const server = createServer((request, response) => {
    forward(request, response, origin, apps).catch((error: unknown) => {
      console.error(`${request.method ?? ''} ${request.url ?? ''}:`, error);
      if (!response.headersSent) response.statusCode = 502;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  console.log(`Ready. ${origin.origin} with ${apps.map(({ info }) => info.name).join(', ')} from here:`);
  console.log(`  http://localhost:${port}/`);
  return () =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
}
