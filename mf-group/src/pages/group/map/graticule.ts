import { project, unproject, type Size, type View } from 'shared/ui/map';

export interface GridLine {
  readonly kind: 'meridian' | 'parallel';
  readonly degrees: number;
  /** Pixels from the left for a meridian, from the top for a parallel. */
  readonly at: number;
}

const steps = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];
const leastPixels = 90;

/** The lines of latitude and longitude of a view, neither crowded nor lost. */
export function graticule(view: View, { width, height }: Size): GridLine[] {
  const step = steps.findLast((degrees) => (degrees / 360) * view.scale >= leastPixels) ?? 30;
  const corner = (x: number, y: number) =>
    unproject({ x: view.centre.x + x / view.scale, y: view.centre.y + y / view.scale });
  const from = corner(-width / 2, height / 2);
  const to = corner(width / 2, -height / 2);
  const between = (low: number, high: number): number[] => {
    const first = Math.ceil(low / step);
    const count = Math.max(0, Math.floor(high / step) - first + 1);
    return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(3)));
  };
  const meridians = between(Math.max(-180, from.longitude), Math.min(180, to.longitude)).map(
    (degrees): GridLine => ({
      kind: 'meridian',
      degrees,
      at: (project(0, degrees).x - view.centre.x) * view.scale + width / 2,
    }),
  );
  const parallels = between(Math.max(-80, from.latitude), Math.min(80, to.latitude)).map(
    (degrees): GridLine => ({
      kind: 'parallel',
      degrees,
      at: (project(degrees, 0).y - view.centre.y) * view.scale + height / 2,
    }),
  );
  return [...meridians, ...parallels];
}
