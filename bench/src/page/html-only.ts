import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { startProxy, type Proxy } from './proxy.ts';

// As the site's server compresses its pages.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The same page without anything of scripts: neither they, nor their data, nor links that ask for them early. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>\n?/gs, '')
    .replaceAll(/<link\b[^>]*\bas="(?:script|style)"[^>]*>\n?/g, '');

const isPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') === true;

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

/** Serves the pages of `site` without scripts, and everything else of it byte for byte. */
export const startHtmlOnlySite = (site: string): Promise<Proxy> =>
  startProxy(site, () => null, {
    isFor: isPage,
    ask: (headers) => ({ ...headers, 'accept-encoding': 'identity' }),
    send: sendPage,
  });
