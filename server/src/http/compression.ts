import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import acceptNegotiator from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this the header costs more than compression saves. */
const smallestBody = 1024;
/** Quality 4: a calendar of eighteen months shrinks thirtyfold in some milliseconds. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Responses of these mix secrets with values of the request: their compressed length would reveal the secrets (BREACH). */
const secretPaths = /^\/api\/(Account|Reservation|PreCheckIn|Payment)(\/|$)/;

/** The encoding that a client takes; null for the plain one. */
export function negotiateEncoding(header: string | string[] | undefined): 'br' | 'gzip' | null {
  const encoding = typeof header === 'string' ? acceptNegotiator.negotiate(header, ['br', 'gzip']) : null;
  return encoding === 'br' || encoding === 'gzip' ? encoding : null;
}

export const compress = (text: string | Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, quality) : gzipped(text);

/** Compresses the JSON of the API as the client allows. Pages and files of the site are compressed where they are made. */
export function installCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    // Small answers, and bytes that are ready, go on at once.
    if (typeof payload !== 'string' || payload.length < smallestBody) {
      done(null, payload);
      return;
    }
    const route = request.routeOptions.url ?? '';
    if (!route.startsWith('/api/') || secretPaths.test(route)) {
      done(null, payload);
      return;
    }
    reply.header('vary', 'accept-encoding');
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (encoding === null) {
      done(null, payload);
      return;
    }
    reply.header('content-encoding', encoding).removeHeader('content-length');
    compress(payload, encoding).then((bytes) => {
      done(null, bytes);
    }, done);
  });
}
