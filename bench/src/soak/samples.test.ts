import { describe, expect, it } from 'vitest';
import { slopeOf, slopesOf } from './samples.ts';

describe('slopes', () => {
  it('of a line is its own, of what swings around a level none', () => {
    expect(slopeOf([0, 1, 2, 3].map((x) => ({ x, y: 5 + 3 * x })))).toBeCloseTo(3);
    expect(slopeOf([1, -1, -1, 1].map((y, x) => ({ x, y })))).toBeCloseTo(0);
  });

  it('of memory and of the p99 leave out what grew while it warmed up', () => {
    const level = Array.from({ length: 12 }, (_, index) => ({
      hours: index / 12,
      rssMB: index < 3 ? 100 * index : 400,
      heapMB: 200,
      externalMB: 50,
      p99: index < 3 ? 500 : 20,
    }));
    expect(slopesOf(level)).toEqual({ rssSlopeMBPerHour: 0, p99Slope: 0 });
    const growing = level.map((sample) => ({
      ...sample,
      rssMB: 400 + 60 * sample.hours,
      p99: 20 + 2 * sample.hours,
    }));
    const { rssSlopeMBPerHour, p99Slope } = slopesOf(growing);
    expect(rssSlopeMBPerHour).toBeCloseTo(60);
    expect(p99Slope).toBeCloseTo(0.095, 2);
  });
});
