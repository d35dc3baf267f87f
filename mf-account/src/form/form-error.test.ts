import type { ApiFailure } from 'shared/runtime';
import { describe, expect, it } from 'vitest';
import { decideFormError, minutesOf } from './form-error.ts';

const http = (status: number, rest: Partial<Extract<ApiFailure, { kind: 'http' }>> = {}): ApiFailure => ({
  kind: 'http',
  status,
  message: null,
  modelState: {},
  retryAfterSeconds: null,
  body: null,
  correlationId: null,
  ...rest,
});
const fields = ['emailAddress', 'newPassword'];

describe('what a guest is told when the server does not do it', () => {
  it('product.md 8: the errors of the ModelState, each at its field, as the server says them', () => {
    const failure = http(400, {
      message: 'The request is invalid.',
      modelState: {
        EmailAddress: ['A valid email address is required'],
        Password: ['Something new about passwords'],
      },
    });
    expect(decideFormError(failure, fields)).toEqual({
      kind: 'fields',
      issues: [
        { field: 'emailAddress', message: 'A valid email address is required', isSaid: true },
        { field: 'newPassword', message: 'Something new about passwords', isSaid: true },
      ],
    });
  });

  it('product.md 8: the ModelState joined, when it speaks of what the form does not have', () => {
    const failure = http(400, { modelState: { PropertyId: ['Unknown'], EmailAddress: ['Odd'] } });
    expect(decideFormError(failure, fields)).toEqual({ kind: 'said', message: 'Unknown Odd' });
  });

  it.each([
    ['its message', http(404, { message: 'Not found' }), { kind: 'said', message: 'Not found' }],
    ['nothing that helps', http(404), { kind: 'said', message: null }],
    ['nothing at all', http(404, { message: '' }), { kind: 'said', message: null }],
    [
      'a fault of ours',
      http(500, { message: 'Action failed' }),
      { kind: 'failed', message: 'Action failed' },
    ],
    ['that it is away', http(503, { message: 'Back soon.' }), { kind: 'failed', message: 'Back soon.' }],
    ['a fault without words', http(502), { kind: 'failed', message: null }],
    [
      'that nobody is logged in',
      http(401, { message: 'Who are you?' }),
      { kind: 'said', message: 'Who are you?' },
    ],
    [
      'to wait',
      http(429, { message: 'Slow down.', retryAfterSeconds: 90 }),
      { kind: 'wait', message: 'Slow down.', seconds: 90 },
    ],
    ['to wait, not how long', http(429), { kind: 'wait', message: null, seconds: 60 }],
  ])('the server says %s', (_what, failure, error) => {
    expect(decideFormError(failure, fields)).toEqual(error);
  });

  it('to somebody who was logged in, a 401 says that the session is over', () => {
    expect(decideFormError(http(401, { message: 'Log in.' }), fields, 'user')).toEqual({
      kind: 'session-over',
    });
  });

  it.each([
    ['network', 'unreachable'],
    ['timeout', 'unreachable'],
  ] as const)('%s is %s', (kind, error) => {
    expect(decideFormError({ kind, correlationId: null }, fields)).toEqual({ kind: error });
  });

  it('a wait is told in whole minutes, never too short', () => {
    expect([1, 60, 61, 119, 120].map(minutesOf)).toEqual([1, 1, 2, 2, 2]);
  });
});
