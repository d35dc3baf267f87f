import type { ErrorBody } from 'shared/contracts';
import { domainMessages } from 'shared/domain';
import type * as z from 'zod/mini';
import { createSpoken, type Said } from '../language/index.ts';
import { httpMessages } from './messages/en-GB.ts';

const translate = createSpoken({
  ...httpMessages,
  'error.action-failed': domainMessages['error.action-failed'],
});

export type ModelState = Readonly<Record<string, string[]>>;

/** An expected refusal: thrown anywhere below a route, answered as `{ Message, Code?, Params?, ModelState? }` with this status. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The key and parameters of the message, where it has a key. */
  readonly said: Omit<Said, 'message'> | undefined;
  readonly modelState: ModelState | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** What it is counted as, where its status says too little. */
  readonly reason: string | undefined;

  constructor(
    status: number,
    message: string | Said,
    extra: { modelState?: ModelState; headers?: Readonly<Record<string, string>>; reason?: string } = {},
  ) {
    super(typeof message === 'string' ? message : message.message);
    this.status = status;
    this.said = typeof message === 'string' ? undefined : message;
    this.modelState = extra.modelState;
    this.headers = extra.headers ?? {};
    this.reason = extra.reason;
  }
}

export const invalid = (
  modelState: ModelState,
  message: string | Said = translate.say('http.invalid'),
): HttpError => new HttpError(400, message, { modelState });
export const unauthorised = (message: string | Said = translate.say('http.unauthorised')): HttpError =>
  new HttpError(401, message, { headers: { 'www-authenticate': 'Bearer' } });
export const forbidden = (message: string | Said = translate.say('http.forbidden')): HttpError =>
  new HttpError(403, message);
export const notFound = (message: string | Said = translate.say('http.not-found')): HttpError =>
  new HttpError(404, message);
/** What a call names is not there. */
export const missing = (what: 'property' | 'booking' | 'restaurant'): HttpError =>
  notFound(translate.say(`http.${what}`));
export const conflict = (message: string | Said): HttpError => new HttpError(409, message);
export const unprocessable = (message: string | Said, reason: string): HttpError =>
  new HttpError(422, message, { reason });
export const tooManyRequests = (retryAfterSeconds: number): HttpError =>
  new HttpError(429, translate.say('http.too-many'), {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
/** The same may well succeed in a moment. */
export const unavailable = (message: string | Said = translate.say('http.unavailable')): HttpError =>
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
  ...(error.said ? { code: error.said.code } : {}),
  ...(error.said?.params ? { params: { ...error.said.params } } : {}),
  ...(error.modelState ? { modelState: { ...error.modelState } } : {}),
});

/** A fault of ours: never a stack or SQL (decisions 1). */
export const failure = (correlationId: string): ErrorBody => {
  const { code, message } = translate.say('error.action-failed');
  return { message, code, correlationId };
};
