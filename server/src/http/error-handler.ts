import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBodySchema, type ErrorBody } from 'shared/contracts';
import * as z from 'zod/mini';
import { errorBody, HttpError, notFound } from './errors.ts';

/** What Fastify refuses before a handler runs, in our words; anything else of it that is below 500 keeps its status. */
const refusals: Readonly<Record<number, string>> = {
  400: 'The request is invalid.',
  404: 'Not found',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The content type is not supported; send application/json.',
};

function refusalOf(error: FastifyError | HttpError): HttpError | null {
  if (error instanceof HttpError) return error;
  const status = error.statusCode ?? 500;
  if (status === 503 && error.code === 'FST_ERR_HANDLER_TIMEOUT') return new HttpError(503, 'Action failed');
  return status >= 400 && status < 500
    ? new HttpError(status, refusals[status] ?? 'The request is invalid.')
    : null;
}

function send(reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  return reply.status(status).type('application/json; charset=utf-8').send(z.encode(errorBodySchema, body));
}

function handleError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal) return send(reply.headers(refusal.headers), refusal.status, errorBody(refusal));
  request.log.error({ err: error }, 'request failed');
  // Never a stack or SQL (decisions 1).
  return send(reply, 500, { message: 'Action failed', correlationId: request.id });
}

/** Every error leaves as JSON of the contract's shape, also for an address that does not exist. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
}

/** The answer to an unknown `/api` address: JSON, never the HTML page. */
export const sendNotFound = (reply: FastifyReply): FastifyReply => send(reply, 404, errorBody(notFound()));
