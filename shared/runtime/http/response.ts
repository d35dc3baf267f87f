import * as z from 'zod/mini';
import {
  refusalSchema,
  responseSchema,
  type EndpointDefinition,
  type EndpointOutput,
  type ErrorBody,
} from '../../contracts/index.ts';
import type { ApiFailure } from './failure.ts';

export type ApiResult<E extends EndpointDefinition> =
  | { readonly ok: true; readonly data: EndpointOutput<E> }
  | { readonly ok: false; readonly failure: ApiFailure<E> };

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const retryAfterOf = (response: Response): number | null => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
};

const errorFailure = (
  response: Response,
  {
    message = null,
    modelState = {},
  }: { readonly message?: string | null | undefined; readonly modelState?: ErrorBody['modelState'] },
) => ({
  kind: 'http' as const,
  status: response.status,
  message,
  modelState,
  retryAfterSeconds: retryAfterOf(response),
  correlationId: response.headers.get('x-correlation-id'),
});

/** Where an answer leaves its contract; of one that has several forms, where it leaves the first. */
const pathsOf = (issues: readonly z.core.$ZodIssue[]): PropertyKey[][] =>
  issues.flatMap((issue) => {
    const [first = []] = issue.code === 'invalid_union' ? issue.errors : [];
    return first.length === 0 ? [issue.path] : first.map(({ path }) => [...issue.path, ...path]);
  });

/** Reads a response by its contract: the entity of a 200, or the failure of anything else, a 200 without success among it. */
export async function readResponse<E extends EndpointDefinition>(
  endpoint: E,
  response: Response,
): Promise<ApiResult<E>> {
  const correlationId = response.headers.get('x-correlation-id');
  const json = await readJson(response);
  const decoded = z.safeDecode(responseSchema(endpoint, response.status), json);
  if (response.ok) {
    // The schema of status 200 is the one that EndpointOutput is made from.
    if (decoded.success) return { ok: true, data: decoded.data as EndpointOutput<E> };
    const refusal = z.safeParse(refusalSchema, json);
    if (refusal.success)
      return { ok: false, failure: { ...errorFailure(response, refusal.data), body: null } };
    const paths = pathsOf(decoded.error.issues).map((path) => path.join('.'));
    return { ok: false, failure: { kind: 'contract', paths, correlationId } };
  }
  const body = decoded.success ? (decoded.data as ErrorBody) : null;
  return { ok: false, failure: { ...errorFailure(response, body ?? {}), body } };
}
