import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allotmentRow } from './allotments.ts';
import { divideStock } from './divide-stock.ts';

const night = '2026/12/01';
const acme = allotmentRow('double', 'acme');
const group = allotmentRow('double', 'group');
const total = (rooms: number) => [{ id: 'double', night, total: rooms }];
const allotted = (allotmentId: string, rooms: number) => ({ id: 'double', night, total: rooms, allotmentId });
const taken = (id: string, count: number) => ({ id, night, taken: count });

describe('rooms divided among allotments', () => {
  it.each([
    ['no allotment', total(5), [], [], { double: 5 }],
    ['one', total(5), [allotted('acme', 2)], [], { double: 3, [acme]: 2 }],
    [
      'one that the file has no longer keeps what it sold',
      total(5),
      [],
      [taken(acme, 1)],
      { double: 4, [acme]: 1 },
    ],
    [
      'one that is smaller than what it sold',
      total(5),
      [allotted('acme', 1)],
      [taken(acme, 3)],
      { double: 2, [acme]: 3 },
    ],
    [
      'one that comes when most rooms are sold has what is left',
      total(5),
      [allotted('acme', 3)],
      [taken('double', 4)],
      { double: 4, [acme]: 1 },
    ],
    ['none on a night without rooms', total(0), [allotted('acme', 2)], [], { double: 0, [acme]: 0 }],
  ])('%s', (_, totals, allotments, takenRows, expected) => {
    const rows = divideStock(totals, allotments, takenRows);
    expect(Object.fromEntries(rows.map((row) => [row.id, row.total]))).toEqual(expected);
  });

  it('never are more than there are, nor fewer than were taken where that can be', () => {
    const count = fc.nat({ max: 8 });
    fc.assert(
      fc.property(count, count, count, count, count, count, (rooms, a, b, x, y, z) => {
        const takenRows = [taken('double', x), taken(acme, y), taken(group, z)];
        const rows = divideStock(total(rooms), [allotted('acme', a), allotted('group', b)], takenRows);
        expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(rooms);
        if (x + y + z > rooms) return;
        for (const { id, taken: of } of takenRows)
          expect(rows.find((row) => row.id === id)?.total).toBeGreaterThanOrEqual(of);
      }),
    );
  });
});
