import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapSize, markRadius, marksOf, viewAround, walkRings } from './layout.ts';

const hotel = { latitude: 51.5042, longitude: -0.0737 };
const near = fc.double({ min: -0.02, max: 0.02, noNaN: true });
const somePlaces = fc.array(
  fc.tuple(near, near).map(([north, east]) => ({
    latitude: hotel.latitude + north,
    longitude: hotel.longitude + east,
  })),
  { minLength: 1, maxLength: 8 },
);

describe('the map of what is near a hotel', () => {
  it('has every place within its box, and every number too', () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        for (const { at, label } of marksOf(places, viewAround(hotel, places)))
          for (const { x, y } of [at, label]) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(mapSize.width);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(mapSize.height);
          }
      }),
    );
  });

  it('keeps the numbers of a few places in one spot apart, beside the hotel', () => {
    const same = { latitude: 51.5043, longitude: -0.0738 };
    const places = [same, same, same, { latitude: 51.51, longitude: -0.09 }];
    const labels = marksOf(places, viewAround(hotel, places)).map(({ label }) => label);
    const distances = labels.flatMap((one, index) =>
      labels.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(markRadius * 2 - 1);
  });

  it('has the north above and the east at the right', () => {
    const places = [
      { latitude: 51.51, longitude: -0.0737 },
      { latitude: 51.5042, longitude: -0.06 },
    ];
    const [north, east] = marksOf(places, viewAround(hotel, places));
    expect(north?.at.y).toBeLessThan(mapSize.height / 2);
    expect(east?.at.x).toBeGreaterThan(mapSize.width / 2);
  });

  it('shows equal walks as circles that are larger the longer the walk is', () => {
    const places = [{ latitude: 51.512, longitude: -0.09 }];
    const rings = walkRings(hotel, viewAround(hotel, places));
    expect(rings.length).toBeGreaterThan(0);
    for (const { minutes, radius } of rings)
      expect(radius / minutes).toBeCloseTo((rings[0]?.radius ?? 0) / (rings[0]?.minutes ?? 1), 6);
  });

  it('spreads places within a walk over the whole of it', () => {
    const places = [
      { latitude: 51.5042, longitude: -0.0837 },
      { latitude: 51.508, longitude: -0.0737 },
    ];
    const [west] = marksOf(places, viewAround(hotel, places));
    expect(west?.at.x).toBeLessThan(mapSize.width / 4);
  });

  it('of a hotel without places is a few streets', () => {
    expect(viewAround(hotel, []).scale).toBe(2 ** 23);
  });
});
