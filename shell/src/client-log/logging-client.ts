import type { ApiFailure, HttpClient } from 'shared/runtime';
import type { ErrorOrigin } from './error-reporter.ts';
import type { ClientLogger } from './log-entry.ts';

/** product.md 8: API errors are logged except 401; a call that was aborted by leaving a page is no error. */
const isWorthLogging = (failure: ApiFailure): boolean =>
  failure.kind !== 'aborted' && !(failure.kind === 'http' && failure.status === 401);

const mostPaths = 5;

/** Where a response or a request broke its contract: names of fields, never their values. */
function pathsOf(failure: ApiFailure): { readonly paths?: string } {
  if (failure.kind === 'contract') return { paths: failure.paths.slice(0, mostPaths).join() };
  const body: object = (failure.kind === 'http' && failure.status === 400 ? failure.body : null) ?? {};
  const fields = 'modelState' in body ? Object.keys(body.modelState ?? {}) : [];
  return fields.length === 0 ? {} : { paths: fields.slice(0, mostPaths).join() };
}

/** The http client that logs its failures: the call, the page, how it failed, and its correlation id. */
export const loggingClient = (
  client: HttpClient,
  logger: ClientLogger,
  page: () => ErrorOrigin,
): HttpClient => ({
  async call(endpoint, input, options) {
    const result = await client.call(endpoint, input, options);
    if (!result.ok && isWorthLogging(result.failure)) {
      const { failure } = result;
      const { kind, correlationId } = failure;
      logger.log({
        level: 'error',
        logger: 'api',
        message: {
          ...page(),
          // The pattern, not the address, which has ids and parameters.
          call: `${endpoint.method} ${endpoint.path}`,
          kind,
          status: failure.kind === 'http' ? failure.status : null,
          ...pathsOf(failure),
          correlationId,
        },
      });
    }
    return result;
  },
});
