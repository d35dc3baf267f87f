import { describe, expect, it } from 'vitest';
import { atRest, type DrawnLines, type Range, withNear } from './drawn-lines.ts';

const blocks: Range = [0, 5];
const others: Range = [5, 10];
const none: DrawnLines = new Map();
const linesOf = (drawn: DrawnLines) => [...drawn.keys()].toSorted((a, b) => a - b);

describe('the lines that are drawn', () => {
  it('are those near what is seen, and what was drawn before stays', () => {
    const first = withNear(none, [0, 3], blocks, 400);
    expect(linesOf(first)).toEqual([0, 1, 2]);
    expect(linesOf(withNear(first, [2, 4], blocks, 4))).toEqual([0, 1, 2, 3]);
  });

  it('are the same object where nothing is missing, so that nothing is drawn anew', () => {
    const drawn = withNear(none, [0, 3], blocks, 400);
    expect(withNear(drawn, [1, 3], blocks, 400)).toBe(drawn);
  });

  it('come several at a time on the side to which it is scrolled', () => {
    const drawn = withNear(none, [100, 110], blocks, 400);
    expect(linesOf(withNear(drawn, [101, 111], blocks, 400)).slice(-11)).toEqual([
      110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120,
    ]);
    expect(linesOf(withNear(drawn, [99, 109], blocks, 400))[0]).toBe(89);
  });

  it('get other nights only near what is seen while these are scrolled', () => {
    const drawn = withNear(withNear(none, [0, 4], blocks, 400), [0, 2], others, 400);
    expect([...drawn]).toEqual([
      [0, others],
      [1, others],
      [2, blocks],
      [3, blocks],
    ]);
  });

  it('are those around what is seen once it rests, with the nights that are seen', () => {
    const far = withNear(withNear(none, [0, 10], blocks, 400), [10, 60], blocks, 400);
    expect(linesOf(far)).toHaveLength(70);
    const near: Range = [50, 60];
    const rested = atRest(far, near, blocks, 65);
    expect([Math.min(...rested.keys()), Math.max(...rested.keys())]).toEqual([38, 64]);
    expect(atRest(rested, near, blocks, 65)).toBe(rested);
    const elsewhere = withNear(rested, near, others, 65);
    expect(linesOf(atRest(elsewhere, near, others, 65))).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58, 59]);
  });
});
