import { expect, it } from 'vitest';
import { aStayRoom, aStayToManage } from '../../../../test/stay.ts';
import { rebasedDraft } from './rebase.ts';
import { draftOf } from './rules.ts';

const contact = {
  email: 'ada@example.org',
  phone: null,
  street: null,
  countryId: null,
  zipCode: null,
};
const before = aStayToManage({ contact, rooms: [aStayRoom(), aStayRoom({ reservationItemId: 'room-2' })] });
const draft = draftOf(before);

it('what the guest has left alone is as somebody else has made it', () => {
  const after = {
    ...before,
    dateTo: '2026/12/06',
    arrivalTime: '18:00',
    contact: { ...contact, phone: '+4533445566' },
    rooms: before.rooms.map((room) => ({ ...room, numberOfAdults: 1 })),
  };
  const typed = {
    ...draft,
    notes: 'A cot',
    contact: draft.contact && { ...draft.contact, street: 'Nyhavn 1' },
  };
  const rebased = rebasedDraft(typed, before, after);
  expect(rebased).toEqual({
    ...draftOf(after),
    notes: 'A cot',
    contact: { ...draftOf(after).contact, street: 'Nyhavn 1' },
  });
});

it('what the guest has changed stays, and dates stay together', () => {
  const after = { ...before, dateTo: '2026/12/06', notes: 'From the desk' };
  const typed = { ...draft, dateFrom: '2026/12/02', notes: 'Mine' };
  expect(rebasedDraft(typed, before, after)).toMatchObject({
    dateFrom: '2026/12/02',
    dateTo: '2026/12/04',
    notes: 'Mine',
  });
});

it('guests and their ages are one choice: those of two people are never mixed', () => {
  const [room, ...others] = draft.rooms;
  if (!room) throw new Error('a room');
  const typed = { ...draft, rooms: [{ ...room, numberOfChildren: 1, ages: [4] }, ...others] };
  const family = { numberOfAdults: 1, numberOfChildren: 2, ages: [3, 9] };
  const after = { ...before, rooms: before.rooms.map((each) => ({ ...each, ...family })) };
  const [mine, theirs] = rebasedDraft(typed, before, after).rooms;
  expect(mine).toMatchObject({ numberOfAdults: 2, numberOfChildren: 1, ages: [4] });
  expect(theirs).toMatchObject(family);
});

it('a room that is cancelled meanwhile is no longer changed', () => {
  const [first, second] = before.rooms;
  if (!first || !second) throw new Error('two rooms');
  const after = { ...before, rooms: [first, { ...second, cancelledAtUtc: '2026-11-20T10:00:00.000Z' }] };
  expect(rebasedDraft(draft, before, after).rooms.map((room) => room.reservationItemId)).toEqual(['room-1']);
});
