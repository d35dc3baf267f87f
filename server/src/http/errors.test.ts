import { expect, it } from 'vitest';
import { pathText, tooManyRequests } from './errors.ts';

it.each([
  [['Rooms', 0, 'NumberOfAdults'], 'Rooms[0].NumberOfAdults'],
  [['Booker', 'Email'], 'Booker.Email'],
  [['idempotency-key'], 'idempotency-key'],
  [[], ''],
])('the path %o is written %s', (path, text) => {
  expect(pathText(path)).toBe(text);
});

it.each([
  [0.2, '1', 'Too many requests. Try again in 1 minute.'],
  [11.1, '12', 'Too many requests. Try again in 1 minute.'],
  [60, '60', 'Too many requests. Try again in 1 minute.'],
  [61, '61', 'Too many requests. Try again in 2 minutes.'],
  [899.5, '900', 'Too many requests. Try again in 15 minutes.'],
])('a wait of %s seconds is asked for as %s, and people read “%s”', (wait, seconds, message) => {
  const refusal = tooManyRequests(wait);
  expect([refusal.headers, refusal.message]).toEqual([{ 'retry-after': seconds }, message]);
});
