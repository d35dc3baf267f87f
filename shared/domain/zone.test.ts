import { describe, expect, it } from 'vitest';
import { timeOfDayIn, todayIn } from './zone.ts';

describe('the property’s clock', () => {
  it.each([
    ['Europe/London', '2026-11-21T23:59:59Z', '2026/11/21'],
    ['Europe/Copenhagen', '2026-11-21T23:00:00Z', '2026/11/22'],
    ['Africa/Lagos', '2026-11-21T22:59:00Z', '2026/11/21'],
    ['Africa/Johannesburg', '2026-11-21T22:00:00Z', '2026/11/22'],
    ['America/New_York', '2026-11-22T04:00:00Z', '2026/11/21'],
  ])('in %s at %s shows %s', (zone, instant, date) => {
    expect(todayIn(zone, new Date(instant))).toBe(date);
  });

  it.each([
    ['Europe/London', '2026-11-21T00:05:00Z', { hour: 0, minute: 5 }],
    ['Europe/London', '2026-06-21T12:30:00Z', { hour: 13, minute: 30 }],
    ['Europe/Copenhagen', '2026-03-29T01:00:00Z', { hour: 3, minute: 0 }],
  ])('in %s at %s reads its time', (zone, instant, time) => {
    expect(timeOfDayIn(zone, new Date(instant))).toEqual(time);
  });

  it('needs a zone that exists', () => {
    expect(() => todayIn('Europe/Atlantis', new Date(0))).toThrow(RangeError);
  });
});
