import { describe, expect, it } from 'vitest';
import { scaleOf } from './scale.ts';

describe('the scale of a chart', () => {
  it.each([
    ['shares', [0, 0.42, 0.8], [0, 0.2, 0.4, 0.6, 0.8]],
    ['prices', [1180, 243], [0, 500, 1000, 1500]],
    ['rooms that came and went', [-3, 5], [-4, -2, 0, 2, 4, 6]],
    ['rooms that went', [-3], [-3, -2, -1, 0]],
    ['nothing at all', [], [0, 0.5]],
  ])('has even lines from below to above %s', (_name, values, lines) => {
    const { top, bottom, ticks } = scaleOf(values);
    expect(ticks).toHaveLength(lines.length);
    for (const [index, line] of lines.entries()) expect(ticks[index]).toBeCloseTo(line);
    expect([bottom, top]).toEqual([ticks[0], ticks.at(-1)]);
  });
});
