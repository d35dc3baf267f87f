import type { ApiFailure, HttpClient } from 'shared/runtime';
import type { ErrorOrigin } from './error-reporter.ts';
import type { ClientLogger } from './log-entry.ts';

/** product.md 8: API errors are logged except 401; a call that was given up by leaving a page is none. */
const isWorthLogging = (failure: ApiFailure): boolean =>
  failure.kind !== 'aborted' && !(failure.kind === 'http' && failure.status === 401);

const mostPaths = 5;

/** Where an answer, or what was to be sent, left its contract: names of fields, never what is in them. */
function pathsOf(failure: ApiFailure): { readonly paths?: string } {
  if (failure.kind === 'contract') return { paths: failure.paths.slice(0, mostPaths).join() };
  const body: object = (failure.kind === 'http' && failure.status === 400 ? failure.body : null) ?? {};
  const fields = 'modelState' in body ? Object.keys(body.modelState ?? {}) : [];
  return fields.length === 0 ? {} : { paths: fields.slice(0, mostPaths).join() };
}

/** The http client with its failures told to the log: which call of whose page, how it failed, and its correlation id. */
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
          // The pattern, not the address: neither ids nor what was asked for.
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
