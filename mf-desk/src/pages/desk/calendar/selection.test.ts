import { describe, expect, it } from 'vitest';
import type { CalendarRow } from './nights.ts';
import { boxOf, movedBy, targetOf } from './selection.ts';

const row = (roomTypeId: string, ratePlanId: string | null): CalendarRow => ({
  key: ratePlanId === null ? roomTypeId : `${roomTypeId} ${ratePlanId}`,
  roomTypeId,
  roomTypeName: roomTypeId,
  ratePlanId,
  name: ratePlanId ?? roomTypeId,
});
const rows = [
  row('double', null),
  row('double', 'flexible'),
  row('double', 'early'),
  row('suite', null),
  row('suite', 'flexible'),
];
const at = (index: number, night: number) => ({ row: rows[index]?.key ?? '', night });

describe('choosing nights', () => {
  it.each([
    ['a rate', at(1, 0), at(1, 2), ['double'], ['flexible'], '2026/12/03'],
    ['backwards', at(2, 2), at(1, 0), ['double'], ['flexible', 'early'], '2026/12/03'],
    ['rooms alone: all their rates', at(0, 0), at(0, 0), ['double'], ['flexible', 'early'], '2026/12/01'],
    ['over two types', at(2, 0), at(4, 0), ['double', 'suite'], ['early', 'flexible'], '2026/12/01'],
  ])('%s', (_, anchor, to, roomTypeIds, ratePlanIds, last) => {
    expect(targetOf(boxOf({ anchor, at: to }, rows), rows, '2026/12/01')).toEqual({
      roomTypeIds,
      ratePlanIds,
      from: '2026/12/01',
      to: last,
    });
  });

  it.each([
    ['ArrowDown', at(1, 3), at(2, 3)],
    ['ArrowUp', at(0, 3), at(0, 3)],
    ['ArrowRight', at(1, 3), at(1, 4)],
    ['ArrowLeft', at(1, 0), at(1, 0)],
    ['PageDown', at(1, 3), at(4, 3)],
    ['Home', at(1, 3), at(1, 0)],
    ['End', at(1, 3), at(1, 9)],
  ])('%s', (key, from, to) => {
    const grid = { rows, nights: 10, isFromRight: false };
    expect(movedBy(from, { key, ctrlKey: false }, grid)).toEqual(to);
  });

  it('left and right are those of the screen; other keys are not of the grid', () => {
    const grid = { rows, nights: 10, isFromRight: true };
    expect(movedBy(at(1, 3), { key: 'ArrowLeft', ctrlKey: false }, grid)).toEqual(at(1, 4));
    expect(movedBy(at(1, 3), { key: 'End', ctrlKey: true }, grid)).toEqual(at(4, 9));
    expect(movedBy(at(1, 3), { key: 'Tab', ctrlKey: false }, grid)).toBeNull();
  });
});
