import { expect, it } from 'vitest';
import { aSlot, paths } from '../../../test/responses.ts';
import { aGuestAtTheForm, tabOf } from '../../../test/guest.ts';
import { $fullDay } from './first-free-day.ts';
import { $draft, $times, timesOutdated, draftChanged } from './model.ts';

/** A restaurant that has tables from a day on. */
const freeFrom = (day: string) => ({
  [paths.times]: ({ query }: { query: { date: string } }) => (query.date < day ? [] : [aSlot('19:00')]),
});

it('late in the evening the form opens on the next day with a table, and says so', async () => {
  const { read } = await aGuestAtTheForm({ answers: freeFrom('2026/11/23') });
  expect(read($draft).visitDate).toBe('2026/11/23');
  expect(read($times)).toHaveLength(1);
  expect(read($fullDay)).toBe('2026/11/21');
});

it('for a stay it is one of the stay', async () => {
  const { read } = await aGuestAtTheForm({ answers: freeFrom('2026/12/02') }, 'secret');
  expect(read($draft).visitDate).toBe('2026/12/02');
});

it.each([
  ['none of the days that are offered', null],
  ['none of the days of a stay', 'secret'],
])('with a table on %s, it stays on the first', async (_, token) => {
  const { read } = await aGuestAtTheForm({ answers: freeFrom('2099/01/01') }, token);
  expect(read($draft).visitDate).toBe(token === null ? '2026/11/21' : '2026/12/01');
  expect(read($times)).toEqual([]);
  expect(read($fullDay)).toBeNull();
});

it('with a table on the day itself there is nothing to say', async () => {
  const { read } = await aGuestAtTheForm();
  expect(read($draft).visitDate).toBe('2026/11/21');
  expect(read($fullDay)).toBeNull();
});

it.each([
  ['day', { visitDate: '2026/11/22' }, '2026/11/22'],
  ['party', { partySize: 4 }, '2026/11/21'],
  ['restaurant', { restaurantId: 'clock-room' }, '2026/11/21'],
  ['time', { visitTime: '19:00' }, '2026/11/21'],
])('once the guest has chosen the %s, no day is changed any more', async (_, wish, day) => {
  let isFull = false;
  const { read, does } = await aGuestAtTheForm({
    answers: { [paths.times]: () => (isFull ? [] : [aSlot('19:00')]) },
  });
  await does(draftChanged, wish);
  isFull = true;
  await does(timesOutdated, undefined);
  expect(read($draft).visitDate).toBe(day);
  expect(read($times)).toEqual([]);
});

it('a day that the tab has kept is not changed', async () => {
  const tab = tabOf();
  const before = await aGuestAtTheForm({ tab });
  await before.does(draftChanged, { visitDate: '2026/11/22' });
  const after = await aGuestAtTheForm({ tab, answers: freeFrom('2026/11/25') });
  expect(after.read($draft).visitDate).toBe('2026/11/22');
});

it('what was said of the first day goes when the guest chooses one', async () => {
  const { read, does } = await aGuestAtTheForm({ answers: freeFrom('2026/11/23') });
  await does(draftChanged, { visitDate: '2026/11/24' });
  expect(read($fullDay)).toBeNull();
});
