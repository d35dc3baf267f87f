import { allSettled, createEvent, createStore, fork } from 'effector';
import { aProperty } from 'shared/testing';
import { expect, it } from 'vitest';
import { emptySearch, type SearchCriteria } from '../domain/index.ts';
import { createSearchEditing, type SearchLimits } from './create-search-editing.ts';

const edited = createEvent<Partial<SearchCriteria>>();
const $search = createStore(emptySearch).on(edited, (search, changes) => ({ ...search, ...changes }));
const $limits = createStore<SearchLimits | null>({ rules: aProperty(), maximumRooms: 2 });
const editing = createSearchEditing({ $search, $limits, edited });

it('dates, rooms, parties and the code are changes of the search', async () => {
  const scope = fork();
  await allSettled(editing.datesChanged, { scope, params: { from: '2026/12/01', to: null } });
  await allSettled(editing.promoCodeChanged, { scope, params: ' SPRING ' });
  for (let press = 0; press < 3; press += 1) await allSettled(editing.roomAdded, { scope });
  const { rooms } = scope.getState($search);
  expect(rooms.length).toBe(2);
  const [first, second] = rooms.map(({ roomId }) => roomId);
  await allSettled(editing.partyChanged, {
    scope,
    params: { roomId: second ?? '', key: 'numberOfAdults', value: 1 },
  });
  await allSettled(editing.roomRemoved, { scope, params: first ?? '' });
  expect(scope.getState($search)).toMatchObject({
    fromDate: '2026/12/01',
    toDate: null,
    promoCode: 'SPRING',
    rooms: [{ roomId: second, roomNumber: 1, numberOfAdults: 1 }],
  });
});

it('no room is added before it is known what is searched', async () => {
  const rooms = [
    { roomId: 'room-1', roomNumber: 1, numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 },
  ];
  const scope = fork({
    values: [
      [$limits, null],
      [$search, { ...emptySearch, rooms }],
    ],
  });
  await allSettled(editing.roomAdded, { scope });
  expect(scope.getState($search).rooms).toEqual(rooms);
});
