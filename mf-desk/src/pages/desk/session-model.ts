import { createEvent, createStore, merge, sample } from 'effector';
import {
  acceptInvitation,
  beginSecondFactor,
  confirmSecondFactor,
  type DeskSession,
  getDeskSession,
  logInToDesk,
  logOutOfDesk,
  proveSecondFactor,
  readInvitation,
} from 'shared/contracts/desk';
import { type ApiFailure, createCallFx, serverMessage } from 'shared/runtime';
import { type FieldProblem, fieldProblemsOf } from './field-problems.ts';

/** With what stands behind the # of the address. */
export const deskOpened = createEvent<string>();
export const logInSubmitted = createEvent<{ emailAddress: string; password: string }>();
export const codeSubmitted = createEvent<string>();
export const enrolCodeSubmitted = createEvent<string>();
export const codesKept = createEvent();
/** It is put aside: the link stays good. */
export const invitationLeft = createEvent();
export const invitationAccepted = createEvent<{ name: string; password: string }>();
export const logOutPressed = createEvent();
/** A call was refused because the log-in is over. */
export const sessionOver = createEvent();

/** With the log-in that the server has drawn the page for. */
export const sessionDrawn = createEvent<DeskSession>();
/** The page is there, with what stands behind the # of its address. */
export const pageShown = createEvent<string>();

const $isDrawn = createStore(false).on(sessionDrawn, () => true);
const shown = sample({ clock: pageShown, source: $isDrawn, fn: (isDrawn, hash) => ({ isDrawn, hash }) });
$isDrawn.reset(shown);
// What the server has drawn is not fetched again at once.
sample({
  clock: shown.filter({ fn: ({ isDrawn }) => !isDrawn }),
  fn: ({ hash }) => hash,
  target: deskOpened,
});

const sessionFx = createCallFx(getDeskSession);
const logInFx = createCallFx(logInToDesk);
const proveFx = createCallFx(proveSecondFactor);
const beginFx = createCallFx(beginSecondFactor);
const confirmFx = createCallFx(confirmSecondFactor);
const logOutFx = createCallFx(logOutOfDesk);
export const loggedOut = logOutFx.doneData.map(() => undefined);
const invitationFx = createCallFx(readInvitation);
const acceptFx = createCallFx(acceptInvitation);

const isOver = (failure: ApiFailure): boolean => failure.kind === 'http' && failure.status === 401;
const hasFailed = (failure: ApiFailure): boolean => !isOver(failure);
const tokenOf = (hash: string): string | null => /^#invitation=(.+)$/.exec(hash)?.[1] ?? null;

export const $invitationToken = createStore<string | null>(null)
  .on(deskOpened, (_, hash) => tokenOf(hash))
  .reset(acceptFx.doneData.filter({ fn: ({ success }) => success }), invitationLeft);

/** Whether a link to the desk has an invitation. */
export const hasInvitation = (hash: string): boolean => tokenOf(hash) !== null;

/** What is answered about a link that was opened before another one is late. */
const invitationRead = sample({
  clock: invitationFx.finally,
  source: $invitationToken,
  filter: (token, { params }) => params.body.token === token,
  fn: (_, end) => end,
});

export const $invitation = createStore<{
  emailAddress: string;
  role: DeskSession['hotels'][number]['role'];
  propertyName: string;
  hasAccount: boolean;
} | null>(null)
  .on(invitationRead, (_, end) => (end.status === 'done' ? end.result : null))
  .reset(deskOpened);

sample({
  clock: deskOpened.map(tokenOf),
  filter: (token): token is string => token !== null,
  fn: (token: string) => ({ body: { token } }),
  target: invitationFx,
});
sample({
  clock: invitationAccepted,
  source: $invitationToken,
  filter: (token): token is string => token !== null,
  fn: (token, { name, password }) => ({ body: { token: token ?? '', name, password } }),
  target: acceptFx,
});

const answered = merge([logInFx.doneData, proveFx.doneData, acceptFx.doneData]);

sample({ clock: [deskOpened, sessionOver], fn: () => ({}), target: sessionFx });
sample({ clock: logInSubmitted, fn: (body) => ({ body }), target: logInFx });
sample({ clock: codeSubmitted, fn: (code) => ({ body: { code } }), target: proveFx });
sample({ clock: answered, filter: ({ success }) => success, fn: () => ({}), target: sessionFx });
sample({ clock: logOutPressed, fn: () => ({ body: {} }), target: logOutFx });
// Whether a log-out that failed has been heard, only the server knows.
sample({ clock: logOutFx.fail, fn: () => ({}), target: sessionFx });
sample({
  clock: sessionFx.doneData,
  filter: ({ state }) => state === 'enrol',
  fn: () => ({ body: {} }),
  target: beginFx,
});
sample({ clock: enrolCodeSubmitted, fn: (code) => ({ body: { code } }), target: confirmFx });
sample({ clock: codesKept, fn: () => ({}), target: sessionFx });

export const $session = createStore<DeskSession | 'out' | null>(null)
  .on([sessionFx.doneData, sessionDrawn], (_, session) => session)
  .on(sessionFx.failData, (session, failure) => (isOver(failure) ? 'out' : session))
  .on(loggedOut, () => 'out')
  .reset(deskOpened);

/** Whether the role at a hotel allows a call. */
export const mayCall = (
  session: DeskSession | 'out' | null,
  propertyId: string,
  { method, path }: { readonly method: string; readonly path: string },
): boolean =>
  session !== null &&
  session !== 'out' &&
  session.hotels.some(
    (hotel) => hotel.propertyId === propertyId && hotel.calls.includes(`${method} ${path}`),
  );

/** Whether somebody is logged in with all that the log-in asks for. */
export const isOpenSession = (session: DeskSession | 'out' | null): session is DeskSession =>
  session !== null && session !== 'out' && session.state === 'open';

/** What an authenticator app scans, while one is being set up. */
export const $enrolment = createStore<{ readonly secret: string; readonly url: string } | null>(null)
  .on(beginFx.doneData, (_, begun) => (begun.success ? { secret: begun.secret, url: begun.url } : null))
  .reset(confirmFx.doneData.filter({ fn: ({ success }) => success }), logOutFx.finally);

/** Shown once. */
export const $recoveryCodes = createStore<readonly string[]>([])
  .on(confirmFx.doneData, (codes, answer) => (answer.success ? answer.recoveryCodes : codes))
  .reset(codesKept, deskOpened);

const invitationProblems = (failure: ApiFailure) => fieldProblemsOf(failure, ['name', 'password']);
/** What the server says about the fields of an invitation. */
export const $fieldProblems = createStore<readonly FieldProblem<'name' | 'password'>[]>([])
  .on(acceptFx.failData, (_, failure) => invitationProblems(failure) ?? [])
  .reset(acceptFx, deskOpened, invitationLeft);

const refused = merge([answered, confirmFx.doneData, beginFx.doneData]);
/** Why the last step did not work; empty where the server has said nothing. */
export const $problem = createStore<string | null>(null)
  .on(refused, (_, answer) => (answer.success ? null : answer.message))
  .on([logInFx.failData, proveFx.failData, confirmFx.failData], (_, failure) => serverMessage(failure) ?? '')
  // What is said at a field is not said above the form too.
  .on(acceptFx.failData, (_, failure) =>
    invitationProblems(failure) === null ? (serverMessage(failure) ?? '') : null,
  )
  .on(invitationRead, (problem, end) => (end.status === 'fail' ? (serverMessage(end.error) ?? '') : problem))
  .on(sessionFx.failData.filter({ fn: hasFailed }), (_, failure) => serverMessage(failure) ?? '')
  .reset(deskOpened, logOutPressed, invitationLeft);

export const $isWorking = createStore(false).on(
  merge([logInFx.pending, proveFx.pending, confirmFx.pending, acceptFx.pending]),
  (_, pending) => pending,
);
