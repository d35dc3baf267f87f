import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres, metresOfWalk, walkingMinutes } from './walking.ts';

const someLatitude = fc.double({ min: -80, max: 80, noNaN: true });
const someLongitude = fc.double({ min: -180, max: 180, noNaN: true });
const somePlace = fc
  .tuple(someLatitude, someLongitude)
  .map(([latitude, longitude]) => ({ latitude, longitude }));
const towerBridge = { latitude: 51.5055, longitude: -0.0754 };
const londonBridge = { latitude: 51.5079, longitude: -0.0877 };

describe('how far it is', () => {
  it('one degree of latitude is 111 kilometres', () => {
    const degree = distanceMetres({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 });
    expect(Math.round(degree / 1000)).toBe(111);
  });

  it('Tower Bridge is 890 metres from London Bridge, and a quarter of an hour on foot', () => {
    expect(distanceMetres(towerBridge, londonBridge)).toBeGreaterThan(850);
    expect(distanceMetres(towerBridge, londonBridge)).toBeLessThan(930);
    expect(walkingMinutes(towerBridge, londonBridge)).toBe(15);
  });

  it('is the same in both directions, and nothing is nearer than a minute', () => {
    fc.assert(
      fc.property(somePlace, somePlace, (from, to) => {
        expect(distanceMetres(from, to)).toBeCloseTo(distanceMetres(to, from), 3);
        expect(walkingMinutes(from, to)).toBeGreaterThanOrEqual(1);
      }),
    );
    expect(walkingMinutes(towerBridge, towerBridge)).toBe(1);
  });

  it('ten minutes on a map are 615 metres', () => {
    expect(Math.round(metresOfWalk(10))).toBe(615);
  });
});
