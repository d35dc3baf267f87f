import { describe, expect, it } from 'vitest';
import { demandOf, exceedingIndexes, roomUses } from './demand.ts';

const stay = { from: '2026/12/01', to: '2026/12/03' };
const rooms = (...ids: string[]) =>
  roomUses(
    ids.map((roomTypeId) => ({ roomTypeId })),
    stay,
  );

describe('what a booking takes from stock', () => {
  it('sums rooms of one type, night by night, without the day of departure', () => {
    expect(demandOf(rooms('double', 'suite', 'double'))).toEqual([
      { id: 'double', night: '2026/12/01', count: 2 },
      { id: 'double', night: '2026/12/02', count: 2 },
      { id: 'suite', night: '2026/12/01', count: 1 },
      { id: 'suite', night: '2026/12/02', count: 1 },
    ]);
  });
});

describe('which rooms do not fit', () => {
  const stock = (double: number, suite: number) => [
    { id: 'double', night: '2026/12/01', free: double + 5 },
    { id: 'double', night: '2026/12/02', free: double },
    { id: 'suite', night: '2026/12/01', free: suite },
    { id: 'suite', night: '2026/12/02', free: suite },
  ];

  it.each([
    ['everything fits', ['double', 'suite'], stock(1, 1), []],
    ['the later of two of a type', ['double', 'double'], stock(1, 0), [1]],
    ['both of a type that is gone', ['double', 'suite', 'double'], stock(0, 1), [0, 2]],
    ['a night without a row of stock', ['cabin'], stock(1, 1), [0]],
  ])('%s', (_name, types, free, expected) => {
    expect(exceedingIndexes(rooms(...types), free)).toEqual(expected);
  });

  it('lets a smaller use pass where a larger one did not fit', () => {
    const nights = ['2026/12/01'];
    const uses = [
      { id: 'breakfast', nights, count: 4 },
      { id: 'breakfast', nights, count: 2 },
    ];
    expect(exceedingIndexes(uses, [{ id: 'breakfast', night: '2026/12/01', free: 3 }])).toEqual([0]);
  });
});
