import { createHttpClient, type HttpClient } from 'shared/runtime';
import { loggingClient } from '../client-log/logging-client.ts';
import type { PageLog } from '../client-log/page-log.ts';

const callTimeoutMs = 20_000;

/** The page's client of the API: it asks for the language of the page, and logs what fails. */
export function createApiClient(window: Window, log: PageLog): HttpClient {
  const client = createHttpClient({
    fetch: (url, init) => {
      // The server answers in the language of the page, also where the browser prefers another one.
      if (init.headers instanceof Headers)
        init.headers.set('accept-language', window.document.documentElement.lang);
      return window.fetch(url, init);
    },
    newId: log.newCorrelationId,
    timeoutMs: callTimeoutMs,
  });
  return loggingClient(client, log.logger, log.page);
}
