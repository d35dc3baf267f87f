import { median } from '../statistics.ts';
import { printLimits, table, title } from '../server/report.ts';
import type { Limit } from '../server/limits.ts';
import { screens, type Visit } from './visit.ts';

export { isReached } from '../server/limits.ts';

export interface DeskFigures {
  /** From the press (or the navigation) until the content was painted, medians. */
  readonly paintedMs: Readonly<Record<string, number>>;
  /** Of it processor time of the page's main thread, medians. */
  readonly threadMs: Readonly<Record<string, number>>;
  /** The slowest call meanwhile, medians. */
  readonly callMs: Readonly<Record<string, number>>;
  /** Of the cold load, until presses are answered, medians; what is pressed before is answered then. */
  readonly answersMs: number;
  readonly framesDown: number;
  readonly framesAlong: number;
  /** The slowest of all frames of a visit, medians. */
  readonly longestFrameMs: number;
}

export function figuresOf(visits: readonly Visit[]): DeskFigures {
  const middle = (of: (visit: Visit) => number): number => median(visits.map(of));
  const each = (key: 'paintedMs' | 'threadMs' | 'callMs') =>
    Object.fromEntries(screens.map((screen) => [screen, middle(({ shown }) => shown[screen][key])]));
  return {
    paintedMs: each('paintedMs'),
    threadMs: each('threadMs'),
    callMs: each('callMs'),
    answersMs: middle(({ answersMs }) => answersMs),
    framesDown: middle(({ down }) => down.framesPerSecond),
    framesAlong: middle(({ along }) => along.framesPerSecond),
    longestFrameMs: middle(({ down, along }) => Math.max(down.longestFrameMs, along.longestFrameMs)),
  };
}

const mostMs = 1000;
const fewestFrames = 50;

/** A part of the desk is there within a second, and its calendar scrolls smoothly. */
export const limitsOf = ({ paintedMs, framesDown, framesAlong }: DeskFigures): readonly Limit[] => [
  ...screens.map((screen): Limit => ({
    what: `${screen}, until painted, ms`,
    value: paintedMs[screen] ?? Number.NaN,
    limit: mostMs,
    bound: 'at most',
  })),
  {
    what: 'calendar, down and up, frames a second',
    value: framesDown,
    limit: fewestFrames,
    bound: 'at least',
  },
  {
    what: 'calendar, along and back, frames a second',
    value: framesAlong,
    limit: fewestFrames,
    bound: 'at least',
  },
];

export function print(figures: DeskFigures, limits: readonly Limit[]): void {
  title('The desk of 40 room types and 5,000 bookings a month, processor slowed 4 times, medians');
  table(
    ['', 'painted ms', 'main thread ms', 'slowest call ms'],
    screens.map((screen) => [
      screen,
      String(figures.paintedMs[screen]),
      String(figures.threadMs[screen]),
      String(figures.callMs[screen]),
    ]),
  );
  console.log(`  cold load, until presses are answered: ${String(figures.answersMs)} ms`);
  console.log(`  longest frame while the calendar scrolls: ${String(figures.longestFrameMs)} ms`);
  printLimits(limits);
}

export const machineLine = (figures: DeskFigures): string => `bench desk ${JSON.stringify(figures)}`;
