import fc from 'fast-check';
import { project } from 'shared/ui/map';
import { expect, it } from 'vitest';
import { graticule } from './graticule.ts';

const size = { width: 600, height: 500 };
const someView = fc
  .tuple(
    fc.double({ min: -70, max: 70, noNaN: true }),
    fc.double({ min: -170, max: 170, noNaN: true }),
    fc.integer({ min: 9, max: 24 }),
  )
  .map(([latitude, longitude, power]) => ({ centre: project(latitude, longitude), scale: 2 ** power }));

it('the lines are within the map, not crowded and not many', () => {
  fc.assert(
    fc.property(someView, (view) => {
      const lines = graticule(view, size);
      const meridians = lines.filter(({ kind }) => kind === 'meridian').map(({ at }) => at);
      expect(meridians.every((at) => at >= -1 && at <= size.width + 1)).toBe(true);
      expect(meridians.length).toBeLessThanOrEqual(size.width / 40);
      expect(lines.every(({ at }) => Number.isFinite(at))).toBe(true);
    }),
  );
});
