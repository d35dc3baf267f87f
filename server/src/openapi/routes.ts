import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { docsPolicy, renderDocs } from './docs-page.tsx';
import { createOpenApiDocument } from './document.ts';

interface Made {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

/** Made once, when it is first asked for: both are the same for everybody. */
function once(make: () => string): () => Made {
  let made: Made | null = null;
  return () => {
    const plain = made?.plain ?? Buffer.from(make());
    made ??= { plain, gzipped: gzipSync(plain) };
    return made;
  };
}

function send(request: FastifyRequest, reply: FastifyReply, { plain, gzipped }: Made): FastifyReply {
  const isGzip = request.headers['accept-encoding']?.includes('gzip') === true;
  if (isGzip) void reply.header('content-encoding', 'gzip');
  return reply
    .headers({ vary: 'accept-encoding', 'cache-control': 'public, max-age=300' })
    .send(isGzip ? gzipped : plain);
}

/** The API about itself: for programs and for people. */
export function registerOpenApiRoutes(app: FastifyInstance): void {
  const json = once(() => JSON.stringify(createOpenApiDocument()));
  const page = once(() => renderDocs(createOpenApiDocument()));
  app.get('/api/openapi.json', (request, reply) =>
    send(request, reply.type('application/json; charset=utf-8'), json()),
  );
  app.get('/api/docs', (request, reply) => {
    const html = reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8');
    return send(request, html, page());
  });
}
