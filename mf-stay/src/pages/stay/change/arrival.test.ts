import { expect, it } from 'vitest';
import { arrivalTimes } from './arrival.ts';

it('the times of a day end in the night after it', () => {
  const times = arrivalTimes('');
  expect(times).toHaveLength(48);
  expect([times[0], times.at(-1)]).toEqual(['06:00', '05:30']);
  expect(times.indexOf('23:30') + 1).toBe(times.indexOf('00:00'));
});

it.each([
  ['17:05', '17:00'],
  ['00:10', '00:00'],
])('a time to the minute has its place: %s', (chosen, before) => {
  const times = arrivalTimes(chosen);
  expect(times[times.indexOf(chosen) - 1]).toBe(before);
});
