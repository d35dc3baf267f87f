import type { ErrorBody } from 'shared/contracts';
import type * as z from 'zod/mini';
import { createSpoken } from '../language/index.ts';
import { httpMessages } from './messages/en-GB.ts';

const translate = createSpoken(httpMessages);

export type ModelState = Readonly<Record<string, string[]>>;

/** An expected refusal: thrown anywhere below a route, answered as `{ Message, ModelState? }` with this status. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly modelState: ModelState | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** What it is counted as, where its status says too little. */
  readonly reason: string | undefined;

  constructor(
    status: number,
    message: string,
    extra: { modelState?: ModelState; headers?: Readonly<Record<string, string>>; reason?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.modelState = extra.modelState;
    this.headers = extra.headers ?? {};
    this.reason = extra.reason;
  }
}

export const invalid = (modelState: ModelState, message = translate('http.invalid')): HttpError =>
  new HttpError(400, message, { modelState });
export const unauthorised = (message = 'Unauthorized'): HttpError =>
  new HttpError(401, message, { headers: { 'www-authenticate': 'Bearer' } });
export const forbidden = (message = 'Forbidden'): HttpError => new HttpError(403, message);
export const notFound = (message = 'Not found'): HttpError => new HttpError(404, message);
/** What a call names is not there. */
export const missing = (what: 'property' | 'booking' | 'restaurant'): HttpError =>
  notFound(translate(`http.${what}`));
export const conflict = (message: string): HttpError => new HttpError(409, message);
export const unprocessable = (message: string, reason: string): HttpError =>
  new HttpError(422, message, { reason });
export const tooManyRequests = (retryAfterSeconds: number): HttpError =>
  new HttpError(429, translate('http.too-many'), {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
/** The same may well succeed in a moment. */
export const unavailable = (message: string): HttpError =>
  new HttpError(503, message, { headers: { 'retry-after': '2' } });

/** `['Rooms', 0, 'NumberOfAdults']` as `Rooms[0].NumberOfAdults`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${String(part)}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');

/** Issues by the path of their field, as ModelState has them; what is wrong with the whole stands under the name that it is given. */
export function modelStateOf(issues: readonly z.core.$ZodIssue[], whole = 'Body'): ModelState {
  const byPath = new Map<string, string[]>();
  for (const issue of issues) {
    const path = pathText(issue.path) || whole;
    byPath.set(path, [...(byPath.get(path) ?? []), issue.message]);
  }
  return Object.fromEntries(byPath);
}

export const errorBody = (error: HttpError): ErrorBody => ({
  message: error.message,
  ...(error.modelState ? { modelState: { ...error.modelState } } : {}),
});
