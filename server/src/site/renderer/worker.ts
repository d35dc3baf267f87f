import type * as Vm from 'node:vm';
import type { MessagePort } from 'node:worker_threads';

/** What a worker is started with. */
export interface WorkerStart {
  readonly code: string;
  /** Milliseconds for which the script may start, and draw one page. */
  readonly timeoutMs: number;
}

export interface WorkerRequest {
  readonly id: number;
  readonly request: string;
}

export interface WorkerResponse {
  /** Of the request; null where the script does not start. */
  readonly id: number | null;
  /** Null when the page cannot be drawn. */
  readonly markup: string | null;
  /** Why, where that is a failure. */
  readonly problem?: string;
}

interface WorkerParts {
  readonly start: WorkerStart;
  readonly port: MessagePort;
  readonly vm: typeof Vm;
}

/** The global object of a renderer's realm (`shared/renderer`). */
interface Realm {
  request?: unknown;
  drawnMarkup?: unknown;
  problem?: unknown;
}

/**
 * Runs in the worker, as text: it may use nothing from outside. The script gets a realm with nothing but the language in it: no module,
 * no process, no network, no file, no timer, and no way to make code of text. Only texts go in and out.
 */
function work({ start, port, vm }: WorkerParts): void {
  const realm: Realm = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  const limits = { timeout: start.timeoutMs };
  const respond = (response: WorkerResponse): void => {
    port.postMessage(response);
  };
  /** What a script throws may be anything, and its stack begins with a line of the script, which is all of it. */
  const told = (error: unknown): string => {
    const { message, stack }: { readonly message?: unknown; readonly stack?: unknown } = Object(error);
    const places = typeof stack === 'string' ? stack.split('\n').filter((line) => /^ +at /.test(line)) : [];
    return [String(message).slice(0, 500), ...places.slice(0, 10)].join('\n');
  };
  try {
    new vm.Script(start.code, { filename: 'renderer.js' }).runInContext(realm, limits);
  } catch (error) {
    respond({ id: null, markup: null, problem: told(error) });
    port.close();
    return;
  }
  const draw = new vm.Script('draw(request)');
  port.on('message', ({ id, request }: WorkerRequest) => {
    try {
      realm.request = request;
      draw.runInContext(realm, limits);
      const { drawnMarkup, problem } = realm;
      const markup = typeof drawnMarkup === 'string' ? drawnMarkup : null;
      respond({ id, markup, ...(typeof problem === 'string' ? { problem: problem.slice(0, 2000) } : {}) });
    } catch (error) {
      respond({ id, markup: null, problem: told(error) });
    }
  });
}

/** The worker's program, in CommonJS. */
export const workerProgram = `
const { parentPort, workerData } = require('node:worker_threads');
(${work.toString()})({ start: workerData, port: parentPort, vm: require('node:vm') });
`;
