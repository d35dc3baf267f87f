import fc from 'fast-check';
import { addDays } from 'shared/domain';
import { describe, expect, it } from 'vitest';
import { type Allotment, allotmentRow, freeRooms, roomChoices, rowsOf, takeFrom } from './allotments.ts';

const today = '2026/11/20';
const night = addDays(today, 10);
const corporate: Allotment = {
  id: 'acme',
  roomTypeIds: ['double'],
  ratePlanIds: ['corporate'],
  releaseDays: 7,
};
const group: Allotment = { id: 'group', roomTypeIds: null, ratePlanIds: ['group'], releaseDays: 14 };
const acme = allotmentRow('double', 'acme');
const groups = allotmentRow('double', 'group');

describe('where a plan takes a room from', () => {
  it.each([
    ['its own rooms first, then the free ones', 'corporate', night, [acme, 'double', groups]],
    ['not what is for others', 'flexible', addDays(today, 20), ['double']],
    ['what others have released', 'flexible', night, ['double', groups]],
    ['on the day of the release', 'flexible', addDays(today, 7), ['double', acme, groups]],
    ['a day before it', 'flexible', addDays(today, 8), ['double', groups]],
    ['its own rooms after the release too', 'corporate', today, [acme, 'double', groups]],
  ])('%s', (_, ratePlanId, on, rows) => {
    expect(rowsOf([corporate, group], { roomTypeId: 'double', ratePlanId }, on, today)).toEqual(rows);
  });

  it('no allotment of another room type', () => {
    const suite = { roomTypeId: 'suite', ratePlanId: 'corporate' };
    expect(rowsOf([corporate], suite, night, today)).toEqual(['suite']);
  });

  it('rooms alike together, night by night', () => {
    const room = { roomTypeId: 'double', ratePlanId: 'corporate' };
    const stay = { from: night, to: addDays(night, 2) };
    expect(roomChoices([corporate], [room, room], stay, today)).toEqual([
      { night, count: 2, ids: [acme, 'double'], own: 'double' },
      { night: addDays(night, 1), count: 2, ids: [acme, 'double'], own: 'double' },
    ]);
  });
});

describe('what a booking that is not made yet is going to take', () => {
  const room = { roomTypeId: 'double', ratePlanId: 'corporate' };
  const stay = { from: night, to: addDays(night, 1) };
  it.each([
    ['its own rooms first', 1, 2, 5, [[acme, 1]]],
    [
      '… and then free ones',
      3,
      2,
      5,
      [
        [acme, 2],
        ['double', 1],
      ],
    ],
    [
      'what is missing of the free ones',
      4,
      1,
      1,
      [
        [acme, 1],
        ['double', 3],
      ],
    ],
  ])('%s', (_, rooms, kept, free, expected) => {
    const choices = roomChoices(
      [corporate],
      Array.from({ length: rooms }, () => room),
      stay,
      today,
    );
    const demand = takeFrom(choices, (id) => (id === acme ? kept : free));
    expect(demand.map(({ id, count }) => [id, count])).toEqual(expected);
  });
});

describe('what is free to a plan', () => {
  const stay = { from: night, to: addDays(night, 3) };
  const counts = fc.array(fc.integer({ min: -2, max: 5 }), { minLength: 9, maxLength: 9 });

  it('is never more than all rooms, nor for other plans more than what is not kept', () => {
    fc.assert(
      fc.property(counts, fc.nat({ max: 20 }), (free, releaseDays) => {
        const kept = { ...corporate, releaseDays };
        const rows = ['double', acme, groups];
        const freeOn = (id: string, on: string) =>
          free[rows.indexOf(id) * 3 + ['0', '1', '2'].findIndex((n) => addDays(night, Number(n)) === on)] ??
          0;
        const of = (ratePlanId: string) =>
          freeRooms([kept], { roomTypeId: 'double', ratePlanId }, { stay, today }, freeOn);
        const [all, others] = [of('corporate'), of('flexible')];
        expect(others).toBeLessThanOrEqual(all);
        if (releaseDays >= 12) expect(others).toBe(all);
        if (releaseDays < 10) {
          const open = [0, 1, 2].map((n) => Math.max(0, freeOn('double', addDays(night, n))));
          expect(others).toBe(Math.min(...open));
        }
      }),
    );
  });
});
