/** As much of an XMLHttpRequest as the jsnlog client uses. */
interface LogRequest {
  readyState: number;
  status: number;
  onreadystatechange: (() => void) | null;
  readonly open: (method: string, address: string) => void;
  readonly setRequestHeader: (name: string, value: string) => void;
  readonly send: (body: string) => void;
  readonly abort: () => void;
}

const done = 4;

/** Sends by a fetch that outlives the page, so that entries of a page that is being left arrive too. Calls `arrived` when they have. */
export function outlivingRequest(fetch: typeof globalThis.fetch, arrived: () => void): LogRequest {
  const headers: Record<string, string> = {};
  const given = new AbortController();
  let address = '';
  const request: LogRequest = {
    readyState: 0,
    status: 0,
    onreadystatechange: null,
    open: (_, to) => {
      address = to;
      request.readyState = 1;
    },
    setRequestHeader: (name, value) => {
      headers[name] = value;
    },
    send: (body) => {
      fetch(address, { method: 'POST', headers, body, keepalive: true, signal: given.signal }).then(
        ({ status, ok }) => {
          Object.assign(request, { status, readyState: done });
          request.onreadystatechange?.();
          if (ok) arrived();
        },
        // The client retries after its own timeout.
        () => {
          request.readyState = done;
        },
      );
    },
    abort: () => {
      given.abort();
    },
  };
  return request;
}
