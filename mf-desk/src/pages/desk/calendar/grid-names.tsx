import { memo } from 'react';
import type { Range } from './drawn-lines.ts';
import { type CalendarRow, nameOf } from './nights.ts';

/** Characters that always fit into the two lines of a name. */
const fitting = 18;

const GridName = memo(function GridName({ row, top }: { readonly row: CalendarRow; readonly top: number }) {
  return (
    <div
      className={`cal-name ${row.ratePlanId === null ? 'cal-of-type' : 'cal-of-rate'}${row.name.length > fitting ? ' cal-cut' : ''}`}
      title={nameOf(row)}
      style={{ insetBlockStart: top }}
    >
      <span>{row.name}</span>
    </div>
  );
});

interface Props {
  readonly rows: readonly CalendarRow[];
  readonly lines: readonly (readonly [line: number, blocks: Range])[];
  readonly rowSize: number;
}

/** What the lines are, as one column that stays where it is while the nights move. Each line says the same of itself. */
export function GridNames({ rows, lines, rowSize }: Props) {
  return (
    <div aria-hidden="true" className="cal-names">
      {lines.map(([line]) => {
        const row = rows[line];
        return row === undefined ? null : <GridName key={row.key} row={row} top={line * rowSize} />;
      })}
    </div>
  );
}
