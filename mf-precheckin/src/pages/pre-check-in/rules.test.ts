import { describe, expect, it } from 'vitest';
import { aReservation, completedNotice, wrongLink } from '../../../test/reservation.ts';
import { failedOf, openedOf } from './rules.ts';

describe('what a link opens (product.md 4)', () => {
  it('is the booking', () => {
    expect(openedOf(aReservation()).kind).toBe('reservation');
  });

  it.each([
    ['in the positive colour if Success is true', completedNotice, 'positive', 'secret'],
    ['otherwise in the warning colour', wrongLink, 'warning', null],
  ])('is a badge with title and message, %s', (_, notice, tone, confirmationToken) => {
    const { title, message } = notice;
    expect(openedOf(notice)).toEqual({ kind: 'notice', tone, title, message, confirmationToken });
  });
});

describe('a failure to open a link', () => {
  const http = (status: number) => ({
    kind: 'http' as const,
    status,
    message: null,
    modelState: {},
    retryAfterSeconds: null,
    body: null,
    correlationId: null,
  });
  it.each([
    ['may be tried again when nobody answers', { kind: 'network' as const, correlationId: null }, true],
    ['may be tried again when the server is ill', http(503), true],
    ['may be tried again when it was asked too often', http(429), true],
    ['need not when the server refuses the link', http(400), false],
  ])('%s', (_, failure, mayRetry) => {
    expect(failedOf(failure)).toEqual({ kind: 'failed', mayRetry });
  });
});
