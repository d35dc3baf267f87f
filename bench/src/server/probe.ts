import { subscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';

// Loaded into a server before its own program (`node --import`): answers the bench's questions about the process.
export type ProbeQuestion = 'memory' | 'memory-now' | 'cpu' | 'watch-times' | 'times';
export interface ProbeResponses {
  /** After a full garbage collection, in bytes. */
  readonly memory: { readonly rss: number; readonly heapUsed: number; readonly external: number };
  /** As it is, in bytes. */
  readonly 'memory-now': { readonly rss: number; readonly heapTotal: number; readonly external: number };
  /** Processor time of the process so far, in microseconds. */
  readonly cpu: number;
  readonly 'watch-times': null;
  /** Milliseconds from a request's head to the end of its response, of every request since the last question. */
  readonly times: readonly number[];
}

let times: number[] = [];

interface HttpMessage {
  readonly request: object;
}

function watchTimes(): void {
  const started = new WeakMap<object, number>();
  subscribe('http.server.request.start', (message) => {
    started.set((message as HttpMessage).request, performance.now());
  });
  subscribe('http.server.response.finish', (message) => {
    const start = started.get((message as HttpMessage).request);
    if (start !== undefined) times.push(performance.now() - start);
  });
}

function respond(question: ProbeQuestion): ProbeResponses[ProbeQuestion] {
  switch (question) {
    case 'memory': {
      globalThis.gc?.();
      const { rss, heapUsed, external } = process.memoryUsage();
      return { rss, heapUsed, external };
    }
    case 'memory-now': {
      const { rss, heapTotal, external } = process.memoryUsage();
      return { rss, heapTotal, external };
    }
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      return user + system;
    }
    case 'watch-times':
      watchTimes();
      return null;
    case 'times': {
      const seen = times;
      times = [];
      return seen;
    }
  }
}

process.on('message', (question: ProbeQuestion) => {
  process.send?.(respond(question));
});
// The channel must not keep a server alive that wants to end.
process.channel?.unref();
