import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
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

const isPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') === true;

/** Serves the pages of `site` without scripts, and everything else of it byte for byte. */
export async function startHtmlOnlySite(site: string): Promise<HtmlOnlySite> {
  function sendPage(page: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => {
      const html = withoutScripts(Buffer.concat(chunks).toString());
      const { 'content-length': _, ...headers } = page.headers;
      response.writeHead(page.statusCode ?? 502, { ...headers, 'content-encoding': 'br' });
      response.end(brotliCompressSync(html, quality));
    });
  }

  const server = createServer((incoming, response) => {
    const headers = isPage(incoming)
      ? { ...incoming.headers, 'accept-encoding': 'identity' }
      : incoming.headers;
    const asked = request(site + (incoming.url ?? '/'), { headers }, (answer) => {
      if (isPage(incoming)) {
        sendPage(answer, response);
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
    url: `http://localhost:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
