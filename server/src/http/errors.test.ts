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

it('asks to wait for whole seconds, at least one', () => {
  expect(tooManyRequests(0.2).headers).toEqual({ 'retry-after': '1' });
  expect(tooManyRequests(11.1).headers).toEqual({ 'retry-after': '12' });
});
