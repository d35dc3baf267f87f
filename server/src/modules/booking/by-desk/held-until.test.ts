import { describe, expect, it } from 'vitest';
import { heldUntil } from './held-until.ts';

const until = (now: string, hours?: number): string =>
  heldUntil(
    '2026/12/01',
    {
      timeZone: 'Europe/Copenhagen',
      // Only these two of the hotel are read.
      content: { checkInTime: '15:00', ...(hours && { paymentLinkHours: hours }) } as Parameters<
        typeof heldUntil
      >[1]['content'],
    },
    new Date(now),
  ).toISOString();

describe('how long rooms are held for a guest who pays by a link', () => {
  it.each([
    ['a day where the hotel says nothing', '2026-11-20T10:00:00Z', undefined, '2026-11-21T10:00:00.000Z'],
    ['the hotel’s own time', '2026-11-20T10:00:00Z', 48, '2026-11-22T10:00:00.000Z'],
    ['not past the check-in hour', '2026-12-01T06:00:00Z', undefined, '2026-12-01T14:00:00.000Z'],
    ['an hour after the check-in hour', '2026-12-01T17:00:00Z', undefined, '2026-12-01T18:00:00.000Z'],
    ['not beyond the day of arrival', '2026-12-01T22:30:00Z', undefined, '2026-12-01T23:00:00.000Z'],
  ])('is %s', (_what, now, hours, end) => {
    expect(until(now, hours)).toBe(end);
  });
});
