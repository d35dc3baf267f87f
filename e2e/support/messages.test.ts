import { expect, it } from 'vitest';
import { messagesOf } from './messages.ts';

const { text, starts, pattern } = messagesOf({
  'a.book': 'Book (now)',
  'a.choose': 'Choose {rate}, {room}',
  'a.rooms': { one: '{count} room', other: '{count} rooms' },
});

it('gives the text of a key', () => {
  expect(text('a.choose', { rate: 'Best', room: 'Classic' })).toBe('Choose Best, Classic');
  expect(text('a.rooms', { count: 1 })).toBe('1 room');
});

it('does not take a text for whole while a parameter is missing', () => {
  expect(() => text('a.choose', { rate: 'Best' })).toThrow('"a.choose" needs more');
});

it.each([
  ['a text to the letter', pattern('a.book'), 'Book (now)', 'Book now'],
  ['a beginning', starts('a.choose', { rate: 'Best' }), 'Choose Best, Family', 'Choose Worst, Family'],
  ['any parameter', pattern('a.choose', { room: 'Classic' }), 'Choose Best, Classic', 'Choose Best, Family'],
  ['any count', pattern('a.rooms'), '12 rooms', '12 rooms left'],
  ['a given count', pattern('a.rooms', { count: 1 }), '1 room', '2 rooms'],
])('matches %s', (_title, found, fits, doesNot) => {
  expect([found.test(fits), found.test(doesNot)]).toEqual([true, false]);
});
