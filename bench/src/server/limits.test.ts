import { describe, expect, it } from 'vitest';
import { isReached, limitsOf, nothingMeasured } from './limits.ts';

describe('limits', () => {
  it('only what was measured has one', () => {
    expect(limitsOf(nothingMeasured)).toEqual([]);
    expect(limitsOf({ ...nothingMeasured, replayPerSecond: 900 })).toEqual([]);
    expect(limitsOf({ ...nothingMeasured, searchRatio: 1.2, groupSearchMs: 80 })).toHaveLength(2);
  });

  it.each([
    ['a ratio at its limit', { searchRatio: 1 }, true],
    ['a ratio under it', { searchRatio: 0.99 }, false],
    ['a time at its limit', { freshSameMs: 20 }, true],
    ['a time over it', { freshSameMs: 20.1 }, false],
    ['nothing overbooked', { replayOverbooked: 0 }, true],
    ['one night overbooked', { replayOverbooked: 1 }, false],
    ['no number', { createP99Ms: Number.NaN }, false],
  ])('%s', (_what, figures, reached) => {
    expect(limitsOf({ ...nothingMeasured, ...figures }).every(isReached)).toBe(reached);
  });
});
