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
      const { url, init } = wireRequest(endpoint, input);
      const correlationId = newId();
      (init.headers as Headers).set('x-correlation-id', correlationId);
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]);
      try {
        return await readResponse(endpoint, await fetch(url, { ...init, signal }));
      } catch {
        return { ok: false, failure: { kind: failureKind(timeout, options.signal), correlationId } };
      }
    },
  };
}

function failureKind(
  timeout: AbortSignal,
  left: AbortSignal | undefined,
): Exclude<ApiFailure['kind'], 'http' | 'contract'> {
  if (left?.aborted === true) return 'aborted';
  return timeout.aborted ? 'timeout' : 'network';
}
