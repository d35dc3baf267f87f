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

/** Answers of these hold secrets beside what the request says: compressed, their length would tell of them (BREACH). */
const secretPaths = /^\/api\/(Account|Reservation|PreCheckIn|Payment)(\/|$)/;

function negotiate(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? acceptNegotiator.negotiate(header, ['br', 'gzip']) : null;
}

/** Compresses the JSON of the API as the client allows. Pages and files of the site are compressed where they are made. */
export function installCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const route = request.routeOptions.url ?? '';
    const isLargeJson = typeof payload === 'string' && payload.length >= smallestBody;
    if (!isLargeJson || !route.startsWith('/api/') || secretPaths.test(route)) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = negotiate(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? brotli(payload, quality) : gzipped(payload);
  });
}
