import { memo } from 'react';
import { GridBlock } from './grid-block.tsx';
import { blockOf, type CalendarRow, nameOf, nightsOfBlock, type Nights } from './nights.ts';

interface Props {
  readonly nights: Nights;
  readonly row: CalendarRow;
  /** Which line of all it is. */
  readonly at: number;
  readonly blockFrom: number;
  readonly blockEnd: number;
  /** How many nights there are in all. */
  readonly count: number;
  readonly top: number;
  /** Room for the name and the blocks that are not drawn. */
  readonly before: number;
  /** Of all of the line that is drawn: a line that had to ask its cells would be laid out twice. */
  readonly size: number;
  /** Chosen nights of this line; -1 for none. */
  readonly chosenFrom: number;
  readonly chosenTo: number;
  readonly active: number;
}

/** A line of the grid: drawn again only when something of it has changed. */
export const GridRow = memo(function GridRow(props: Props) {
  const { nights, row, at, blockFrom, blockEnd, count, top, before, size, chosenFrom, chosenTo, active } =
    props;
  const isRate = row.ratePlanId !== null;
  const name = nameOf(row);
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      data-row={row.key}
      className={`cal-row ${isRate ? 'cal-rate' : 'cal-type'}`}
      style={{ insetBlockStart: top, inlineSize: size }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={name}
        className="cal-room"
        style={{ inlineSize: before }}
      />
      {Array.from({ length: blockEnd - blockFrom }, (_, index) => {
        const block = blockFrom + index;
        const from = block * nightsOfBlock;
        const to = Math.min(from + nightsOfBlock, count) - 1;
        const meets = chosenFrom <= to && chosenTo >= from;
        return (
          <GridBlock
            key={block}
            row={at}
            name={name}
            isRate={isRate}
            {...blockOf(nights, row, block)}
            firstNight={nights.firstNight}
            from={from}
            count={to - from + 1}
            currency={nights.currency}
            chosenFrom={meets ? Math.max(from, chosenFrom) : -1}
            chosenTo={meets ? Math.min(to, chosenTo) : -1}
            active={active >= from && active <= to ? active : -1}
          />
        );
      })}
    </div>
  );
});
