import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

// As the site's server compresses its pages.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The same page without anything of scripts: neither they, nor their data, nor links that ask for them early. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>\n?/gs, '')
    .replaceAll(/<link\b[^>]*\bas="(?:script|style)"[^>]*>\n?/g, '');

export interface HtmlOnlySite {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves the pages of `site` without scripts, and everything else of it as it is. */
export async function startHtmlOnlySite(site: string): Promise<HtmlOnlySite> {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const accept = request.headers.accept ?? '*/*';
    const isPage = accept.includes('text/html');
    const upstream = await fetch(site + (request.url ?? '/'), { headers: { accept, 'accept-encoding': 'identity' } });
    const headers = Object.fromEntries(
      ['content-type', 'cache-control', 'content-security-policy', 'content-length'].flatMap((name) => {
        const value = upstream.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    if (!isPage) {
      response.writeHead(upstream.status, headers);
      response.end(Buffer.from(await upstream.arrayBuffer()));
      return;
    }
    const { 'content-length': _, ...others } = headers;
    response.writeHead(upstream.status, { ...others, 'content-encoding': 'br' });
    response.end(brotliCompressSync(withoutScripts(await upstream.text()), quality));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    url: `http://localhost:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
