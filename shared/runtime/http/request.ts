import * as z from 'zod/mini';
import type { EndpointDefinition, EndpointInput } from '../../contracts/index.ts';

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly headers?: unknown;
  readonly body?: unknown;
}

const encode = (schema: z.ZodMiniType | undefined, value: unknown): unknown =>
  schema === undefined ? undefined : z.encode(schema, value);

const entriesOf = (value: unknown): [string, string][] =>
  Object.entries((value ?? {}) as Record<string, unknown>)
    .filter(([, each]) => each !== undefined && each !== null)
    .map(([key, each]) => [key, String(each)]);

/** The wire form of a call: address with parameters and query, headers and JSON body. Throws a `$ZodError` on input outside the contract. */
export function wireRequest<E extends EndpointDefinition>(
  endpoint: E,
  input: EndpointInput<E>,
): { url: string; init: RequestInit } {
  const parts = input as Parts;
  const path = entriesOf(encode(endpoint.params, parts.params)).reduce(
    (soFar, [key, value]) => soFar.replace(`:${key}`, encodeURIComponent(value)),
    endpoint.path,
  );
  const query = new URLSearchParams(entriesOf(encode(endpoint.query, parts.query))).toString();
  const headers = new Headers(entriesOf(encode(endpoint.headers, parts.headers)));
  headers.set('accept', 'application/json');
  if (endpoint.body !== undefined) headers.set('content-type', 'application/json');
  return {
    url: query === '' ? path : `${path}?${query}`,
    init: {
      method: endpoint.method,
      headers,
      credentials: 'same-origin',
      ...(endpoint.body === undefined ? {} : { body: JSON.stringify(encode(endpoint.body, parts.body)) }),
    },
  };
}
