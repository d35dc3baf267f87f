import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';

export interface OwnAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Proxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** What a proxy does with a page of the site behind it; null leaves the answer as it is. */
interface PageChange {
  readonly isFor: (incoming: IncomingMessage) => boolean;
  /** Headers for the site, so that the page comes in a form that can be changed. */
  readonly ask: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  readonly send: (page: IncomingMessage, response: ServerResponse) => void;
}

/** A server in front of `site` that answers some addresses by itself, changes pages, and passes everything else on byte for byte. */
export async function startProxy(
  site: string,
  own: (address: string) => OwnAnswer | null,
  change: PageChange | null = null,
): Promise<Proxy> {
  const server = createServer((incoming, response) => {
    const mine = own(incoming.url ?? '/');
    if (mine !== null) {
      response.writeHead(200, mine.headers);
      response.end(mine.body);
      return;
    }
    const changed = change?.isFor(incoming) === true ? change : null;
    const headers = changed?.ask(incoming.headers) ?? incoming.headers;
    const asked = request(site + (incoming.url ?? '/'), { headers }, (answer) => {
      if (changed !== null) {
        changed.send(answer, response);
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    asked.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    url: `http://localhost:${String(address.port)}`,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
