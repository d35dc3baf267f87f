import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { nightsOfBlock } from './nights.ts';
import { atRest, type DrawnLines, withNear } from './drawn-lines.ts';
import { whenAtRest } from './when-at-rest.ts';
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
}

const rangesOf = ({ across, down }: Steps, rows: number, nights: number) => ({
  near: within(down, rows),
  blocks: within(across, Math.ceil(nights / nightsOfBlock)),
});

function withSteps(view: View | null, steps: Steps, rows: number, nights: number): View {
  const { near, blocks } = rangesOf(steps, rows, nights);
  return { ...steps, drawn: withNear(view?.drawn ?? new Map(), near, blocks, rows) };
}

function afterRest(view: View, rows: number, nights: number): View {
  const { near, blocks } = rangesOf(view, rows, nights);
  const drawn = atRest(view.drawn, near, blocks, rows);
  return drawn === view.drawn ? view : { ...view, drawn };
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

interface Seen {
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

/** Which lines and blocks of nights are drawn, and how much room is around them. What was scrolled away is taken away once it rests. */
export function useGridView(box: RefObject<HTMLDivElement | null>, rows: number, nights: number) {
  const [view, setView] = useState(() => withSteps(null, stepsOf(usual, false), rows, nights));
  const seen = useRef<Seen>({ steps: view, across: 0, down: 0, isAlong: false, size: usual, at: 0 });
  const measure = useCallback(
    (grid: HTMLElement, size: Size) => {
      const { across, isAlong: wasAlong } = seen.current;
      const now = measured(grid, size);
      // More is drawn on the two sides between which it is scrolled.
      const isAlong =
        now.scrolledAcross === across ? wasAlong && now.scrolledDown === seen.current.down : true;
      const next = stepsOf(now, isAlong);
      const isNew = !isSame(seen.current.steps, next);
      seen.current = {
        steps: isNew ? next : seen.current.steps,
        across: now.scrolledAcross,
        down: now.scrolledDown,
        isAlong,
        size,
        at: performance.now(),
      };
      if (isNew) setView((before) => withSteps(before, next, rows, nights));
    },
    [rows, nights],
  );
  // What comes into view is drawn between frames, not in one of them.
  const follow = useCallback(
    (grid: HTMLElement) => startTransition(() => measure(grid, seen.current.size)),
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
  useEffect(
    () =>
      whenAtRest(() => {
        if (performance.now() - seen.current.at < restMs) return false;
        setView((before) => afterRest(before, rows, nights));
        return true;
      }),
    [view, rows, nights],
  );
  const show = (grid: HTMLElement, row: number | null, night: number) => {
    scrollTo(grid, row, night);
    measure(grid, sizeOf(grid));
  };
  const { rem } = view;
  const { near, blocks } = rangesOf(view, rows, nights);
  const [blockFrom, blockEnd] = blocks;
  // Lines may have come since it was scrolled.
  const drawn = withNear(view.drawn, near, blocks, rows);
  return {
    view: {
      lines: [...drawn].filter(([line]) => line < rows).toSorted(([a], [b]) => a - b),
      blockFrom,
      blockEnd,
      size: { inlineSize: (nameWidth + nights * cellWidth) * rem, blockSize: rows * rowHeight * rem },
      rowSize: rowHeight * rem,
      beforeBlock: (block: number): number => block * nightsOfBlock * cellWidth * rem,
      nameSize: nameWidth * rem,
    },
    follow,
    show,
  };
}
