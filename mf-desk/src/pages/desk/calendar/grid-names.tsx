import { memo } from 'react';
import { type CalendarRow, nameOf } from './nights.ts';

interface Props {
  readonly rows: readonly CalendarRow[];
  readonly rowFrom: number;
  readonly rowEnd: number;
  readonly rowSize: number;
}

/** What the lines are, as one column that stays where it is while the nights move. Each line says the same of itself. */
export const GridNames = memo(function GridNames({ rows, rowFrom, rowEnd, rowSize }: Props) {
  return (
    <div aria-hidden="true" className="cal-names">
      {rows.slice(rowFrom, rowEnd).map((row, index) => (
        <div
          key={row.key}
          className={`cal-name ${row.ratePlanId === null ? 'cal-of-type' : 'cal-of-rate'}`}
          title={nameOf(row)}
          style={{ insetBlockStart: (rowFrom + index) * rowSize }}
        >
          <span>{row.name}</span>
        </div>
      ))}
    </div>
  );
});
