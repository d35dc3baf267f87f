import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { windowOf, within } from './selection.ts';

// As in calendar.css, in rem.
const rowHeight = 3;
const cellWidth = 4.75;
const nameWidth = 12;

const usual = { scrolledAcross: 0, scrolledDown: 0, width: 1200, height: 640, rem: 16 };

function measured(grid: HTMLElement): typeof usual {
  return {
    scrolledAcross: Math.abs(grid.scrollLeft),
    scrolledDown: grid.scrollTop,
    width: grid.clientWidth || usual.width,
    height: grid.clientHeight || usual.height,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usual.rem,
  };
}

/** Where the grid stands, in whole weeks and in pairs of lines: nothing is drawn anew in between. */
function stepsOf({ scrolledAcross, scrolledDown, width, height, rem }: typeof usual) {
  const across = windowOf({
    scrolled: scrolledAcross,
    size: width - nameWidth * rem,
    step: 7 * cellWidth * rem,
    beyond: 1,
  });
  const down = windowOf({ scrolled: scrolledDown, size: height, step: 2 * rowHeight * rem, beyond: 2 });
  return { across, down, rem };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function viewOf({ across, down, rem }: ReturnType<typeof stepsOf>, rows: number, nights: number) {
  const [weekFrom, weekEnd] = within(across, Math.ceil(nights / 7));
  const [from, end] = within(down, Math.ceil(rows / 2));
  const rowFrom = from * 2;
  const rowEnd = Math.min(rows, end * 2);
  return {
    rowFrom,
    rowEnd,
    weekFrom,
    weekEnd,
    width: (nameWidth + nights * cellWidth) * rem,
    before: weekFrom * 7 * cellWidth * rem,
    above: rowFrom * rowHeight * rem,
    below: (rows - rowEnd) * rowHeight * rem,
  };
}

/** Scrolls just so far that a cell is seen; without a line a night comes first. */
export function scrollTo(grid: HTMLElement, row: number | null, night: number): void {
  const { scrolledAcross, scrolledDown, width, height, rem } = measured(grid);
  const cell = cellWidth * rem;
  const start = night * cell;
  const end = start + cell - (width - nameWidth * rem);
  const across = row === null ? start : Math.max(end, Math.min(start, scrolledAcross));
  grid.scrollLeft = across * (getComputedStyle(grid).direction === 'rtl' ? -1 : 1);
  if (row === null) return;
  const top = row * rowHeight * rem;
  grid.scrollTop = Math.max(top + 2 * rowHeight * rem - height, Math.min(top, scrolledDown));
}

/** Which lines and weeks are drawn, and how much room is around them. */
export function useGridView(box: RefObject<HTMLDivElement | null>, rows: number, nights: number) {
  const [steps, setSteps] = useState(() => stepsOf(usual));
  const measure = useCallback((grid: HTMLElement) => {
    const next = stepsOf(measured(grid));
    setSteps((known) => (isSame(known, next) ? known : next));
  }, []);
  // What comes into view is drawn between frames, not in one of them.
  const follow = useCallback((grid: HTMLElement) => startTransition(() => measure(grid)), [measure]);
  useEffect(() => {
    const grid = box.current;
    if (grid === null || !('ResizeObserver' in window)) return undefined;
    // It measures once at its start, too.
    const observer = new ResizeObserver(() => measure(grid));
    observer.observe(grid);
    return () => observer.disconnect();
  }, [box, measure]);
  const show = (grid: HTMLElement, row: number | null, night: number) => {
    scrollTo(grid, row, night);
    measure(grid);
  };
  return { view: viewOf(steps, rows, nights), follow, show };
}
