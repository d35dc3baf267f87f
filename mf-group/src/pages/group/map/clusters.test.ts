import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusters, nextPin } from './clusters.ts';

const somePlaced = fc
  .array(fc.record({ x: fc.integer({ min: -100, max: 700 }), y: fc.integer({ min: -100, max: 600 }) }), {
    maxLength: 80,
  })
  .map((points) => points.map((at, index) => ({ id: String(index), at })));

describe('hotels that lie too near to each other', () => {
  it('are all on the map, each in one pin', () => {
    fc.assert(
      fc.property(somePlaced, (placed) => {
        const ids = clusters(placed, 64).flatMap((cluster) => cluster.ids);
        expect(ids.toSorted()).toEqual(placed.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('share a pin in their middle; one that is apart has its own', () => {
    const found = clusters(
      [
        { id: 'a', at: { x: 0, y: 0 } },
        { id: 'b', at: { x: 300, y: 0 } },
        { id: 'c', at: { x: 20, y: 40 } },
      ],
      64,
    );
    expect(found).toEqual([
      { ids: ['a', 'c'], at: { x: 10, y: 20 } },
      { ids: ['b'], at: { x: 300, y: 0 } },
    ]);
  });

  it('never begin two pins within reach', () => {
    fc.assert(
      fc.property(somePlaced, (placed) => {
        const places = new Map(placed.map(({ id, at }) => [id, at]));
        const firsts = clusters(placed, 64).map(({ ids }) => places.get(ids[0] ?? '') ?? { x: 0, y: 0 });
        const near = firsts.filter((a, index) =>
          firsts.slice(index + 1).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < 64),
        );
        expect(near).toEqual([]);
      }),
    );
  });
});

describe('the arrow keys', () => {
  const pins = [
    { x: 100, y: 100 },
    { x: 200, y: 110 },
    { x: 400, y: 100 },
    { x: 110, y: 300 },
  ];
  it.each([
    ['right goes to the nearest at the right', 0, 'ArrowRight', 1],
    ['right again', 1, 'ArrowRight', 2],
    ['left comes back', 2, 'ArrowLeft', 1],
    ['down goes to the one below', 0, 'ArrowDown', 3],
    ['where there is none, they stay', 0, 'ArrowUp', null],
  ] as const)('%s', (_case, from, key, expected) => {
    expect(nextPin(pins, from, key)).toBe(expected);
  });
});
