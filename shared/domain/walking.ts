/** Where something is, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const earthMetres = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two places as the crow flies. */
export function distanceMetres(from: Place, to: Place): number {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthMetres * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Streets are longer than the straight line: by about a third in towns. */
const detour = 1.3;
/** 4.8 kilometres an hour. */
const metresAMinute = 80;

/** Metres on a map that are this many minutes on foot. */
export const metresOfWalk = (minutes: number): number => (minutes * metresAMinute) / detour;

/** As far as a place may be to be walked to: more than an hour. */
export const farthestWalkMetres = 5000;

/** Whole minutes on foot between two places, rounded up, at least one; estimated from the straight line. */
export const walkingMinutes = (from: Place, to: Place): number =>
  Math.max(1, Math.ceil(distanceMetres(from, to) / metresOfWalk(1)));
