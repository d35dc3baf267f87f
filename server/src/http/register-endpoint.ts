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
import { readInput } from './read-input.ts';

/** What a handler may know of the request beside its parsed parts. */
export interface RequestContext {
  readonly correlationId: string;
  readonly clientIp: string;
  /** Whether the guest's own connection is encrypted, as far as this server can see. */
  readonly isHttps: boolean;
  readonly log: FastifyBaseLogger;
  readonly header: (name: string) => string | undefined;
  /** For headers of the response, e.g. `ETag`. */
  readonly setHeader: (name: string, value: string) => void;
}

/** A response with another status than 200; its body is encoded by the contract's schema for that status. */
export class EndpointResponse<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  constructor(status: number, body: Body) {
    this.status = status;
    this.body = body;
  }
}

/** 304, 204 and the like: no body. */
export const emptyResponse = (status: number): EndpointResponse<null> => new EndpointResponse(status, null);

/**
 * Bytes of the wire that were encoded (and perhaps compressed) before, sent as they are: the fast way for cached responses. Their
 * author passes them through `encodeResponse` once, and names `content-encoding` and `vary` in the headers.
 */
export class EncodedResponse {
  /** In their order; large responses may share most of their pieces. */
  readonly pieces: readonly Buffer[];
  readonly headers: Readonly<Record<string, string>>;
  constructor(pieces: readonly Buffer[], headers: Readonly<Record<string, string>> = {}) {
    this.pieces = pieces;
    this.headers = headers;
  }
}

/** The file of an endpoint with `file`, and its name where somebody saves it. */
export class FileResponse {
  readonly bytes: Buffer;
  readonly name: string;
  constructor(bytes: Buffer, name: string) {
    this.bytes = bytes;
    this.name = name;
  }
}

type Result<E extends EndpointDefinition> =
  | EndpointOutput<E>
  | EndpointResponse
  | EncodedResponse
  | FileResponse;
export type EndpointHandler<E extends EndpointDefinition> = (
  input: EndpointInput<E>,
  context: RequestContext,
) => Promise<Result<E>> | Result<E>;

type Part = 'params' | 'query' | 'headers' | 'body';
/** The ModelState key of problems with a whole part. */
const wholes = { params: 'Url', query: 'Url', headers: 'Headers', body: 'Body' } as const;
type PartSchema = readonly [part: Part, schema: z.ZodMiniType];
const parts: readonly Part[] = ['params', 'query', 'headers', 'body'];

function parseInput(schemas: readonly PartSchema[], request: FastifyRequest): object {
  const input: Partial<Record<Part, unknown>> = {};
  const problems: ModelState[] = [];
  for (const [part, schema] of schemas) {
    const parsed = readInput(schema, request[part]);
    if (parsed.success) input[part] = parsed.data;
    else problems.push(modelStateOf(parsed.error.issues, wholes[part]));
  }
  if (problems.length > 0) throw invalid(Object.assign({}, ...problems) as ModelState);
  return input;
}

/** The wire's form of a response; one that breaks the contract is our fault and becomes a logged 500. */
export function encodeResponse(endpoint: EndpointDefinition, status: number, body: unknown): unknown {
  const encoded = z.safeEncode(responseSchema(endpoint, status), body);
  if (encoded.success) return encoded.data;
  const where = Object.keys(modelStateOf(encoded.error.issues)).join(', ');
  throw new Error(
    `${endpoint.method} ${endpoint.path} answered ${String(status)} against its contract: ${where}`,
  );
}

const contextOf = (request: FastifyRequest, reply: FastifyReply): RequestContext => ({
  correlationId: request.id,
  // Computed only when it is read.
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

/** Past Fastify, which sends one buffer: joining a large response again for each count that changes keeps the garbage collector busy. */
function sendPieces(reply: FastifyReply, { pieces, headers }: EncodedResponse): FastifyReply {
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

/** A name without anything that a header or a folder would read otherwise. */
const fileName = (name: string): string => name.replace(/[^\w.-]+/g, '-');

const sendFile = (reply: FastifyReply, { file }: EndpointDefinition, { bytes, name }: FileResponse) =>
  reply
    .type(file ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename="${fileName(name)}"`)
    .send(bytes);

/**
 * Makes a route of a contract: every part of the request is parsed before the handler sees it (else 400 with a ModelState), and what the
 * handler returns is checked and written as the contract says. Expected errors are thrown as `HttpError`.
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
  const respond = async (request: FastifyRequest, reply: FastifyReply, input: object) => {
    if (admit) {
      isRead.add(request);
      await admit(input, request.ip);
    }
    // `parseInput` has run exactly the schemas that `EndpointInput` is computed from.
    const result = await handler(input as EndpointInput<E>, contextOf(request, reply));
    if (result instanceof EncodedResponse) return sendPieces(reply, result);
    if (result instanceof FileResponse) return sendFile(reply, endpoint, result);
    const { status, body } = result instanceof EndpointResponse ? result : { status: 200, body: result };
    observer?.answered(input, status, body);
    if (status === 204 || status === 304) return reply.status(status).send();
    return reply.status(status).send(encodeResponse(endpoint, status, body));
  };

  /** Invalid input counts for its network too, or a client could send it without limit. Gives the error to send. */
  const countUnread = async (error: unknown, request: FastifyRequest): Promise<unknown> => {
    try {
      if (admit && !isRead.has(request)) await admit({}, request.ip);
      return error;
    } catch (limited) {
      return limited;
    }
  };
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    void countUnread(error, request).then((sent) => reply.send(sent));
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!observer) return respond(request, reply, parseInput(schemas, request));
    try {
      return await respond(request, reply, parseInput(schemas, request));
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
