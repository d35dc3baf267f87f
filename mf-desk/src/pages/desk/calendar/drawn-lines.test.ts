import { describe, expect, it } from 'vitest';
import { type DrawnLines, nextAtRest, type Range, withNear } from './drawn-lines.ts';

const blocks: Range = [0, 5];
const others: Range = [5, 10];
const none: DrawnLines = new Map();
const linesOf = (drawn: DrawnLines) => [...drawn.keys()].toSorted((a, b) => a - b);

describe('the lines that are drawn', () => {
  it('are those near what is seen, and what was drawn before stays', () => {
    const first = withNear(none, [0, 3], blocks);
    expect(linesOf(first)).toEqual([0, 1, 2]);
    expect(linesOf(withNear(first, [2, 5], blocks))).toEqual([0, 1, 2, 3, 4]);
  });

  it('are the same object where nothing is missing, so that nothing is drawn anew', () => {
    const drawn = withNear(none, [0, 3], blocks);
    expect(withNear(drawn, [1, 3], blocks)).toBe(drawn);
  });

  it('get other nights only near what is seen while these are scrolled', () => {
    const drawn = withNear(withNear(none, [0, 4], blocks), [0, 2], others);
    expect([...drawn]).toEqual([
      [0, others],
      [1, others],
      [2, blocks],
      [3, blocks],
    ]);
  });

  it('grow at rest by the nearest, and in the end stand still', () => {
    const near: Range = [50, 60];
    let drawn = withNear(none, near, blocks);
    const once = nextAtRest(drawn, near, blocks, 400);
    expect(linesOf(once).filter((line) => !drawn.has(line))).toEqual([49, 60]);
    for (let next = once; next !== drawn; next = nextAtRest(drawn, near, blocks, 400)) drawn = next;
    expect([Math.min(...drawn.keys()), Math.max(...drawn.keys()), drawn.size]).toEqual([10, 99, 90]);
  });

  it('get the nights that are seen at rest, and lose what is far away or is no line any more', () => {
    const near: Range = [0, 2];
    let drawn = withNear(withNear(none, [300, 310], blocks), [0, 5], blocks);
    for (let left = 50; left > 0; left -= 1) drawn = nextAtRest(drawn, near, others, 4);
    expect([...drawn].toSorted(([a], [b]) => a - b)).toEqual([0, 1, 2, 3].map((line) => [line, others]));
  });
});
