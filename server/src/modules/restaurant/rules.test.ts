import { describe, expect, it } from 'vitest';
import { instantOf } from '../../instant.ts';
import { dayProblem, isClosed, isPast, leaveTime, promotionsAt } from './rules.ts';

describe('until when a table is kept', () => {
  it.each([
    ['18:00', 120, '20:00'],
    ['19:45', 90, '21:15'],
    ['23:00', 120, '01:00'],
    ['22:30', 90, '00:00'],
  ])('%s for %i minutes is %s', (time, minutes, end) => {
    expect(leaveTime(time, minutes)).toBe(end);
  });
});

describe('a time of the hotel', () => {
  const noon = new Date('2026-11-20T12:00:00Z');
  it.each([
    ['Europe/London', '2026/11/20', '11:59', true],
    ['Europe/London', '2026/11/20', '12:00', true],
    ['Europe/London', '2026/11/20', '12:01', false],
    ['Europe/London', '2026/11/19', '23:59', true],
    ['Europe/London', '2026/11/21', '00:00', false],
    // There it is one o'clock in the morning of the next day.
    ['Pacific/Auckland', '2026/11/20', '23:00', true],
    ['Pacific/Auckland', '2026/11/21', '00:59', true],
    ['Pacific/Auckland', '2026/11/21', '01:01', false],
  ])('in %s, %s %s has passed: %s', (zone, date, time, past) => {
    expect(isPast(date, time, zone, noon)).toBe(past);
  });

  it.each([
    ['in winter', '2026/12/01', '19:00', 'Europe/London', '2026-12-01T19:00:00.000Z'],
    ['in summer', '2026/07/01', '19:00', 'Europe/London', '2026-07-01T18:00:00.000Z'],
    ['where the clocks never change', '2026/07/01', '19:00', 'Africa/Lagos', '2026-07-01T18:00:00.000Z'],
    ['on the day that they go forward', '2027/03/28', '12:30', 'Europe/London', '2027-03-28T11:30:00.000Z'],
    ['on the day that they go back', '2026/10/25', '12:30', 'Europe/London', '2026-10-25T12:30:00.000Z'],
  ])('%s is one instant', (_, date, time, zone, instant) => {
    expect(instantOf(date, time, zone).toISOString()).toBe(instant);
  });
});

describe('the days of a restaurant', () => {
  it.each([
    ['2026/12/25', true],
    ['2027/12/25', true],
    ['2026/12/31', true],
    ['2027/12/31', false],
  ])('closed on %s: %s', (date, closed) => {
    expect(isClosed({ closedDays: ['12-25', '2026/12/31'] }, date)).toBe(closed);
  });

  it('is never closed where nothing is said', () => {
    expect(isClosed({}, '2026/12/25')).toBe(false);
  });

  it.each([
    ['2026/11/19', 'table.date-passed'],
    ['2026/11/20', null],
    ['2029/11/20', null],
    ['2029/11/22', 'table.date-too-far'],
  ])('%s, seen from 20 November 2026: %s', (date, problem) => {
    expect(dayProblem(date, '2026/11/20')).toBe(problem);
  });
});

describe('the offers at a table', () => {
  const promotions = [
    { id: 'always', name: '', description: '' },
    { id: 'early', name: '', description: '', weekdays: null, firstTime: '17:30', lastTime: '18:00' },
    {
      id: 'sunday',
      name: '',
      description: '',
      weekdays: ['Sun' as const],
      firstTime: null,
      lastTime: '14:30',
    },
  ];
  it.each([
    ['2026/12/01', '12:30', ['always']],
    ['2026/12/01', '17:30', ['always', 'early']],
    ['2026/12/01', '18:00', ['always', 'early']],
    ['2026/12/01', '18:30', ['always']],
    ['2026/12/06', '14:30', ['always', 'sunday']],
    ['2026/12/06', '17:45', ['always', 'early']],
  ])('on %s at %s: %j', (date, time, ids) => {
    expect(promotionsAt({ promotions }, date, time).map(({ id }) => id)).toEqual(ids);
  });
});
