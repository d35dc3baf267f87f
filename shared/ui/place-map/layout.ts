import { metresOfWalk } from '../../domain/walking.ts';
import { project, toPixels, type Point, type Size, type View } from '../map/projection.ts';

interface Located {
  readonly latitude: number;
  readonly longitude: number;
}

/** The map's own units; it is drawn as wide as its box. */
export const mapSize: Size = { width: 400, height: 320 };
export const markRadius = 11;
/** What the outermost marks and the scale need. */
const margin = { x: 26, y: 34 } as const;
/** As near as a hotel without places is looked at: a few streets. */
const nearest = 2 ** 23;

/** The view with the hotel in its middle in which all places lie. */
export function viewAround(hotel: Located, places: readonly Located[]): View {
  const centre = project(hotel.latitude, hotel.longitude);
  const away = places.map(({ latitude, longitude }) => project(latitude, longitude));
  const most = (of: (point: Point) => number): number =>
    away.reduce((found, point) => Math.max(found, of(point)), Number.MIN_VALUE);
  const wide = (mapSize.width / 2 - margin.x) / most(({ x }) => Math.abs(x - centre.x));
  const high = (mapSize.height / 2 - margin.y) / most(({ y }) => Math.abs(y - centre.y));
  return { centre, scale: Math.min(wide, high, nearest) };
}

const earthMetres = 40_075_000;
const steps = [2, 5, 10, 15, 20, 30, 45, 60];

/** Circles of equal walks around the hotel that are seen whole or nearly so: at most three. */
export function walkRings(
  hotel: Located,
  view: View,
): { readonly minutes: number; readonly radius: number }[] {
  const perMetre = view.scale / (earthMetres * Math.cos((hotel.latitude * Math.PI) / 180));
  return steps
    .map((minutes) => ({ minutes, radius: metresOfWalk(minutes) * perMetre }))
    .filter(({ radius }) => radius >= 34 && radius <= mapSize.width / 2 - 8)
    .slice(-3);
}

export interface Mark {
  /** Where the place is. */
  readonly at: Point;
  /** Where its number is written: beside the place when others are too near. */
  readonly label: Point;
}

const apart = markRadius * 2 + 2;
const hotelRoom = 24;

/** A step of two points away from each other; of two in one place, by their order. */
function pushed(point: Point, from: Point, least: number, turn: number): Point {
  const [dx, dy] = [point.x - from.x, point.y - from.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= least) return point;
  const angle = distance < 0.01 ? turn : Math.atan2(dy, dx);
  const step = (least - distance) / 2 + 0.1;
  return { x: point.x + Math.cos(angle) * step, y: point.y + Math.sin(angle) * step };
}

const inside = ({ x, y }: Point): Point => ({
  x: Math.max(markRadius + 1, Math.min(mapSize.width - markRadius - 1, x)),
  y: Math.max(markRadius + 1, Math.min(mapSize.height - markRadius - 1, y)),
});

/** Where each place and its number stand: the numbers do not lie over each other or the hotel. */
export function marksOf(places: readonly Located[], view: View): Mark[] {
  const spots = places.map(({ latitude, longitude }) =>
    toPixels(project(latitude, longitude), view, mapSize),
  );
  const middle: Point = { x: mapSize.width / 2, y: mapSize.height / 2 };
  let labels = spots.map((spot) => spot);
  for (let round = 0; round < 80; round += 1)
    labels = labels.map((label, index) =>
      inside(
        labels.reduce(
          (moved, other, place) => (place === index ? moved : pushed(moved, other, apart, index)),
          pushed(label, middle, hotelRoom, index),
        ),
      ),
    );
  return spots.map((at, index) => ({ at, label: labels[index] ?? at }));
}
