import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  responseSchema,
  type EndpointDefinition,
  type EndpointInput,
  type EndpointOutput,
} from 'shared/contracts';
import * as z from 'zod/mini';
import { inLanguageOf } from '../language/index.ts';
import { noEndpointHooks } from './endpoint-hooks.ts';
import { invalid, modelStateOf, type ModelState } from './errors.ts';

/** What a handler may know of the request beside its parsed parts. */
export interface RequestContext {
  readonly correlationId: string;
  readonly clientIp: string;
  /** Whether the guest's own connection is encrypted, as far as this server can see. */
  readonly isHttps: boolean;
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

/**
 * Bytes of the wire that were encoded (and perhaps compressed) before, sent as they are: the fast way for cached responses. Their
 * author passes them through `encodeAnswer` once, and names `content-encoding` and `vary` in the headers.
 */
export class RawAnswer {
  /** In their order; most of a large answer may belong to others as well. */
  readonly pieces: readonly Buffer[];
  readonly headers: Readonly<Record<string, string>>;
  constructor(pieces: readonly Buffer[], headers: Readonly<Record<string, string>> = {}) {
    this.pieces = pieces;
    this.headers = headers;
  }
}

type Result<E extends EndpointDefinition> = EndpointOutput<E> | Answer | RawAnswer;
export type EndpointHandler<E extends EndpointDefinition> = (
  input: EndpointInput<E>,
  context: RequestContext,
) => Promise<Result<E>> | Result<E>;

type Part = 'params' | 'query' | 'headers' | 'body';
/** What is wrong with all of a part stands under this in ModelState. */
const wholes = { params: 'Url', query: 'Url', headers: 'Headers', body: 'Body' } as const;
type PartSchema = readonly [part: Part, schema: z.ZodMiniType];
const parts: readonly Part[] = ['params', 'query', 'headers', 'body'];

function parseInput(schemas: readonly PartSchema[], request: FastifyRequest): object {
  const input: Partial<Record<Part, unknown>> = {};
  const problems: ModelState[] = [];
  for (const [part, schema] of schemas) {
    const parsed = z.safeDecode(schema, request[part]);
    if (parsed.success) input[part] = parsed.data;
    else problems.push(modelStateOf(parsed.error.issues, wholes[part]));
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
  // Worked out only for those who ask.
  get clientIp() {
    return request.ip;
  },
  get isHttps() {
    return request.protocol === 'https';
  },
  log: request.log,
  header: (name) => {
    const value = request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value[0] : value;
  },
  setHeader: (name, value) => void reply.header(name, value),
});

const json = 'application/json; charset=utf-8';

/** Past Fastify, which sends one buffer: to put a large answer together anew for each count that changes keeps the collector busy. */
function sendPieces(reply: FastifyReply, { pieces, headers }: RawAnswer): FastifyReply {
  reply.type(json).headers(headers);
  const [only] = pieces;
  if (only !== undefined && pieces.length === 1) return reply.send(only);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  reply.header('content-length', length).hijack();
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  for (const piece of pieces) reply.raw.write(piece);
  reply.raw.end();
  return reply;
}

/**
 * Makes a route of a contract: every part of the request is parsed before the handler sees it (400 with a ModelState else), and what the
 * handler returns is checked and written as the contract says. Expected refusals are thrown as `HttpError`.
 */
export function registerEndpoint<const E extends EndpointDefinition>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E>,
): void {
  const schemas = parts.flatMap((part): PartSchema[] => {
    const schema = endpoint[part];
    return schema ? [[part, schema]] : [];
  });
  const hooks = app.hasDecorator('endpointHooks') ? app.endpointHooks : noEndpointHooks;
  const admit = hooks.admit?.(endpoint) ?? null;
  const observer = hooks.observe?.(endpoint) ?? null;

  const isRead = new WeakSet<FastifyRequest>();
  const answer = async (request: FastifyRequest, reply: FastifyReply, input: object) => {
    if (admit) {
      isRead.add(request);
      await admit(input, request.ip);
    }
    // `parseInput` has run exactly the schemas that `EndpointInput` is computed from.
    const result = await handler(input as EndpointInput<E>, contextOf(request, reply));
    if (result instanceof RawAnswer) return sendPieces(reply, result);
    const { status, body } = result instanceof Answer ? result : { status: 200, body: result };
    observer?.answered(input, status, body);
    if (status === 204 || status === 304) return reply.status(status).send();
    return reply.status(status).send(encodeAnswer(endpoint, status, body));
  };

  /** What cannot be read counts too, for its place: or anybody could ask for nonsense without end. Gives why it is refused. */
  const countUnread = async (error: unknown, request: FastifyRequest): Promise<unknown> => {
    try {
      if (admit && !isRead.has(request)) await admit({}, request.ip);
      return error;
    } catch (refusal) {
      return refusal;
    }
  };
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    void countUnread(error, request).then((told) => reply.send(told));
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!observer) return answer(request, reply, parseInput(schemas, request));
    try {
      return await answer(request, reply, parseInput(schemas, request));
    } catch (error) {
      observer.refused(error);
      throw error;
    }
  };

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(admit ? { errorHandler } : {}),
    handler: (request, reply) =>
      inLanguageOf(request.headers['accept-language'], () => serve(request, reply)),
  });
}
