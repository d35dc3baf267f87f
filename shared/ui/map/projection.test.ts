import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canZoom, dragged, fit, project, toPixels, unproject, zoomed } from './projection.ts';

const someLatitude = fc.double({ min: -80, max: 80, noNaN: true });
const someLongitude = fc.double({ min: -180, max: 180, noNaN: true });
const somePoint = fc
  .tuple(someLatitude, someLongitude)
  .map(([latitude, longitude]) => project(latitude, longitude));
const size = { width: 600, height: 500 };
const room = { width: 150, height: 120 };

describe('the flat map', () => {
  it.each([
    ['where equator and Greenwich cross', 0, 0, { x: 0.5, y: 0.5 }],
    ['the date line', 0, 180, { x: 1, y: 0.5 }],
    ['Copenhagen', 55.676, 12.568, { x: 0.5349, y: 0.3129 }],
  ])('has %s in its place', (_case, latitude, longitude, { x, y }) => {
    const point = project(latitude, longitude);
    expect(point.x).toBeCloseTo(x, 3);
    expect(point.y).toBeCloseTo(y, 3);
  });

  it('leads back to the same degrees', () => {
    fc.assert(
      fc.property(someLatitude, someLongitude, (latitude, longitude) => {
        const back = unproject(project(latitude, longitude));
        expect(back.latitude).toBeCloseTo(latitude, 6);
        expect(back.longitude).toBeCloseTo(longitude, 6);
      }),
    );
  });
});

describe('the view', () => {
  it('that fits shows every hotel with room for its label, unless they lie over all the world', () => {
    fc.assert(
      fc.property(fc.array(somePoint, { minLength: 1, maxLength: 20 }), (points) => {
        const view = fit(points, size, room);
        fc.pre(view.scale > 320);
        for (const { x, y } of points.map((point) => toPixels(point, view, size))) {
          expect(x).toBeGreaterThanOrEqual(room.width / 2 - 1);
          expect(x).toBeLessThanOrEqual(size.width - room.width / 2 + 1);
          expect(y).toBeGreaterThanOrEqual(room.height / 2 - 1);
          expect(y).toBeLessThanOrEqual(size.height - room.height / 2 + 1);
        }
      }),
    );
  });

  it('of one hotel is its town, not its doorstep', () => {
    const view = fit([project(51.5, -0.07)], size, room);
    expect(toPixels(project(51.5, -0.07), view, size)).toEqual({ x: 300, y: 250 });
    expect(view.scale).toBe(2 ** 17);
  });

  it('keeps its middle while it comes nearer, and ends at a street and at the world', () => {
    const view = fit([project(51.5, -0.07)], size, room);
    expect(zoomed(view, 2).centre).toEqual(view.centre);
    const ends = (factor: number) => {
      let last = view;
      for (let step = 0; step < 30; step += 1) last = zoomed(last, factor);
      return canZoom(last, factor);
    };
    expect([ends(2), ends(0.5)]).toEqual([false, false]);
  });

  it('follows the finger', () => {
    const view = fit([project(51.5, -0.07)], size, room);
    const moved = toPixels(project(51.5, -0.07), dragged(view, 40, -25), size);
    expect(moved.x).toBeCloseTo(340, 6);
    expect(moved.y).toBeCloseTo(225, 6);
  });
});
