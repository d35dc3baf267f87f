import { describe, expect, it } from 'vitest';
import { atRest, type DrawnLines, type Range, type Seen, trimmed, widened, withNear } from './drawn-lines.ts';

const blocks: Range = [0, 5];
const others: Range = [8, 13];
const none: DrawnLines = new Map();
const linesOf = (drawn: DrawnLines) => [...drawn.keys()].toSorted((a, b) => a - b);
const seen = (near: Range, allLines = 400, its = blocks): Seen => ({
  near,
  blocks: its,
  allLines,
  allBlocks: 100,
});
/** As many steps as it takes. */
function rested(drawn: DrawnLines, what: Seen): DrawnLines {
  const next = atRest(drawn, what);
  return next === drawn ? drawn : rested(next, what);
}

describe('the lines that are drawn', () => {
  it('are those near what is seen, and what was drawn before stays', () => {
    const first = withNear(none, seen([0, 3]));
    expect(linesOf(first)).toEqual([0, 1, 2]);
    expect(linesOf(withNear(first, seen([2, 4], 4)))).toEqual([0, 1, 2, 3]);
  });

  it('are the same object where nothing is missing, so that nothing is drawn anew', () => {
    const drawn = withNear(none, seen([0, 3]));
    expect(withNear(drawn, seen([1, 3]))).toBe(drawn);
  });

  it('come several at a time on the side to which it is scrolled', () => {
    const drawn = withNear(none, seen([100, 110]));
    expect(linesOf(withNear(drawn, seen([101, 111]))).slice(-11)).toEqual([
      110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120,
    ]);
    expect(linesOf(withNear(drawn, seen([99, 109])))[0]).toBe(89);
  });

  it('get other nights only near what is seen while these are scrolled', () => {
    const drawn = withNear(withNear(none, seen([0, 4])), seen([0, 2], 400, others));
    expect([...drawn]).toEqual([
      [0, others],
      [1, others],
      [2, blocks],
      [3, blocks],
    ]);
  });

  it('keep their nights while they are scrolled along, so that the way back draws nothing', () => {
    const along = withNear(withNear(none, seen([0, 2])), seen([0, 2], 400, [1, 6]));
    expect([...along]).toEqual([
      [0, [0, 7]],
      [1, [0, 7]],
    ]);
    expect(withNear(along, seen([0, 2], 400, [2, 7]))).toBe(along);
    expect(withNear(along, seen([0, 2]))).toBe(along);
  });

  it('are once it rests those around what is seen, a few at a time', () => {
    const near: Range = [100, 110];
    const first = withNear(none, seen(near));
    expect(linesOf(atRest(first, seen(near)))).toHaveLength(20);
    const all = rested(first, seen(near));
    expect([Math.min(...all.keys()), Math.max(...all.keys())]).toEqual([60, 149]);
    expect(linesOf(rested(all, seen([0, 10], 30)))).toHaveLength(30);
  });

  it('have once it rests the nights that are seen', () => {
    const near: Range = [0, 10];
    const elsewhere = withNear(rested(withNear(none, seen(near)), seen(near)), seen(near, 400, others));
    const all = rested(elsewhere, seen(near, 400, others));
    expect(linesOf(all)).toHaveLength(50);
    expect([...all.values()].every((its) => its[0] === 8 && its[1] === 13)).toBe(true);
  });
});

it.each([
  ['nothing is drawn yet', undefined, [3, 8], [3, 8]],
  ['it is scrolled on', [0, 5], [1, 6], [0, 7]],
  ['it is scrolled back', [5, 10], [4, 9], [3, 10]],
  ['there is no more', [0, 5], [95, 100], [95, 100]],
  ['it was somewhere else', [40, 45], [0, 5], [0, 5]],
] satisfies [string, Range | undefined, Range, Range][])('blocks where %s', (_, drawn, wanted, then) => {
  expect(widened(drawn, wanted, 100)).toEqual(then);
});

it('blocks that are far away are taken away at rest', () => {
  expect(trimmed([0, 17], [3, 8])).toEqual([0, 17]);
  expect(trimmed([0, 18], [3, 8])).toEqual([3, 8]);
});
