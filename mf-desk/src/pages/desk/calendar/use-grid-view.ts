import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { nightsOfBlock } from './nights.ts';
import {
  atRest,
  covers,
  type DrawnLines,
  type Range,
  type Seen,
  trimmed,
  widened,
  withNear,
} from './drawn-lines.ts';
import { whenAtRest } from '../when-at-rest.ts';
import { type Window, windowOf, within } from './window.ts';

// As in calendar.css, in rem.
const rowHeight = 3;
const cellWidth = 4.75;
const nameWidth = 12;

const usual = { scrolledAcross: 0, scrolledDown: 0, width: 1200, height: 640, rem: 16 };

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usual.rem;

type Size = Pick<typeof usual, 'width' | 'height' | 'rem'>;

const sizeOf = (grid: HTMLElement): Size => ({
  width: grid.clientWidth || usual.width,
  height: grid.clientHeight || usual.height,
  rem: rem(),
});

/** To read a size while it is scrolled would lay everything out first: it is taken as it was. */
const measured = (grid: HTMLElement, size: Size): typeof usual => ({
  ...size,
  scrolledAcross: Math.abs(grid.scrollLeft),
  scrolledDown: grid.scrollTop,
});

interface Steps {
  /** Blocks of nights, and lines. */
  readonly across: Window;
  readonly down: Window;
  readonly rem: number;
}

/** Where the grid stands, in whole blocks of nights and lines: nothing is drawn anew in between. */
function stepsOf(
  { scrolledAcross, scrolledDown, width, height, rem }: typeof usual,
  isAlong: boolean,
): Steps {
  const across = windowOf({
    scrolled: scrolledAcross,
    size: width - nameWidth * rem,
    step: nightsOfBlock * cellWidth * rem,
    beyond: isAlong ? 1 : 0,
  });
  const down = windowOf({
    scrolled: scrolledDown,
    size: height - rowHeight * rem,
    step: rowHeight * rem,
    beyond: isAlong ? 1 : 2,
  });
  return { across, down, rem };
}

const isSameWindow = (a: Window, b: Window): boolean => a.first === b.first && a.count === b.count;
const isSame = (a: Steps, b: Steps): boolean =>
  a.rem === b.rem && isSameWindow(a.across, b.across) && isSameWindow(a.down, b.down);

interface View extends Steps {
  readonly drawn: DrawnLines;
  /** The blocks of the days above the lines. */
  readonly head: Range;
}

const seenOf = ({ across, down }: Steps, rows: number, nights: number): Seen => {
  const allBlocks = Math.ceil(nights / nightsOfBlock);
  return {
    near: within(down, rows),
    blocks: within(across, allBlocks),
    allLines: rows,
    allBlocks,
  };
};

/** With what has come into view; the same where all of that is drawn already. */
function withSteps(view: View | null, steps: Steps, rows: number, nights: number): View {
  const seen = seenOf(steps, rows, nights);
  if (view === null) return { ...steps, drawn: withNear(new Map(), seen), head: seen.blocks };
  const drawn = withNear(view.drawn, seen);
  const head = covers(view.head, seen.blocks) ? view.head : widened(view.head, seen.blocks, seen.allBlocks);
  return drawn === view.drawn && head === view.head && steps.rem === view.rem
    ? view
    : { ...steps, drawn, head };
}

/** A step to what is there at rest; the same at its end. */
function withRest(view: View, steps: Steps, rows: number, nights: number): View {
  const seen = seenOf(steps, rows, nights);
  const drawn = atRest(view.drawn, seen);
  const head = trimmed(view.head, seen.blocks);
  return drawn === view.drawn && head === view.head ? view : { ...steps, drawn, head };
}

/** Scrolls just so far that a cell is seen; without a line a night comes first. */
export function scrollTo(grid: HTMLElement, row: number | null, night: number): void {
  const { scrolledAcross, scrolledDown, width, height, rem } = measured(grid, sizeOf(grid));
  const cell = cellWidth * rem;
  const start = night * cell;
  const end = start + cell - (width - nameWidth * rem);
  const across = row === null ? start : Math.max(end, Math.min(start, scrolledAcross));
  grid.scrollLeft = across * (getComputedStyle(grid).direction === 'rtl' ? -1 : 1);
  if (row === null) return;
  const top = row * rowHeight * rem;
  grid.scrollTop = Math.max(top + 2 * rowHeight * rem - height, Math.min(top, scrolledDown));
}

interface Scrolled {
  readonly steps: Steps;
  readonly across: number;
  readonly down: number;
  readonly isAlong: boolean;
  readonly size: Size;
  /** When it was scrolled last. */
  readonly at: number;
}

/** Since the last scroll: shorter, and it goes on. */
const restMs = 150;

/**
 * Which lines and blocks of nights are drawn, and how much room is around them. Once it rests, lines around those that are seen are drawn, and
 * what was scrolled away is taken away.
 */
export function useGridView(
  box: RefObject<HTMLDivElement | null>,
  rows: number,
  nights: number,
  /** With the blocks of nights that are seen, as often as they change. */
  onBlocks: (blocks: Range) => void,
) {
  const [view, setView] = useState(() => withSteps(null, stepsOf(usual, false), rows, nights));
  /** What was set last: a part of it may not be drawn yet. */
  const latest = useRef(view);
  const scrolled = useRef<Scrolled>({
    steps: view,
    across: 0,
    down: 0,
    isAlong: false,
    size: usual,
    at: 0,
  });
  const stopResting = useRef<(() => void) | null>(null);
  const set = useCallback((next: View) => {
    if (next === latest.current) return;
    latest.current = next;
    setView(next);
  }, []);
  const rest = useCallback(() => {
    stopResting.current ??= whenAtRest(() => {
      if (performance.now() - scrolled.current.at < restMs) return false;
      const next = withRest(latest.current, scrolled.current.steps, rows, nights);
      if (next === latest.current) {
        stopResting.current = null;
        return true;
      }
      startTransition(() => set(next));
      return false;
    });
  }, [set, rows, nights]);
  const measure = useCallback(
    (grid: HTMLElement, size: Size) => {
      const before = scrolled.current;
      const now = measured(grid, size);
      // More is drawn on the two sides between which it is scrolled.
      const isAlong =
        now.scrolledAcross === before.across ? before.isAlong && now.scrolledDown === before.down : true;
      const next = stepsOf(now, isAlong);
      const steps = isSame(before.steps, next) ? before.steps : next;
      scrolled.current = {
        steps,
        across: now.scrolledAcross,
        down: now.scrolledDown,
        isAlong,
        size,
        at: performance.now(),
      };
      if (steps === before.steps) return;
      if (!isSameWindow(steps.across, before.steps.across)) onBlocks(seenOf(steps, rows, nights).blocks);
      set(withSteps(latest.current, steps, rows, nights));
      rest();
    },
    [set, rest, rows, nights, onBlocks],
  );
  // What comes into view is drawn between frames, not in one of them.
  const follow = useCallback(
    (grid: HTMLElement) => startTransition(() => measure(grid, scrolled.current.size)),
    [measure],
  );
  useEffect(() => {
    const grid = box.current;
    if (grid === null || !('ResizeObserver' in window)) return undefined;
    // It measures once at its start, too.
    const observer = new ResizeObserver(() => measure(grid, sizeOf(grid)));
    observer.observe(grid);
    return () => observer.disconnect();
  }, [box, measure]);
  useEffect(() => onBlocks(seenOf(scrolled.current.steps, rows, nights).blocks), [onBlocks, rows, nights]);
  useEffect(() => {
    rest();
    return () => {
      stopResting.current?.();
      stopResting.current = null;
    };
  }, [rest]);
  const show = (grid: HTMLElement, row: number | null, night: number) => {
    scrollTo(grid, row, night);
    measure(grid, sizeOf(grid));
  };
  const { rem, head } = view;
  // Lines may have come since it was scrolled.
  const drawn = withNear(view.drawn, seenOf(view, rows, nights));
  return {
    view: {
      lines: [...drawn].filter(([line]) => line < rows).toSorted(([a], [b]) => a - b),
      head,
      size: { inlineSize: (nameWidth + nights * cellWidth) * rem, blockSize: rows * rowHeight * rem },
      rowSize: rowHeight * rem,
      beforeBlock: (block: number): number => block * nightsOfBlock * cellWidth * rem,
      nameSize: nameWidth * rem,
      nightsSize: nights * cellWidth * rem,
    },
    follow,
    show,
  };
}
