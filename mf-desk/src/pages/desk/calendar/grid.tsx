import { useUnit } from 'effector-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { useWords } from '../use-desk.ts';
import { partsWanted } from './calendar-model.ts';
import { cellId } from './grid-block.tsx';
import type { Range } from './drawn-lines.ts';
import { GridHead } from './grid-head.tsx';
import { GridNames } from './grid-names.tsx';
import { GridRow } from './grid-row.tsx';
import { type CalendarRow, daysOfPart, nightCountOf, type Nights, nightsOfBlock } from './nights.ts';
import { boxOf, type Cell, movedBy, type Selection } from './selection.ts';
import { useCalendarTexts } from './use-calendar.ts';
import { scrollTo, useGridView } from './use-grid-view.ts';

interface Props {
  readonly nights: Nights;
  readonly rows: readonly CalendarRow[];
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onOpen: () => void;
  readonly isReadOnly: boolean;
  /** The night that was gone to, and how often one was. */
  readonly jumped: { readonly night: number; readonly times: number };
}

function cellUnder({ target }: SyntheticEvent): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-night]') : null;
  const night = cell?.dataset['night'];
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return row === undefined || night === undefined ? null : { row, night: Number(night) };
}

/** Lines and nights that are near what is seen; the rest is room. The keyboard moves through all of it. */
export function CalendarGrid({ nights, rows, selection, onSelect, onOpen, isReadOnly, jumped }: Props) {
  const text = useWords();
  const want = useUnit(partsWanted);
  const { isFromRight } = useCalendarTexts(nights.currency);
  const count = nightCountOf(nights);
  const box = useRef<HTMLDivElement>(null);
  const wantBlocks = useCallback(
    ([first, end]: Range) => {
      const partOf = (block: number): number => Math.floor((block * nightsOfBlock) / daysOfPart);
      const [from, to] = [partOf(first), partOf(Math.max(first, end - 1))];
      want(Array.from({ length: to - from + 1 }, (_, index) => from + index));
    },
    [want],
  );
  const { view, follow, show } = useGridView(box, rows.length, count, wantBlocks);
  const { anchor, at } = selection;
  const chosen = boxOf(selection, rows);
  const active = boxOf({ anchor: at, at }, rows).rows[0];
  const [activeFrom, activeEnd] = view.lines.find(([line]) => line === active)?.[1] ?? [0, 0];
  const isDrawn = at.night >= activeFrom * nightsOfBlock && at.night < activeEnd * nightsOfBlock;

  const { night: gone, times } = jumped;
  useLayoutEffect(() => {
    if (times > 0 && box.current !== null) scrollTo(box.current, null, gone);
  }, [gone, times]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onOpen();
      return;
    }
    const cell = event.key === 'Escape' ? at : movedBy(at, event, { rows, nights: count, isFromRight });
    if (cell === null || event.altKey || event.metaKey) return;
    event.preventDefault();
    onSelect({ anchor: event.shiftKey ? anchor : cell, at: cell });
    show(event.currentTarget, boxOf({ anchor: cell, at: cell }, rows).rows[0], cell.night);
  };
  const choose = (event: PointerEvent, isExtending: boolean) => {
    const cell = cellUnder(event);
    if (cell === null || (cell.row === at.row && cell.night === at.night && isExtending)) return;
    onSelect({ anchor: isExtending ? anchor : cell, at: cell });
  };
  return (
    <div
      ref={box}
      role="grid"
      tabIndex={0}
      className="cal-grid"
      aria-label={text('calendar.grid')}
      aria-rowcount={rows.length + 1}
      aria-colcount={count + 1}
      aria-multiselectable
      aria-readonly={isReadOnly}
      aria-activedescendant={isDrawn ? cellId(active, at.night) : undefined}
      onScroll={({ currentTarget }) => follow(currentTarget)}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.pointerType !== 'touch' && event.button === 0) choose(event, event.shiftKey);
      }}
      onPointerOver={(event) => {
        if (event.pointerType !== 'touch' && event.buttons === 1) choose(event, true);
      }}
      onClick={(event) => {
        // A finger scrolls by moving, so it chooses by tapping.
        const cell = cellUnder(event);
        const isTouch =
          event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'touch';
        if (cell !== null && isTouch) onSelect({ anchor: cell, at: cell });
      }}
      onDoubleClick={(event) => {
        if (cellUnder(event) !== null) onOpen();
      }}
    >
      <GridHead
        firstNight={nights.firstNight}
        currency={nights.currency}
        blockFrom={view.head[0]}
        blockEnd={view.head[1]}
        count={count}
        width={view.size.inlineSize}
        before={view.beforeBlock(view.head[0])}
      />
      <div role="presentation" className="cal-body" style={view.size}>
        <GridNames rows={rows} lines={view.lines} rowSize={view.rowSize} />
        {view.lines.map(([line, [from, end]]) => {
          const row = rows[line];
          const isChosen = line >= chosen.rows[0] && line <= chosen.rows[1];
          return row === undefined ? null : (
            <GridRow
              key={row.key}
              nights={nights}
              row={row}
              at={line}
              blockFrom={from}
              blockEnd={end}
              count={count}
              top={line * view.rowSize}
              before={view.nameSize + view.beforeBlock(from)}
              size={view.nameSize + Math.min(view.beforeBlock(end), view.nightsSize)}
              chosenFrom={isChosen ? chosen.nights[0] : -1}
              chosenTo={isChosen ? chosen.nights[1] : -1}
              active={line === active ? at.night : -1}
            />
          );
        })}
      </div>
    </div>
  );
}
