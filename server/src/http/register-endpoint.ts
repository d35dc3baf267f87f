import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  responseSchema,
  type EndpointDefinition,
  type EndpointInput,
  type EndpointOutput,
} from 'shared/contracts';
import * as z from 'zod/mini';
import { invalid, modelStateOf, type ModelState } from './errors.ts';

/** What a handler may know of the request beside its parsed parts. */
export interface RequestContext {
  readonly correlationId: string;
  readonly clientIp: string;
  readonly log: FastifyBaseLogger;
  readonly header: (name: string) => string | undefined;
  /** For headers of the answer, e.g. `ETag`. */
  readonly setHeader: (name: string, value: string) => void;
}

/** An answer with another status than 200; its body is encoded by the contract's schema for that status. */
export class Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  constructor(status: number, body: Body) {
    this.status = status;
    this.body = body;
  }
}

/** 304, 204 and the like: no body. */
export const emptyAnswer = (status: number): Answer<null> => new Answer(status, null);

export type EndpointHandler<E extends EndpointDefinition> = (
  input: EndpointInput<E>,
  context: RequestContext,
) => Promise<EndpointOutput<E> | Answer> | EndpointOutput<E> | Answer;

const parts = ['params', 'query', 'headers', 'body'] as const;

function parseInput(endpoint: EndpointDefinition, request: FastifyRequest): object {
  const problems: ModelState[] = [];
  const input: Partial<Record<(typeof parts)[number], unknown>> = {};
  for (const part of parts) {
    const schema = endpoint[part];
    if (!schema) continue;
    const parsed = z.safeDecode(schema, request[part]);
    if (parsed.success) input[part] = parsed.data;
    else problems.push(modelStateOf(parsed.error.issues));
  }
  if (problems.length > 0) throw invalid(Object.assign({}, ...problems) as ModelState);
  return input;
}

/** The wire's form of an answer; one that breaks the contract is our fault and becomes a logged 500. */
export function encodeAnswer(endpoint: EndpointDefinition, status: number, body: unknown): unknown {
  const encoded = z.safeEncode(responseSchema(endpoint, status), body);
  if (encoded.success) return encoded.data;
  const where = Object.keys(modelStateOf(encoded.error.issues)).join(', ');
  throw new Error(
    `${endpoint.method} ${endpoint.path} answered ${String(status)} against its contract: ${where}`,
  );
}

const contextOf = (request: FastifyRequest, reply: FastifyReply): RequestContext => ({
  correlationId: request.id,
  clientIp: request.ip,
  log: request.log,
  header: (name) => {
    const value = request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value[0] : value;
  },
  setHeader: (name, value) => void reply.header(name, value),
});

/**
 * Makes a route of a contract: every part of the request is parsed before the handler sees it (400 with a ModelState else), and what the
 * handler returns is checked and written as the contract says. Expected refusals are thrown as `HttpError`.
 */
export function registerEndpoint<const E extends EndpointDefinition>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      // `parseInput` has run exactly the schemas that `EndpointInput` is computed from.
      const input = parseInput(endpoint, request) as EndpointInput<E>;
      const result = await handler(input, contextOf(request, reply));
      const { status, body } = result instanceof Answer ? result : { status: 200, body: result };
      if (status === 204 || status === 304) return reply.status(status).send();
      return reply.status(status).send(encodeAnswer(endpoint, status, body));
    },
  });
}
