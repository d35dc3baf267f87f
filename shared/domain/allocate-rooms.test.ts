import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateRooms, type RoomOption } from './allocate-rooms.ts';

const single = { roomTypeId: 'single', price: 100 };
const double = { roomTypeId: 'double', price: 150 };

describe('the cheapest rooms for a search', () => {
  it.each<[string, RoomOption[][], Record<string, number>, number | null]>([
    ['one room takes its cheapest', [[double, single]], { single: 1, double: 1 }, 100],
    [
      'two rooms share what is free',
      [
        [single, double],
        [single, double],
      ],
      { single: 1, double: 1 },
      250,
    ],
    ['who has one option only gets it', [[single, double], [single]], { single: 1, double: 1 }, 250],
    ['a room that nothing suits', [[single], []], { single: 5 }, null],
    ['not enough rooms', [[single], [single]], { single: 1 }, null],
    ['nothing free', [[single]], {}, null],
  ])('%s', (_name, options, free, total) => {
    expect(allocateRooms(options, new Map(Object.entries(free)))).toBe(total);
  });

  it('is the least of all ways to place the rooms', () => {
    const types = ['a', 'b', 'c'];
    const room = fc.uniqueArray(
      fc.record({ roomTypeId: fc.constantFrom(...types), price: fc.integer({ min: 1, max: 50 }) }),
      { minLength: 1, maxLength: 3, selector: (option) => option.roomTypeId },
    );
    const stock = fc.tuple(
      ...types.map((type) => fc.tuple(fc.constant(type), fc.integer({ min: 0, max: 2 }))),
    );
    const everyWay = (rooms: readonly RoomOption[][], free: Map<string, number>): number[] => {
      const [first, ...others] = rooms;
      if (!first) return [0];
      return first.flatMap(({ roomTypeId, price }) => {
        const left = free.get(roomTypeId) ?? 0;
        if (left < 1) return [];
        return everyWay(others, new Map(free).set(roomTypeId, left - 1)).map((rest) => rest + price);
      });
    };
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 4 }), stock, (rooms, rows) => {
        const free = new Map(rows);
        const ways = everyWay(rooms, free);
        expect(allocateRooms(rooms, free)).toBe(ways.length === 0 ? null : Math.min(...ways));
      }),
    );
  });

  it('comes to an end where many rooms compete for a hotel that is nearly sold out', () => {
    const types = Array.from({ length: 24 }, (_, index) => ({
      roomTypeId: `type-${index}`,
      price: 100 + index,
    }));
    const free = new Map(types.map(({ roomTypeId }) => [roomTypeId, 1]));
    const rooms = types.map(() => types);
    expect(allocateRooms(rooms, free)).toBe(types.reduce((sum, { price }) => sum + price, 0));
    expect(allocateRooms([...rooms, types], free)).toBeNull();
  });
});
