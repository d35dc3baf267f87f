export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture is shown: enlarged by `scale`, and moved by so many pixels from the middle of its box. */
export interface View extends Point {
  readonly scale: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export const wholeView: View = { scale: 1, x: 0, y: 0 };
export const mostScale = 4;
/** What a double tap or the button enlarges to. */
export const closeScale = 2.5;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value)) + 0;

/** Never smaller than its box, and never moved so far that the box shows what is beside it. */
export function fitView({ scale, x, y }: View, { width, height }: Box): View {
  const fitted = between(1, scale, mostScale);
  const reachX = ((fitted - 1) * width) / 2;
  const reachY = ((fitted - 1) * height) / 2;
  return { scale: fitted, x: between(-reachX, x, reachX), y: between(-reachY, y, reachY) };
}

/** Enlarges so that what is at `point`, counted from the middle of the box, stays where it is. */
export function zoomAt(view: View, point: Point, scale: number, box: Box): View {
  const fitted = between(1, scale, mostScale);
  const by = fitted / view.scale;
  return fitView(
    { scale: fitted, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by },
    box,
  );
}

export const moveBy = (view: View, by: Point, box: Box): View =>
  fitView({ ...view, x: view.x + by.x, y: view.y + by.y }, box);

type Pair = readonly [Point, Point];

const middle = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: Pair): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** Two fingers went from `before` to `after`: what lay under them lies under them still. */
export function pinch(view: View, before: Pair, after: Pair, box: Box): View {
  const from = middle(before);
  const to = middle(after);
  const zoomed = zoomAt(view, from, (view.scale * apart(after)) / apart(before), box);
  return moveBy(zoomed, { x: to.x - from.x, y: to.y - from.y }, box);
}
