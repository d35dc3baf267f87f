import type { ApiFailure, HttpClient } from 'shared/runtime';
import type { ClientLogger } from './client-log.ts';

/** product.md 8: API errors are logged except 401; a call that was given up by leaving a page is none. */
const isWorthLogging = (failure: ApiFailure): boolean =>
  failure.kind !== 'aborted' && !(failure.kind === 'http' && failure.status === 401);

/** The http client with its failures told to the log: which call, how it failed, and its correlation id. */
export const loggingClient = (client: HttpClient, logger: ClientLogger): HttpClient => ({
  async call(endpoint, input, options) {
    const result = await client.call(endpoint, input, options);
    if (!result.ok && isWorthLogging(result.failure)) {
      const { kind, correlationId } = result.failure;
      logger.log({
        level: 'error',
        logger: 'api',
        message: {
          call: `${endpoint.method} ${endpoint.path}`,
          kind,
          status: result.failure.kind === 'http' ? result.failure.status : null,
          correlationId,
        },
      });
    }
    return result;
  },
});
