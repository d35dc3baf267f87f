import { randomInt, randomUUID } from 'node:crypto';
import type { EndpointDefinition } from 'shared/contracts';
import type { TestApp } from './app.ts';
import type { WireInput } from './bad-values.ts';

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** An address of its own for every call, so that no limit hides what is behind it. */
const anAddress = (): string => `10.${[0, 0, 0].map(() => String(randomInt(1, 255))).join('.')}`;

function urlOf({ path }: EndpointDefinition, input: WireInput): string {
  const params = (input.params ?? {}) as Readonly<Record<string, unknown>>;
  const filled = path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(
      textOf(params[name] ?? '')
        .toWellFormed()
        .slice(0, 150),
    ),
  );
  const query = Object.entries((input.query ?? {}) as Readonly<Record<string, unknown>>).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, textOf(value).toWellFormed()]]),
  );
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

export interface SentResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Sends what is in `input` as it is; a text as body goes out as the bytes that it is. */
export async function sendWire(
  server: Pick<TestApp, 'app'>,
  endpoint: EndpointDefinition,
  input: WireInput,
  headers: Readonly<Record<string, string>> = {},
): Promise<SentResponse> {
  const own = { 'idempotency-key': randomUUID(), ...(input.headers as object | undefined) };
  const usable = Object.entries(own).flatMap(([name, value]) => {
    const text = textOf(value);
    return /^[\x21-\x7e][\x20-\x7e]*$/.test(text) && text.length < 8000 ? [[name, text]] : [];
  });
  const response = await server.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, input),
    remoteAddress: anAddress(),
    headers: {
      ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
      ...Object.fromEntries(usable),
      ...headers,
    },
    ...(endpoint.body ? { payload: bodyOf(input.body) } : {}),
  });
  return { status: response.statusCode, text: response.body, headers: response.headers };
}

function bodyOf(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' && body.startsWith(raw) ? body.slice(raw.length) : JSON.stringify(body);
}

const raw = 'raw:';
/** A body that goes out as these very bytes. */
export const rawBody = (text: string): string => raw + text;
