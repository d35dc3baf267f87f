import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { hasControlCharacter, isCall, isMistakenCall, readableAddress } from './addresses.ts';
import { respondToClientError } from './client-errors.ts';
import { installCompression } from './compression.ts';
import { installDeadline } from './deadline.ts';
import { installDrain } from './drain.ts';
import { type EndpointHooks, noEndpointHooks } from './endpoint-hooks.ts';
import { routerOptions } from './router-options.ts';
import { respondToRouterError, installErrorHandler, sendNotFound } from './error-handler.ts';
import { unreadable } from './errors.ts';
import { installJsonBody } from './json-body.ts';
import type { TrustedProxies } from './trusted-proxies.ts';
import { useValidationMessages } from './validation-messages.ts';

/** decisions: request bodies of at most 256 KiB. */
const bodyLimit = 256 * 1024;

/** Not a run of digits, which could be a card's number. */
const usableId = /^(?!.*\d{12})[A-Za-z0-9_-]{8,64}$/;

/** The caller's correlation id when it is harmless in a log, else a new one. */
const correlationIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && usableId.test(given) ? given : randomUUID();

export interface HttpTimeouts {
  /** From the first byte of a request to the last one of its headers. */
  readonly headersMs: number;
  /** … to the last one of its body. */
  readonly requestMs: number;
  /** … to the handler's response. */
  readonly handlerMs: number;
  /** … and then to the client's having taken all of it. */
  readonly responseMs: number;
  /** How often Node looks for requests that are over these. */
  readonly checkEveryMs: number;
  /** How long an idle connection is kept; longer than a balancer's (60 s), so that the balancer closes it. */
  readonly keepAliveMs: number;
}

const usualTimeouts: HttpTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  handlerMs: 30_000,
  responseMs: 120_000,
  checkEveryMs: 2000,
  keepAliveMs: 72_000,
};

export interface HttpSettings {
  readonly logger: Logger;
  readonly trustProxy: TrustedProxies | false;
  readonly endpointHooks?: EndpointHooks;
  readonly timeouts?: HttpTimeouts;
  /** Given the app before it has any route. */
  readonly instrument?: ((app: FastifyInstance) => void) | undefined;
  /** Aborted when the process begins to stop. */
  readonly closing?: AbortSignal | undefined;
}

/**
 * Fastify with what every response of this server has: correlation id, safe headers, errors of the contract's shape, limits and a log line per
 * request that holds the route, never the address (addresses carry tokens).
 */
export function createHttpApp(settings: HttpSettings): FastifyInstance {
  useValidationMessages();
  const { headersMs, requestMs, handlerMs, responseMs, checkEveryMs, keepAliveMs } =
    settings.timeouts ?? usualTimeouts;
  const app = fastify({
    loggerInstance: settings.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    genReqId: (request) => correlationIdOf(request.headers['x-correlation-id']),
    trustProxy: settings.trustProxy,
    bodyLimit,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs, maxHeaderSize: 16 * 1024 },
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // `installDrain` does, in the contract's shape.
    clientErrorHandler: respondToClientError,
    frameworkErrors: respondToRouterError,
    routerOptions,
  }) as unknown as FastifyInstance; // The logger's own type would otherwise run through every module's signature.
  settings.instrument?.(app);
  app.decorate('endpointHooks', settings.endpointHooks ?? noEndpointHooks);

  // JSON is all that the API takes; Fastify would read plain text too (decisions 1: 415).
  app.removeContentTypeParser('text/plain');
  installJsonBody(app);
  installErrorHandler(app);
  installCompression(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-correlation-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (isMistakenCall(request)) {
      void sendNotFound(reply);
      return;
    }
    const isApi = isCall(request);
    if (isApi) reply.header('cache-control', 'no-store');
    // In a body `installJsonBody` finds them.
    if (isApi && hasControlCharacter(request.url)) done(unreadable('Url', 'address.control-character'));
    else done();
  });
  installDeadline(app, handlerMs, responseMs);
  installDrain(app, settings.closing);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
    done();
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return app;
}
