/** Where each item of a long list lies, from its measured heights; what was not measured yet is as high as the estimate. */
export interface Layout {
  readonly tops: readonly number[];
  readonly total: number;
}

export function layoutOf(
  keys: readonly string[],
  heights: ReadonlyMap<string, number>,
  estimate: number,
  gap: number,
): Layout {
  const tops: number[] = [];
  let top = 0;
  for (const key of keys) {
    tops.push(top);
    top += (heights.get(key) ?? estimate) + gap;
  }
  return { tops, total: Math.max(0, top - gap) };
}

/** The first item that ends below a height: its index, or the number of items. */
function firstBelow({ tops, total }: Layout, height: number): number {
  let low = 0;
  let high = tops.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle + 1] ?? total) > height) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * By how many pixels what the guest looks at, `from` pixels below the list's top, has moved, since cards above it turned out higher or lower
 * than they were taken for. Nothing where the list begins on the screen.
 */
export function shift(before: Layout, after: Layout, from: number): number {
  if (from <= 0) return 0;
  const first = firstBelow(before, from);
  const [old, now] = [before.tops[first], after.tops[first]];
  return old === undefined || now === undefined ? 0 : now - old;
}

/** A few more than are seen, so that scrolling and the Tab key find the next ones there. */
const overscan = 4;

/**
 * Which items to draw for what is seen of the list, from `from` to `to` in pixels from its top; and always the `held` one, which has the
 * focus and must not lose it by scrolling.
 */
export function drawn(layout: Layout, from: number, to: number, held: number | null): number[] {
  const count = layout.tops.length;
  const first = Math.max(0, firstBelow(layout, from) - overscan);
  const last = Math.min(count - 1, firstBelow(layout, to) + overscan);
  const seen = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return held === null || held >= count || (held >= first && held <= last)
    ? seen
    : [...seen, held].toSorted((a, b) => a - b);
}
