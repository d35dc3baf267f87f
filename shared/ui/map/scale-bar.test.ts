import fc from 'fast-check';
import { expect, it } from 'vitest';
import { project } from './projection.ts';
import { scaleBar } from './scale-bar.ts';

const someView = fc
  .tuple(
    fc.double({ min: -70, max: 70, noNaN: true }),
    fc.double({ min: -170, max: 170, noNaN: true }),
    fc.integer({ min: 9, max: 24 }),
  )
  .map(([latitude, longitude, power]) => ({ centre: project(latitude, longitude), scale: 2 ** power }));

it('the bar is a round distance that fits', () => {
  fc.assert(
    fc.property(someView, (view) => {
      const { kilometres, pixels } = scaleBar(view, 110);
      expect(String(kilometres)).toMatch(/^(0\.)?[125]0*$/);
      expect(pixels).toBeGreaterThan(0);
      expect(pixels <= 110 || kilometres === 0.1).toBe(true);
    }),
  );
});

it('a thousand kilometres at the equator are a fortieth of the world', () => {
  const { kilometres, pixels } = scaleBar({ centre: { x: 0.5, y: 0.5 }, scale: 4000 }, 110);
  expect([kilometres, Math.round(pixels)]).toEqual([1000, 100]);
});
