import { expect, it } from 'vitest';
import { problemOf, tokenOf } from './rules.ts';

it.each([
  ['of a mail’s link', '#token=cHJvcA.c2VjcmV0', 'cHJvcA.c2VjcmV0'],
  ['of an address without a secret', '', null],
  ['of a place on the page', '#main', null],
  ['of a link that was cut', '#token=', null],
])('the secret %s', (_of, hash, token) => {
  expect(tokenOf(hash)).toBe(token);
});

it.each([
  ['a refusal', 409, { kind: 'refused', code: 'privacy.open', message: 'Not yet.' }],
  ['a fault of the server', 503, { kind: 'unanswered', code: null, message: null }],
] as const)('%s', (_what, status, problem) => {
  const body = { message: 'Not yet.', code: 'privacy.open' };
  const failure = {
    kind: 'http',
    status,
    message: 'Not yet.',
    modelState: {},
    retryAfterSeconds: null,
    body,
  } as const;
  expect(problemOf({ ...failure, correlationId: null })).toEqual(problem);
});
