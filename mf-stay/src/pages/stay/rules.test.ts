import { describe, expect, it } from 'vitest';
import { aStayRoom, aStayToManage } from '../../../test/stay.ts';
import { cancellable, dueOf, tiersOf } from './rules.ts';

const tier = (fromUtc: string, untilUtc: string | null, fee: number) => ({ fromUtc, untilUtc, fee });
const [booked, first, second] = ['2026-11-01T09:00:00Z', '2026-11-20T18:00:00Z', '2026-11-30T18:00:00Z'];
const tiers = [tier(booked, first, 0), tier(first, second, 120), tier(second, null, 360)];

describe('the steps of what cancelling costs', () => {
  it.each([
    ['in the first', '2026-11-10T12:00:00Z', ['now', 'later', 'later']],
    ['at a deadline', first, ['past', 'now', 'later']],
    ['after the last', '2026-12-24T12:00:00Z', ['past', 'past', 'now']],
  ])('%s', (_of, now, phases) => {
    expect(tiersOf(tiers, new Date(now)).map(({ phase }) => phase)).toEqual(phases);
  });

  it('say since when but for the first, and are one where they cost the same', () => {
    const same = [tier(booked, first, 0), tier(first, second, 0), tier(second, null, 360)];
    expect(tiersOf(same, new Date(booked))).toEqual([
      { phase: 'now', fee: 0, from: null, until: second },
      { phase: 'later', fee: 360, from: second, until: null },
    ]);
  });
});

const left = aStayRoom();
const words = aStayRoom({ reservationItemId: 'room-2', deadlines: null });
const gone = aStayRoom({ reservationItemId: 'room-3', cancelledAtUtc: booked });
it.each([
  ['every room that is left', aStayToManage({ rooms: [left, gone] }), ['room-1']],
  ['no room of which words alone say what it costs', aStayToManage({ rooms: [left, words] }), ['room-1']],
  [
    'nothing when its time is over',
    aStayToManage({ changes: [{ change: 'Cancel', untilUtc: first, isOpen: false }] }),
    [],
  ],
  ['nothing where the hotel does it', aStayToManage({ changes: [] }), []],
])('a guest cancels %s', (_of, stay, ids) => {
  expect(cancellable(stay).map(({ reservationItemId }) => reservationItemId)).toEqual(ids);
});

it('what is due is never less than nothing', () => {
  expect(dueOf({ ...aStayToManage(), total: 100, paid: 360 })).toBe(0);
  expect(dueOf({ ...aStayToManage(), total: 360, paid: 100 })).toBe(260);
});
