import { addDays } from 'shared/domain';
import type { CalendarRow } from './nights.ts';

/** A line by its key, so that lines that come later move nothing, and a night counted from the first. */
export interface Cell {
  readonly row: string;
  readonly night: number;
}
/** What lies between two cells, both included. */
export interface Selection {
  readonly anchor: Cell;
  readonly at: Cell;
}
export interface Box {
  readonly rows: readonly [first: number, last: number];
  readonly nights: readonly [first: number, last: number];
}
/** Which nights of what a change is for. */
export interface Target {
  readonly roomTypeIds: readonly string[];
  readonly ratePlanIds: readonly string[];
  readonly from: string;
  readonly to: string;
}
interface Grid {
  readonly rows: readonly CalendarRow[];
  readonly nights: number;
  readonly isFromRight: boolean;
}

const ordered = (a: number, b: number): readonly [number, number] => [Math.min(a, b), Math.max(a, b)];
const rowIndex = (rows: readonly CalendarRow[], key: string): number =>
  Math.max(
    0,
    rows.findIndex((row) => row.key === key),
  );

export const boxOf = ({ anchor, at }: Selection, rows: readonly CalendarRow[]): Box => ({
  rows: ordered(rowIndex(rows, anchor.row), rowIndex(rows, at.row)),
  nights: ordered(anchor.night, at.night),
});

/** Where a key leads to; null for keys of other things. */
export function movedBy(
  { row, night }: Cell,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { rows, nights, isFromRight }: Grid,
): Cell | null {
  const to = (index: number, day: number): Cell => ({
    row: rows[Math.min(Math.max(index, 0), rows.length - 1)]?.key ?? row,
    night: Math.min(Math.max(day, 0), nights - 1),
  });
  const index = rowIndex(rows, row);
  const forward = isFromRight ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return to(index - 1, night);
    case 'ArrowDown':
      return to(index + 1, night);
    case 'ArrowRight':
      return to(index, night + forward);
    case 'ArrowLeft':
      return to(index, night - forward);
    case 'PageUp':
      return to(index - 10, night);
    case 'PageDown':
      return to(index + 10, night);
    case 'Home':
      return to(ctrlKey ? 0 : index, 0);
    case 'End':
      return to(ctrlKey ? rows.length : index, nights);
    default:
      return null;
  }
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** What a selection means: its room types, and its rates; of rooms alone, all their rates. */
export function targetOf(
  { rows: [first, last], nights }: Box,
  rows: readonly CalendarRow[],
  from: string,
): Target {
  const chosen = rows.slice(first, last + 1);
  const roomTypeIds = unique(chosen.map(({ roomTypeId }) => roomTypeId));
  const plans = (of: readonly CalendarRow[]): string[] =>
    unique(of.flatMap(({ ratePlanId }) => (ratePlanId === null ? [] : [ratePlanId])));
  const ofRows = plans(chosen);
  return {
    roomTypeIds,
    ratePlanIds:
      ofRows.length > 0 ? ofRows : plans(rows.filter(({ roomTypeId }) => roomTypeIds.includes(roomTypeId))),
    from: addDays(from, nights[0]),
    to: addDays(from, nights[1]),
  };
}
