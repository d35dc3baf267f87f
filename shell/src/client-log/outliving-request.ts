/** As much of an XMLHttpRequest as the jsnlog client uses. */
interface LogRequest {
  readyState: number;
  status: number;
  /** Called when the server has received it. */
  arrived: (() => void) | null;
  onreadystatechange: (() => void) | null;
  readonly open: (method: string, address: string) => void;
  readonly setRequestHeader: (name: string, value: string) => void;
  readonly send: (body: string) => void;
  readonly abort: () => void;
}

const done = 4;

/** Sends by a fetch that outlives the page, so that entries of a page that is being left arrive too. */
export function outlivingRequest(fetch: typeof globalThis.fetch): LogRequest {
  const headers: Record<string, string> = {};
  const given = new AbortController();
  let address = '';
  const request: LogRequest = {
    readyState: 0,
    status: 0,
    arrived: null,
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
          if (ok) request.arrived?.();
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
