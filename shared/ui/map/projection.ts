/** A place on the flat map: the whole world is 1 wide and 1 high (Web Mercator), x to the east, y to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What of the world a map shows: its middle, and how many pixels the whole world would be wide. */
export interface View {
  readonly centre: Point;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Beyond it Mercator has no end. */
const mostLatitude = 85;

export function project(latitude: number, longitude: number): Point {
  const bounded = Math.max(-mostLatitude, Math.min(mostLatitude, latitude));
  const sine = Math.sin((bounded * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/** Degrees of a place on the flat map; the inverse of `project`. */
export function unproject({ x, y }: Point): { readonly latitude: number; readonly longitude: number } {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { latitude, longitude: x * 360 - 180 };
}

/** Pixels from the map's corner. */
export const toPixels = ({ x, y }: Point, { centre, scale }: View, { width, height }: Size): Point => ({
  x: (x - centre.x) * scale + width / 2,
  y: (y - centre.y) * scale + height / 2,
});

/** The whole world in 320 pixels, and a street in the same. */
const scales = { least: 320, most: 2 ** 24 } as const;
const clampScale = (scale: number): number => Math.max(scales.least, Math.min(scales.most, scale));

/** As near as one hotel alone is looked at: a town and its surroundings. */
const townScale = 2 ** 17;

/** The nearest view that has all the points, with room for their labels around them; the whole world without points. */
export function fit(points: readonly Point[], { width, height }: Size, room: Size): View {
  if (points.length === 0) return { centre: { x: 0.5, y: 0.4 }, scale: scales.least };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  const [top, bottom] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
  const wide = Math.max(1, width - room.width) / Math.max(right - left, Number.MIN_VALUE);
  const high = Math.max(1, height - room.height) / Math.max(bottom - top, Number.MIN_VALUE);
  return {
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
    scale: clampScale(Math.min(wide, high, townScale)),
  };
}

/** Nearer (2) or further (0.5) around the middle. */
export const zoomed = (view: View, factor: number): View => ({
  ...view,
  scale: clampScale(view.scale * factor),
});

export const canZoom = ({ scale }: View, factor: number): boolean => clampScale(scale * factor) !== scale;

/** Moved by pixels, as a finger drags it. */
export const dragged = ({ centre, scale }: View, dx: number, dy: number): View => ({
  scale,
  centre: {
    x: Math.max(0, Math.min(1, centre.x - dx / scale)),
    y: Math.max(0, Math.min(1, centre.y - dy / scale)),
  },
});
