import type { EndpointDefinition } from '../contracts/index.ts';
import type { ApiFailure, HttpClient } from '../runtime/index.ts';

/** A server's no, as an answer of `httpOf`. */
export class Refused {
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    this.failure = failure;
  }
}

/** An HTTP error with the server's message and, where the endpoint declares more for the status, the rest of its body. */
export const refused = (
  status: number,
  message: string,
  body: object = {},
  modelState: Readonly<Record<string, readonly string[]>> = {},
): Refused =>
  new Refused({
    kind: 'http',
    status,
    message,
    modelState,
    retryAfterSeconds: null,
    body: { message, ...body },
    correlationId: null,
  });

/** By the endpoint's path, such as `/api/Service/Get`: the entity, a `refused(…)`, or a function of the call’s input that gives one, at once or later. */
export type Answers = Readonly<Record<string, unknown>>;

const isAnswering = (given: unknown): given is (input: unknown) => unknown => typeof given === 'function';

const unreachable = new Refused({ kind: 'network', correlationId: null });

/** A client that answers by path after `pauseMs` milliseconds; a path without an answer is a server that cannot be reached. */
export function httpOf(answers: Answers, pauseMs = 0): HttpClient {
  const call = async ({ path }: EndpointDefinition, input: unknown): Promise<unknown> => {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const given = answers[path] ?? unreachable;
    const answer = isAnswering(given) ? await given(input) : given;
    return answer instanceof Refused
      ? { ok: false, failure: answer.failure }
      : { ok: true, data: structuredClone(answer) };
  };
  // The table answers by path and so cannot know each endpoint's own types.
  return { call: call as HttpClient['call'] };
}
