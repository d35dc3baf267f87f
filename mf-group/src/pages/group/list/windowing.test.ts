import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawn, layoutOf, shift } from './windowing.ts';

const keysOf = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));
const someList = fc.array(fc.option(fc.integer({ min: 20, max: 600 })), { maxLength: 120 }).map((heights) => {
  const keys = keysOf(heights.length);
  const known = new Map(
    heights.flatMap((height, index) => (height === null ? [] : [[String(index), height]])),
  );
  return {
    count: keys.length,
    heightOf: (index: number) => known.get(String(index)) ?? 230,
    layout: layoutOf(keys, known, 230, 16),
  };
});

it('each item begins where the one before ends, with the gap between', () => {
  expect(layoutOf(['a', 'b', 'c'], new Map([['b', 100]]), 200, 10)).toEqual({
    tops: [0, 210, 320],
    total: 520,
  });
  expect(layoutOf([], new Map(), 200, 10)).toEqual({ tops: [], total: 0 });
});

it('whatever the heights and wherever the guest is, all that they see is drawn, once and in order', () => {
  fc.assert(
    fc.property(
      someList,
      fc.integer({ min: -2000, max: 60_000 }),
      fc.integer({ min: 1, max: 2000 }),
      fc.option(fc.nat(140)),
      ({ count, heightOf, layout }, from, screen, held) => {
        const items = drawn(layout, from, from + screen, held);
        const seen = keysOf(count)
          .map(Number)
          .filter((index) => {
            const top = layout.tops[index] ?? 0;
            return top + heightOf(index) > from && top < from + screen;
          });
        expect(items).toEqual(expect.arrayContaining(seen));
        expect(items).toEqual([...new Set(items)].toSorted((a, b) => a - b));
        expect(items.every((index) => index >= 0 && index < count)).toBe(true);
      },
    ),
  );
});

it('of a thousand only those near the screen are drawn', () => {
  const layout = layoutOf(keysOf(1000), new Map(), 230, 16);
  expect(drawn(layout, 100_000, 101_000, null).length).toBeLessThan(16);
});

it('what has the focus stays, however far the guest scrolls', () => {
  const layout = layoutOf(keysOf(1000), new Map(), 230, 16);
  expect(drawn(layout, 100_000, 101_000, 3)[0]).toBe(3);
});

it.each([
  ['a card above turns out higher', 520, [['0', 250]], 50],
  ['a card above turns out lower', 520, [['1', 150]], -50],
  ['the card itself does, which is seen from its top', 520, [['2', 300]], 0],
  ['one below does', 520, [['4', 300]], 0],
  ['the list begins on the screen', -40, [['0', 250]], 0],
] as const)('what the guest looks at moves by what lies above it: %s', (_case, from, measured, expected) => {
  const keys = keysOf(6);
  const before = layoutOf(keys, new Map(), 200, 10);
  expect(shift(before, layoutOf(keys, new Map(measured), 200, 10), from)).toBe(expected);
});
