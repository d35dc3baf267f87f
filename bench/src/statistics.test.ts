import { describe, expect, it } from 'vitest';
import { median, percentile, rounded, tally } from './statistics.ts';

describe('median', () => {
  it.each([
    ['one', [4], 4],
    ['odd, unsorted', [9, 1, 5], 5],
    ['even', [1, 2, 3, 10], 2.5],
  ])('%s', (_what, values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('none is not a number', () => {
    expect(median([])).toBeNaN();
  });
});

describe('percentile', () => {
  it.each([
    ['half of four', [4, 1, 3, 2], 0.5, 2],
    ['nearly all of a hundred', Array.from({ length: 100 }, (_, index) => index + 1), 0.99, 99],
    ['all', [1, 9, 5], 1, 9],
    ['one value', [7], 0.5, 7],
  ])('%s', (_what, values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });

  it('none is not a number', () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});

it('rounds to digits', () => {
  expect(rounded(1.23456, 2)).toBe(1.23);
});

it('counts names, the most frequent first', () => {
  expect(tally(['a', 'b', 'b', 'c', 'b', 'a'])).toEqual([
    ['b', 3],
    ['a', 2],
    ['c', 1],
  ]);
});
