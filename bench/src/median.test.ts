import { describe, expect, it } from 'vitest';
import { median } from './median.ts';

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
