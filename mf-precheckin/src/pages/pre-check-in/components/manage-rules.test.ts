import { aProperty } from 'shared/testing';
import { expect, it } from 'vitest';
import { anItem, secondItem } from '../../../../test/reservation.ts';
import { termsOf } from './manage-rules.ts';

const property = aProperty({ checkInTime: '15:00', timeZone: 'Europe/London' });
const now = new Date('2026-11-21T10:00:00Z');
const terms = (...items: Parameters<typeof termsOf>[0]) =>
  termsOf(items, property, now).map(({ rooms, cancellation }) => [rooms, cancellation?.kind ?? null]);

it.each([
  ['rooms with the same terms share them', [anItem(), secondItem()], [[[1, 2], 'free-until']]],
  [
    'rooms with other terms have their own',
    [anItem(), secondItem({ policy: 'Not refundable.', cancellationPolicy: [] }), anItem()],
    [
      [[1, 3], 'free-until'],
      [[2], null],
    ],
  ],
  ['a room without terms says nothing', [anItem({ policy: ' ', cancellationPolicy: [] })], []],
])('%s', (_, items, expected) => {
  expect(terms(...items)).toEqual(expected);
});

it('names the deadline on the clock of the hotel', () => {
  expect(termsOf([anItem()], property, now)[0]?.cancellation).toMatchObject({
    deadline: { date: '2026/11/29', time: '15:00' },
  });
});
