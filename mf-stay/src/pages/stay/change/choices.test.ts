import { aRate, aRoomType, aSearchResponse } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { aStayRoom, aStayToManage } from '../../../../test/stay.ts';
import { choicesOf, limitsOf } from './choices.ts';
import { type DraftRoom, draftOf } from './rules.ts';

const booked = aStayRoom();
const [room, other] = draftOf(
  aStayToManage({ rooms: [booked, aStayRoom({ reservationItemId: 'room-2', roomTypeId: 'suite' })] }),
).rooms;
if (!room || !other) throw new Error('two rooms');
const rates = [aRate({ ratePlanId: 'flexible', name: 'Flexible' })];
const double = aRoomType({ roomTypeId: 'double', name: 'Double room', rates });
const suite = aRoomType({ roomTypeId: 'suite', name: 'Suite', rates });
const found = (counts: Record<string, number>) =>
  aSearchResponse({
    roomTypes: [double, suite].filter(({ roomTypeId }) => (counts[roomTypeId] ?? 0) > 0),
    numberOfRoomsPerRoomTypeId: counts,
  });
const namesOf = (
  wanted: { readonly room?: DraftRoom; readonly others?: readonly DraftRoom[] },
  counts: Record<string, number>,
) =>
  choicesOf(booked, { room, others: [], ...wanted }, found(counts), { currency: 'GBP' }).map(
    ({ name, isGone }) => (isGone ? `${name}, gone` : name),
  );

describe('the rooms and rates that a room may become', () => {
  it('are what is booked alone, while others are not known', () => {
    expect(choicesOf(booked, { room, others: [] }, null, { currency: 'GBP' })).toMatchObject([
      { name: 'Double room · Flexible', price: null, isGone: false },
    ]);
  });

  it.each([
    ['are those that are free', {}, { double: 1, suite: 1 }, ['Double room · Flexible', 'Suite · Flexible']],
    [
      'are not those that another room of the booking has',
      { others: [other] },
      { double: 1, suite: 1 },
      ['Double room · Flexible'],
    ],
    [
      'say that what is booked is not to be had',
      {},
      { suite: 1 },
      ['Double room · Flexible, gone', 'Suite · Flexible'],
    ],
    [
      'say so of a room that does not take the guests',
      { room: { ...room, numberOfAdults: 9 } },
      { double: 1 },
      ['Double room · Flexible, gone'],
    ],
  ])('%s', (_what, wanted, counts, names) => {
    expect(namesOf(wanted, counts)).toEqual(names);
  });

  it('have no price before the ages of all children are known', () => {
    const bands = [{ name: 'Children', minAge: 0, maxAge: 12, countsAs: 'Child' as const, percent: 50 }];
    const priceFor = (party: Partial<DraftRoom>) =>
      choicesOf(
        booked,
        { room: { ...room, numberOfChildren: 1, ...party }, others: [] },
        found({ double: 1 }),
        {
          currency: 'GBP',
          bands,
        },
      )[0]?.price;
    expect(priceFor({ agesGiven: [null] })).toBeNull();
    expect(priceFor({ ages: [4] })).toBeGreaterThan(0);
  });
});

it('as many guests may be chosen as a room takes that it may become', () => {
  const typesFor = (isRoomOpen: boolean) => limitsOf(booked, found({ double: 1, suite: 1 }), isRoomOpen);
  expect(typesFor(true)).toEqual([double, suite]);
  expect(typesFor(false)).toEqual([double]);
});
