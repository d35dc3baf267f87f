import * as z from 'zod/mini';
import type { EndpointDefinition, EndpointInput } from '../../contracts/index.ts';
import type { ApiFailure } from './failure.ts';
import { wireRequest } from './request.ts';
import { readResponse, type ApiResult } from './response.ts';

export interface HttpClient {
  /** Never rejects: what went wrong is in the result. */
  readonly call: <E extends EndpointDefinition>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<ApiResult<E>>;
}

export interface HttpClientOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly newId: () => string;
  /** Milliseconds until a call is given up. */
  readonly timeoutMs: number;
}

/** The one client for product.md 7's calls: contract in, contract out, a correlation id on each call. */
export function createHttpClient({ fetch, newId, timeoutMs }: HttpClientOptions): HttpClient {
  return {
    async call(endpoint, input, options = {}) {
      const correlationId = newId();
      const request = tryRequest(endpoint, input);
      if ('paths' in request) return { ok: false, failure: unsent(request.paths, correlationId) };
      const { url, init } = request;
      (init.headers as Headers).set('x-correlation-id', correlationId);
      const timeout = AbortSignal.timeout(timeoutMs);
      const call = new AbortController();
      const { signal } = call;
      const end = (): void => call.abort();
      timeout.addEventListener('abort', end, { signal });
      options.signal?.addEventListener('abort', end, { signal });
      try {
        options.signal?.throwIfAborted();
        return await readResponse(endpoint, await fetch(url, { ...init, signal }));
      } catch {
        return { ok: false, failure: { kind: failureKind(timeout, options.signal), correlationId } };
      } finally {
        end();
      }
    },
  };
}

/** The wire form of a call, or where its input leaves the contract. */
function tryRequest<E extends EndpointDefinition>(endpoint: E, input: EndpointInput<E>) {
  try {
    return wireRequest(endpoint, input);
  } catch (error) {
    const issues = error instanceof z.core.$ZodError ? error.issues : [];
    return { paths: issues.map(({ path }) => path.join('.')) };
  }
}

/** The failure of a request that is outside the contract and was not sent, so that the press still shows an error. */
const unsent = (paths: readonly string[], correlationId: string) => ({
  kind: 'http' as const,
  status: 400,
  message: null,
  modelState: {},
  retryAfterSeconds: null,
  body: {
    message: 'Not sent: it is outside the contract.',
    modelState: Object.fromEntries(paths.map((path) => [path, []])),
  },
  correlationId,
});

function failureKind(
  timeout: AbortSignal,
  left: AbortSignal | undefined,
): Exclude<ApiFailure['kind'], 'http' | 'contract'> {
  if (left?.aborted === true) return 'aborted';
  return timeout.aborted ? 'timeout' : 'network';
}
