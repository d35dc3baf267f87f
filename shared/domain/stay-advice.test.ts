import { describe, expect, it, vi } from 'vitest';
import { calendarDay, emptySearch, roomRequestsOf, stayRules, type Stay } from './index.ts';
import type { Party } from '../contracts/index.ts';
import { aCalendar, aCalendarRate, aParty, aProperty, aRoomType, aSearchResponse } from '../testing/index.ts';
import {
  findAlternatives,
  findNearest,
  findProblem,
  questionOf,
  type AdviceQuestion,
  type SearchRooms,
} from './stay-advice.ts';

const days = aCalendar('2026/11/21', 60, {
  '2026/12/02': { availableRooms: 0, rates: [] },
  '2026/12/10': { rates: [aCalendarRate({ minLengthOfStay: 4 })] },
});
const calendar = {
  days: new Map(days.map((day) => [day.dateOfStay, calendarDay(day, 'GBP')])),
  lastOnSale: '2027/01/19',
};
const soldOut: Stay = { from: '2026/12/01', to: '2026/12/03' };
const open: Stay = { from: '2026/12/05', to: '2026/12/07' };

function asking(stay: Stay, parties = [aParty()]): AdviceQuestion {
  const search = { ...emptySearch, fromDate: stay.from, toDate: stay.to, rooms: roomRequestsOf(parties) };
  const question = questionOf({
    search,
    property: aProperty(),
    today: '2026/11/21',
    minimumNights: 1,
    maximumRooms: 4,
    rules: stayRules(calendar, { rooms: parties.length, minimumNights: 1, closedToday: null }),
  });
  if (question === null) throw new Error('There is nothing to ask.');
  return question;
}
const free: SearchRooms = () => Promise.resolve(aSearchResponse());
const none: SearchRooms = () =>
  Promise.resolve(aSearchResponse({ roomTypes: [], numberOfRoomsPerRoomTypeId: {} }));

describe('why a stay cannot be booked', () => {
  it('the calendar knows, and nobody else is asked', async () => {
    const ask = vi.fn(free);
    expect(await findProblem(asking(soldOut), ask)).toEqual({ kind: 'night-not-free' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('whose room is too small on nights on which no room takes all, the search says', async () => {
    const full = [...calendar.days].map(([date, day]) => [date, { ...day, leadPrice: null }] as const);
    const unsuited = { ...calendar, days: new Map(full) };
    const parties = [aParty(), aParty({ numberOfAdults: 9 })];
    const rules = stayRules(unsuited, { rooms: 2, minimumNights: 1, closedToday: null });
    const question = { ...asking(open, parties), rules };
    expect(rules.stayProblem(open)).toEqual({ kind: 'not-suited' });
    expect(await findProblem(question, free)).toEqual({ kind: 'party-not-suited', roomIndexes: [1] });
    expect(await findProblem(question, () => Promise.resolve(null))).toEqual({ kind: 'not-suited' });
  });

  it.each([
    ['nothing is wrong', [aParty()], free, null],
    ['nothing is free', [aParty()], none, { kind: 'no-rooms' }],
    ['the server is silent', [aParty()], () => Promise.resolve(null), null],
    [
      'no room is large enough',
      [aParty(), aParty({ numberOfAdults: 9 })],
      free,
      { kind: 'party-not-suited', roomIndexes: [1] },
    ],
    [
      'each would do, but not together',
      [aParty(), aParty()],
      () =>
        Promise.resolve(
          aSearchResponse({ roomTypes: [aRoomType()], numberOfRoomsPerRoomTypeId: { double: 1 } }),
        ),
      { kind: 'combination' },
    ],
  ])('%s', async (_, parties, ask, problem) => {
    expect(await findProblem(asking(open, parties), ask)).toEqual(problem);
  });
});

describe('the nearest stay', () => {
  const ruled = (changes: Parameters<typeof aCalendarRate>[0], date = '2026/12/10') => {
    const listed = aCalendar('2026/11/21', 60, { [date]: { rates: [aCalendarRate(changes)] } });
    const known = {
      days: new Map(listed.map((day) => [day.dateOfStay, calendarDay(day, 'GBP')])),
      lastOnSale: '2027/01/19',
    };
    return stayRules(known, { rooms: 1, minimumNights: 1, closedToday: null });
  };
  const twoNights: Stay = { from: '2026/12/10', to: '2026/12/12' };

  it.each([
    ['longer', ruled({ minLengthOfStay: 4 }), { from: '2026/12/10', to: '2026/12/14' }],
    ['shorter', ruled({ maxLengthOfStay: 1 }), { from: '2026/12/10', to: '2026/12/11' }],
    [
      'longer over a night',
      ruled({ minStayThrough: 3 }, '2026/12/11'),
      { from: '2026/12/10', to: '2026/12/13' },
    ],
    ['later', ruled({ closedToArrival: true }), { from: '2026/12/11', to: '2026/12/13' }],
    [
      'a night more',
      ruled({ closedToDeparture: true }, '2026/12/12'),
      { from: '2026/12/10', to: '2026/12/13' },
    ],
    [
      'as far ahead as it has to be booked',
      ruled({ closedToArrival: true, minDaysBeforeArrival: 21 }),
      { from: '2026/12/12', to: '2026/12/14' },
    ],
    [
      'as early as it can be booked',
      ruled({ closedToArrival: true, maxDaysBeforeArrival: 14 }),
      { from: '2026/12/05', to: '2026/12/07' },
    ],
  ])('does as the rule asks: %s', async (_, rules, stay) => {
    expect(await findNearest({ ...asking(twoNights), rules }, free)).toMatchObject(stay);
  });

  it('is the next one where the server has no rooms for it, and none where no rule is against the stay', async () => {
    const rules = ruled({ closedToArrival: true });
    const ask: SearchRooms = (stay) => (stay.from === '2026/12/11' ? none(stay) : free(stay));
    expect(await findNearest({ ...asking(twoNights), rules }, ask)).toMatchObject({ from: '2026/12/09' });
    expect(await findNearest(asking(open), free)).toBeNull();
  });
});

describe('stays instead', () => {
  it('are ten at most, each with rooms for the party and its total', async () => {
    const stays = await findAlternatives(asking(soldOut), free);
    expect(stays).toHaveLength(10);
    expect(stays[0]).toEqual({ from: '2026/11/30', to: '2026/12/02', total: 36_000 });
  });

  it('leave out what the server has no rooms for', async () => {
    const ask: SearchRooms = (stay) => (stay.from === '2026/11/30' ? none(stay) : free(stay));
    const stays = await findAlternatives(asking(soldOut), ask);
    expect(stays.map(({ from }) => from)).not.toContain('2026/11/30');
    expect(stays).toHaveLength(10);
  });

  it('are not looked for without end', async () => {
    const ask = vi.fn(none);
    expect(await findAlternatives(asking(soldOut), ask)).toEqual([]);
    expect(ask).toHaveBeenCalledTimes(8);
  });
});

it('nothing is asked while dates are missing', () => {
  const parts = {
    search: emptySearch,
    property: aProperty(),
    today: '2026/11/21',
    minimumNights: 1,
    maximumRooms: 4,
    rules: stayRules(calendar, { rooms: 1, minimumNights: 1, closedToday: null }),
  };
  expect(questionOf(parts)).toBeNull();
});

it('nothing is asked while a hotel with bands of ages does not know the age of a child', () => {
  const family = { ...aParty(), numberOfChildren: 1 };
  const partsOf = (party: Party) => ({
    search: {
      ...emptySearch,
      fromDate: soldOut.from,
      toDate: soldOut.to,
      rooms: roomRequestsOf([party]),
    },
    property: aProperty({ childBands: [{ name: 'Children', minAge: 0, maxAge: 11, countsAs: 'Child' }] }),
    today: '2026/11/21',
    minimumNights: 1,
    maximumRooms: 4,
    rules: stayRules(calendar, { rooms: 1, minimumNights: 1, closedToday: null }),
  });
  expect(questionOf(partsOf(family))).toBeNull();
  expect(questionOf(partsOf({ ...family, ages: [4] }))?.request.rooms).toEqual([{ ...family, ages: [4] }]);
});
