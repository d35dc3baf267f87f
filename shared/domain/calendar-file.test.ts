import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const file = calendarFile({
  uid: 'ABC123@harbour',
  from: '2026/12/01',
  to: '2026/12/04',
  title: 'Stay at The Harbour; a hotel, by the sea',
  text: 'First line\nSecond line',
  place: 'Long street '.repeat(10),
  url: 'https://hotel.example/Book/HARBOUR/Confirmation/secret',
  stamp: new Date('2026-11-21T10:00:00Z'),
});

it('spans the nights of the stay as whole days', () => {
  expect(file).toContain('DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261204\r\n');
});
it('escapes what has a meaning in the format', () => {
  expect(file).toContain('Stay at The Harbour\\; a hotel\\, by the sea');
  expect(file).toContain('First line\\nSecond line');
});
it('has no line of more than 75 octets', () => {
  const longest = Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length));
  expect(longest).toBeLessThanOrEqual(75);
});
it('says when it was written', () => expect(file).toContain('DTSTAMP:20261121T100000Z'));
