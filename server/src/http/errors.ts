import type { ErrorBody } from 'shared/contracts';
import { cardStep, domainMessages, formatMoney } from 'shared/domain';
import type * as z from 'zod/mini';
import { createSpoken, type Said, spokenLocale } from '../language/index.ts';
import { bodyMessages, httpMessages } from './messages/en-GB.ts';
import { sayIssue } from './validation-messages.ts';

const translate = createSpoken({
  ...httpMessages,
  'error.action-failed': domainMessages['error.action-failed'],
});

/** What is wrong with each field, by its path on the wire. */
export type ModelState = Readonly<Record<string, readonly Said[]>>;

/** An expected refusal: thrown anywhere below a route, answered as `{ Message, Code, Params?, ModelState? }` with this status. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The message with its key and parameters. */
  readonly said: Said;
  readonly modelState: ModelState | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** What it is counted as, where its status says too little. */
  readonly reason: string | undefined;

  constructor(
    status: number,
    said: Said,
    extra: { modelState?: ModelState; headers?: Readonly<Record<string, string>>; reason?: string } = {},
  ) {
    super(said.message);
    this.status = status;
    this.said = said;
    this.modelState = extra.modelState;
    this.headers = extra.headers ?? {};
    this.reason = extra.reason;
  }
}

export const invalid = (modelState: ModelState, message: Said = translate.say('http.invalid')): HttpError =>
  new HttpError(400, message, { modelState });
/** A query of a link that does not fit, where a page would leave it out with a note. */
export const unfit = (parameter: string, why: 'parameter' | 'one-room' | 'ages'): HttpError =>
  invalid({ [parameter]: [translate.say(`http.${why}`)] });
/** An amount that no card can be charged. */
export const betweenCardSteps = (currency: string): Said =>
  translate.say('http.card-step', { amount: formatMoney(cardStep(currency), currency, spokenLocale()) });
export const unauthorised = (message: Said = translate.say('http.unauthorised')): HttpError =>
  new HttpError(401, message, { headers: { 'www-authenticate': 'Bearer' } });
export const forbidden = (message: Said = translate.say('http.forbidden')): HttpError =>
  new HttpError(403, message);
export const fromOtherSite = (): HttpError => forbidden(translate.say('http.other-site'));
export const notFound = (message: Said = translate.say('http.not-found')): HttpError =>
  new HttpError(404, message);
/** What a call names is not there. */
export const missing = (what: 'property' | 'booking' | 'restaurant' | 'room' | 'rate'): HttpError =>
  notFound(translate.say(`http.${what}`));
export const conflict = (message: Said): HttpError => new HttpError(409, message);
export const unprocessable = (message: Said, reason: string): HttpError =>
  new HttpError(422, message, { reason });
type WaitWords = (params: { readonly count: number }) => Said;
/** For programs the seconds, and for people whole minutes, rounded up. */
export const tooManyRequests = (
  retryAfterSeconds: number,
  say: WaitWords = (params) => translate.say('http.too-many', params),
): HttpError => {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new HttpError(429, say({ count: Math.ceil(seconds / 60) }), {
    headers: { 'retry-after': String(seconds) },
  });
};
/** The same may well succeed in a moment. */
export const unavailable = (
  message: Said = translate.say('http.unavailable'),
  retryAfterSeconds = 2,
): HttpError => new HttpError(503, message, { headers: { 'retry-after': String(retryAfterSeconds) } });
/** Too much waits already, or nothing has answered in time. */
export const overloaded = (retryAfterSeconds?: number): HttpError =>
  unavailable(translate.say('error.action-failed'), retryAfterSeconds);
export const restarting = (): HttpError => unavailable(translate.say('http.restarting'), 1);
export const partUnavailable = (): HttpError => unavailable(translate.say('http.part-unavailable'));
export const methodNotAllowed = (allow: string): HttpError =>
  new HttpError(405, translate.say('http.method'), { headers: { allow } });

const bodySaid = createSpoken(bodyMessages);
/** A body or an address that cannot be read. */
export const unreadable = (where: 'Body' | 'Url', why: keyof typeof bodyMessages): HttpError =>
  invalid({ [where]: [bodySaid.say(why)] });

const statusMessages = {
  408: 'http.too-slow',
  413: 'http.too-large',
  414: 'http.address-too-long',
  415: 'http.content-type',
  431: 'http.headers-too-large',
} as const;

/** Errors before a handler runs, by their status. */
export const errorOfStatus = (status: number): HttpError =>
  new HttpError(
    status,
    translate.say(
      status in statusMessages ? statusMessages[status as keyof typeof statusMessages] : 'http.unread',
    ),
  );

/** `['Rooms', 0, 'NumberOfAdults']` as `Rooms[0].NumberOfAdults`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${String(part)}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');

/** Issues, read with `reportInput`, by the path of their field as ModelState has them; what is wrong with the whole stands under the name that it is given. */
export function modelStateOf(issues: readonly z.core.$ZodIssue[], whole = 'Body'): ModelState {
  const byPath = new Map<string, Said[]>();
  for (const issue of issues) {
    const path = pathText(issue.path) || whole;
    byPath.set(path, [...(byPath.get(path) ?? []), sayIssue(issue)]);
  }
  return Object.fromEntries(byPath);
}

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));

const modelStateBody = (modelState: ModelState) => ({
  modelState: mapValues(modelState, (all) => all.map(({ message }) => message)),
  modelStateCodes: mapValues(modelState, (all) => all.map(({ code }) => code)),
});

export const errorBody = (error: HttpError): ErrorBody => ({
  message: error.message,
  code: error.said.code,
  ...(error.said.params ? { params: { ...error.said.params } } : {}),
  ...(error.modelState ? modelStateBody(error.modelState) : {}),
});

/** A fault of ours: never a stack or SQL (decisions 1). */
export const failure = (correlationId: string): ErrorBody => {
  const { code, message } = translate.say('error.action-failed');
  return { message, code, correlationId };
};
