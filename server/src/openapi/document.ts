import { errorBodySchema, type EndpointDefinition, fileSchema, postClientLog } from 'shared/contracts';
import type * as z from 'zod/mini';
import { documented, namedSchemas, type NamedEndpoint } from './endpoints.ts';
import { responseLinks, examples } from './examples.ts';
import { componentSchemas, type JsonSchema, type Parameter, parametersOf, refTo } from './json-schema.ts';
import { operations } from './operations.ts';

export interface ResponseText {
  readonly description: string;
  readonly headers?: JsonSchema;
  readonly content?: JsonSchema;
  readonly links?: JsonSchema;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, JsonSchema>> };
  readonly responses: Readonly<Record<string, ResponseText>>;
  readonly security?: readonly JsonSchema[];
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  };
  readonly tags: readonly { readonly name: string }[];
}

const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  204: 'Taken',
  304: 'Not changed since the `ETag`',
  400: 'Does not fit the contract, or breaks a rule; `ModelState` names the fields',
  401: 'No session, not the operator, or a signature that is not right',
  403: 'Not allowed, or sent by a page of another site',
  404: 'No such property, booking, room or list',
  409: 'Something else was faster, or the same attempt is still running',
  413: 'More than 256 KiB',
  415: 'Not JSON',
  422: 'Understood, but cannot be done',
  429: 'Too many; wait `Retry-After` seconds',
  500: 'A fault of the server; `CorrelationId` finds it in the log',
  503: 'Not available at the moment; wait `Retry-After` seconds',
};

/** Statuses without a body. */
const bodiless: ReadonlySet<number> = new Set([204, 304]);

/** Error statuses of every call; calls that change something or have a body have three more. */
const commonErrors = ({ method }: EndpointDefinition): readonly number[] =>
  method === 'POST' ? [400, 403, 413, 415, 429, 500, 503] : [400, 429, 500, 503];

/** The statuses that a call may send; a test fails when it sends another. */
export function statusesOf({ name, endpoint }: NamedEndpoint): readonly number[] {
  const declared = Object.keys(endpoint.responses).map(Number);
  const refusals = operations[name]?.refusals ?? [];
  const statuses = endpoint === postClientLog ? [204] : [...declared, ...refusals, ...commonErrors(endpoint)];
  return [...new Set(statuses)].sort((a, b) => a - b);
}

const json = (schema: JsonSchema, example?: object): Readonly<Record<string, JsonSchema>> => ({
  'application/json': { schema, ...(example ? { example } : {}) },
});

const retryAfter: JsonSchema = {
  'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } },
};

const tagOf = ({ path }: EndpointDefinition): string => /^\/api\/([^/]+)/.exec(path)?.[1] ?? 'Log';
const pathOf = ({ path }: EndpointDefinition): string => path.replace(/:(\w+)/g, '{$1}');
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Bodies and answers that no contract exports by a name of their own, named after their call. */
function callSchemas(): Map<z.ZodMiniType, string> {
  const named = new Map<z.ZodMiniType, string>();
  for (const { name, endpoint } of documented) {
    const add = (schema: z.ZodMiniType | undefined, suffix: string) => {
      if (schema && schema !== fileSchema && !namedSchemas.has(schema) && !named.has(schema))
        named.set(schema, titleOf(name) + suffix);
    };
    add(endpoint.body, 'Request');
    for (const [status, schema] of Object.entries(endpoint.responses)) {
      add(schema, status === '200' ? 'Response' : `Response${status}`);
    }
  }
  return named;
}

/** An address has texts only; an example has the type that its schema says. */
const exampleOf = ({ schema }: Parameter, value: string): string | number =>
  schema['type'] === 'number' || schema['type'] === 'integer' ? Number(value) : value;

function operationOf(call: NamedEndpoint, nameOf: (schema: z.ZodMiniType) => string): Operation {
  const { name, endpoint } = call;
  const text = operations[name];
  const example = examples[name];
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...parametersOf(endpoint.headers, 'header'),
  ].map((parameter) => {
    const value = example?.parameters?.[parameter.name];
    return value === undefined ? parameter : { ...parameter, example: exampleOf(parameter, value) };
  });
  const contentOf = (status: number) =>
    status === 200 && endpoint.file !== undefined
      ? { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } }
      : json(refTo(nameOf(endpoint.responses[status] ?? errorBodySchema)));
  const responseOf = (status: number): ResponseText => ({
    description: statusTexts[status] ?? String(status),
    ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
    ...(bodiless.has(status) ? {} : { content: contentOf(status) }),
    ...(status === 200 && responseLinks[name] ? { links: responseLinks[name] } : {}),
  });
  const isOperators = name === 'flushStaticData';
  return {
    operationId: name,
    tags: [tagOf(endpoint)],
    summary: text?.summary ?? name,
    description: text?.description ?? '',
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(refTo(nameOf(endpoint.body)), example?.body) } }
      : {}),
    responses: Object.fromEntries(statusesOf(call).map((status) => [String(status), responseOf(status)])),
    ...(isOperators ? { security: [{ operator: [] }] } : {}),
    ...(name === 'receivePaystackWebhook' ? { security: [{ paystack: [] }] } : {}),
    ...(name === 'receiveStripeWebhook' ? { security: [{ stripe: [] }] } : {}),
    ...(text?.description.includes('Needs the session cookie') ? { security: [{ session: [] }] } : {}),
  };
}

const description = [
  'Every call of the booking site. Names on the wire are PascalCase, days `YYYY/MM/DD` of the property, money decimal numbers of its currency.',
  'Every answer carries `X-Correlation-Id`; the same id is in the server’s log. A refusal is `{ "Message": … }`, with `ModelState` for input that does not fit.',
].join(' ');

/** The OpenAPI 3.1 document, made from the contracts alone: the same for every installation. */
export function createOpenApiDocument(): OpenApiDocument {
  const named = callSchemas();
  const nameOf = (schema: z.ZodMiniType): string => {
    const name = namedSchemas.get(schema) ?? named.get(schema);
    if (name === undefined) throw new Error('A schema of a call has no name');
    return name;
  };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of documented) {
    const path = pathOf(call.endpoint);
    paths[path] = {
      ...paths[path],
      [call.endpoint.method.toLowerCase()]: operationOf(call, nameOf),
    };
  }
  const tags = [...new Set(documented.map(({ endpoint }) => tagOf(endpoint)))].sort();
  return {
    openapi: '3.1.0',
    info: { title: 'Direct booking', version: '1.0.0', description },
    tags: tags.map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: usedSchemas(componentSchemas(named), paths),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session-…',
          description: 'One cookie per property, over HTTPS with the prefix `__Host-`; Authenticate sets it.',
        },
        operator: { type: 'http', scheme: 'bearer' },
        paystack: { type: 'apiKey', in: 'header', name: 'x-paystack-signature' },
        stripe: { type: 'apiKey', in: 'header', name: 'stripe-signature' },
      },
    },
  };
}

/** Only what the calls lead to: the contracts also hold the registry and events, which are no part of the API. */
function usedSchemas(
  all: Readonly<Record<string, JsonSchema>>,
  paths: object,
): Readonly<Record<string, JsonSchema>> {
  const used = new Set<string>();
  const follow = (value: unknown) => {
    for (const [, id = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(id)) continue;
      used.add(id);
      follow(all[id]);
    }
  };
  follow(paths);
  return Object.fromEntries(Object.entries(all).filter(([id]) => used.has(id)));
}
