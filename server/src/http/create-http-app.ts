import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { installCompression } from './compression.ts';
import { installErrorHandler, sendNotFound } from './error-handler.ts';
import { useValidationMessages } from './validation-messages.ts';

/** decisions: request bodies of at most 256 KiB. */
const bodyLimit = 256 * 1024;

const usableId = /^[A-Za-z0-9_-]{8,64}$/;

/** The caller's correlation id when it is harmless in a log, else a new one. */
const correlationIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && usableId.test(given) ? given : randomUUID();

export interface HttpSettings {
  readonly logger: Logger;
  readonly trustProxy: boolean;
}

/**
 * Fastify with what every answer of this server has: correlation id, safe headers, errors of the contract's shape, limits and a log line per
 * request that holds the route, never the address (addresses carry tokens).
 */
export function createHttpApp(settings: HttpSettings): FastifyInstance {
  useValidationMessages();
  const app = fastify({
    loggerInstance: settings.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    genReqId: (request) => correlationIdOf(request.headers['x-correlation-id']),
    trustProxy: settings.trustProxy,
    bodyLimit,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    handlerTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }) as unknown as FastifyInstance; // The logger's own type would otherwise run through every module's signature.

  // JSON is all that the API takes; Fastify would read plain text too (decisions 1: 415).
  app.removeContentTypeParser('text/plain');
  installErrorHandler(app);
  installCompression(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-correlation-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
    done();
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return app;
}
