import type { Point } from 'shared/ui/map';

export interface Placed {
  readonly id: string;
  readonly at: Point;
}

/** One pin, for a single hotel or for several that would lie over each other. */
export interface Cluster {
  readonly ids: readonly string[];
  /** The middle of its hotels. */
  readonly at: Point;
}

const cellOf = ({ x, y }: Point, size: number): string => `${Math.floor(x / size)} ${Math.floor(y / size)}`;

interface Growing {
  readonly first: Point;
  readonly ids: string[];
  sum: Point;
}

/**
 * Hotels (in pixels of the map) put together so that pins are `reach` apart or nearly so: each joins the first cluster that began within
 * reach, so the first of the list keeps its place. The work grows with the hotels, not with their square.
 */
export function clusters(placed: readonly Placed[], reach: number): Cluster[] {
  const cells = new Map<string, Growing[]>();
  const all: Growing[] = [];
  for (const { id, at } of placed) {
    const near = [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: at.x + dx * reach, y: at.y + dy * reach })))
      .flatMap((point) => cells.get(cellOf(point, reach)) ?? [])
      .find(({ first }) => Math.hypot(first.x - at.x, first.y - at.y) < reach);
    if (near) {
      near.ids.push(id);
      near.sum = { x: near.sum.x + at.x, y: near.sum.y + at.y };
      continue;
    }
    const begun: Growing = { first: at, ids: [id], sum: at };
    all.push(begun);
    const cell = cellOf(at, reach);
    cells.set(cell, [...(cells.get(cell) ?? []), begun]);
  }
  return all.map(({ ids, sum }) => ({ ids, at: { x: sum.x / ids.length, y: sum.y / ids.length } }));
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const ways: Readonly<Record<Arrow, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): key is Arrow => key in ways;

/** The next pin in the direction of an arrow key: near and straight ahead goes before far or aside; null where no pin is. */
export function nextPin(pins: readonly Point[], from: number, key: Arrow): number | null {
  const start = pins[from];
  if (start === undefined) return pins.length > 0 ? 0 : null;
  const way = ways[key];
  const ahead = pins.flatMap((pin, index) => {
    const [dx, dy] = [pin.x - start.x, pin.y - start.y];
    const forward = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    return index !== from && forward > 0
      ? [{ index, cost: forward + (aside > forward ? 4 : 1) * aside }]
      : [];
  });
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.index ?? null;
}
