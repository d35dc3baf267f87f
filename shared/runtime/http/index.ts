import { attach, createEffect, createEvent, createStore, sample, type Effect } from 'effector';
import type { EndpointDefinition, EndpointInput, EndpointOutput } from '../../contracts/index.ts';
import { newId } from '../ids.ts';
import { createHttpClient, type HttpClient } from './client.ts';
import type { ApiFailure } from './failure.ts';

export { createHttpClient, type HttpClient, type HttpClientOptions } from './client.ts';
export { joinModelState, serverMessage, type ApiFailure, type FailureBody } from './failure.ts';
export type { ApiResult } from './response.ts';

const callTimeoutMs = 20_000;

/** Tests give their own client by `fork({ values: [[$http, client]] })`. */
export const $http = createStore<HttpClient>(
  createHttpClient({ fetch: (url, init) => globalThis.fetch(url, init), newId, timeoutMs: callTimeoutMs }),
  { serialize: 'ignore' },
);

/** The guest has come to another page: reading calls of the page before are given up. */
export const pageChanged = createEvent();

const $leaving = createStore<AbortController | null>(null, { serialize: 'ignore' });
const abortPageCallsFx = attach({
  source: $leaving,
  effect: (leaving) => {
    leaving?.abort();
    return new AbortController();
  },
});

sample({ clock: pageChanged, target: abortPageCallsFx });
$leaving.on(abortPageCallsFx.doneData, (_, next) => next);

/**
 * An effect for one call. It fails with an `ApiFailure`. A GET belongs to the page that asked and is aborted
 * when the guest leaves it; anything that changes something runs to its end.
 */
export function createCallFx<const E extends EndpointDefinition>(
  endpoint: E,
): Effect<EndpointInput<E>, EndpointOutput<E>, ApiFailure<E>> {
  const runFx = createEffect<
    { http: HttpClient; leaving: AbortController | null; input: EndpointInput<E> },
    EndpointOutput<E>,
    ApiFailure<E>
  >(async ({ http, leaving, input }) => {
    const signal = endpoint.method === 'GET' && leaving !== null ? { signal: leaving.signal } : {};
    const result = await http.call(endpoint, input, signal);
    if (result.ok) return result.data;
    throw result.failure;
  });
  return attach({
    source: { http: $http, leaving: $leaving },
    mapParams: (input: EndpointInput<E>, { http, leaving }) => ({ http, leaving, input }),
    effect: runFx,
  });
}
