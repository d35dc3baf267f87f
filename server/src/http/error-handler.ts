import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBodySchema, type ErrorBody } from 'shared/contracts';
import * as z from 'zod/mini';
import { inLanguageOf } from '../language/index.ts';
import { errorBody, failure, HttpError, notFound, errorOfStatus, unavailable, unreadable } from './errors.ts';
import { isUnavailable } from './unavailable.ts';

/** decisions 1: a 400 always names the field that is wrong. */
const reasons: Readonly<Record<string, Parameters<typeof unreadable>>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: ['Body', 'body.empty'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['Body', 'body.not-json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['Body', 'body.length'],
  FST_ERR_BAD_URL: ['Url', 'address.malformed'],
};
const unread: Parameters<typeof unreadable> = ['Body', 'body.unreadable'];

function httpErrorOf(error: FastifyError | HttpError): HttpError | null {
  if (error instanceof HttpError) return error;
  if (isUnavailable(error)) return unavailable();
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return null;
  if (status === 404) return notFound();
  return status === 400 ? unreadable(...(reasons[error.code] ?? unread)) : errorOfStatus(status);
}

function send(reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  return reply.status(status).type('application/json; charset=utf-8').send(z.encode(errorBodySchema, body));
}

/** The rest of the request never came: its client left, or was too slow and got 408 from `respondToClientError`. */
const isCutOff = (error: Error, { raw }: FastifyRequest): boolean => raw.errored === error;

function handleError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isCutOff(error, request)) {
    // Nothing of ours failed, so no stack; the route and never the address, which may carry a token.
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url ?? 'none' }, 'request cut off by its client');
    return send(reply, 408, errorBody(errorOfStatus(408)));
  }
  const httpError = httpErrorOf(error);
  if (httpError) {
    if (error !== httpError && httpError.status >= 500)
      request.log.warn({ err: error }, 'request not served');
    return send(reply.headers(httpError.headers), httpError.status, errorBody(httpError));
  }
  request.log.error({ err: error }, 'request failed');
  return send(reply, 500, failure(request.id));
}

/** Every error leaves as JSON of the contract's shape, also for an address that does not exist. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) =>
    inLanguageOf(request.headers['accept-language'], () =>
      Promise.resolve(handleError(error, request, reply)),
    ),
  );
}

/** The status with which an error leaves, as `installErrorHandler` sends it. */
export const statusOf = (error: unknown): number =>
  (error instanceof Error ? httpErrorOf(error as FastifyError) : null)?.status ?? 500;

/** For what the router rejects before any hook runs: an address that cannot be decoded, or is too long. */
export function respondToRouterError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void inLanguageOf(request.headers['accept-language'], () =>
    Promise.resolve(handleError(error, request, reply.header('x-correlation-id', request.id))),
  );
}

/** The answer to an unknown `/api` address: JSON, never the HTML page. Resolves when it is sent. */
export const sendNotFound = (reply: FastifyReply): Promise<unknown> =>
  inLanguageOf(reply.request.headers['accept-language'], () =>
    Promise.resolve(send(reply, 404, errorBody(notFound()))),
  );
