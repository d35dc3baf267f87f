import { describe, expect, it } from 'vitest';
import { landOutline, outlineWidth } from './land-outline.ts';
import { hasCoasts, outlinePlace } from './land.ts';
import { fit, project, toPixels, type Point } from 'shared/ui/map';

/** The rings of the outline, as places on the flat map. */
const rings: readonly (readonly Point[])[] = landOutline
  .split('M')
  .slice(1)
  .map((ring) => {
    const [x = 0, y = 0, ...steps] = (ring.match(/-?\d+/g) ?? []).map(Number);
    const points = [{ x: x / outlineWidth, y: y / outlineWidth }];
    for (let at = 0; at + 1 < steps.length; at += 2) {
      const last = points.at(-1) ?? { x: 0, y: 0 };
      const [dx = 0, dy = 0] = [steps[at], steps[at + 1]];
      points.push({ x: last.x + dx / outlineWidth, y: last.y + dy / outlineWidth });
    }
    return points;
  });

/** Even-odd: how many edges a ray to the east crosses. */
function isLand({ x, y }: Point): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter((a, index) => {
      const b = ring[(index + 1) % ring.length] ?? a;
      return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    }),
  );
  return crossings.length % 2 === 1;
}

describe('the coasts', () => {
  it.each([
    ['Birmingham', 52.48, -1.9, true],
    ['Viborg in Jutland', 56.45, 9.4, true],
    ['Ibadan', 7.38, 3.95, true],
    ['the Karoo', -32.3, 23.9, true],
    ['the North Sea', 56, 3, false],
    ['the Atlantic', 0, -25, false],
    ['the ocean south of Australia', -45, 130, false],
  ])('%s', (_place, latitude, longitude, expected) => {
    expect(isLand(project(latitude, longitude))).toBe(expected);
  });

  it('lie under the pins', () => {
    const size = { width: 600, height: 500 };
    const view = fit([project(51.5, -0.07), project(55.6, 12.5)], size, { width: 150, height: 120 });
    const [left = 0, top = 0, scale = 0] = (
      outlinePlace(view, size, outlineWidth).match(/-?[\d.]+/g) ?? []
    ).map(Number);
    const place = project(52, 5);
    const pin = toPixels(place, view, size);
    expect(left + place.x * outlineWidth * scale).toBeCloseTo(pin.x, 6);
    expect(top + place.y * outlineWidth * scale).toBeCloseTo(pin.y, 6);
  });

  it('are not drawn for a town, where they would be wrong', () => {
    const town = fit([project(51.5, -0.07)], { width: 600, height: 500 }, { width: 150, height: 120 });
    expect(hasCoasts(town)).toBe(false);
    expect(hasCoasts({ ...town, scale: 16_000 })).toBe(true);
  });
});
