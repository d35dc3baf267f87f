import { useUnit } from 'effector-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { addDays } from 'shared/domain';
import { useWords } from '../use-desk.ts';
import { partsWanted } from './calendar-model.ts';
import { cellId, GridWeek } from './grid-week.tsx';
import { type CalendarRow, nightCountOf, type Nights, weekOf, weeksOfPart } from './nights.ts';
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
  const { row, night } = cell?.dataset ?? {};
  return row === undefined || night === undefined ? null : { row, night: Number(night) };
}

/** Lines and weeks that are near what is seen; the rest is room. The keyboard moves through all of it. */
export function CalendarGrid({ nights, rows, selection, onSelect, onOpen, isReadOnly, jumped }: Props) {
  const text = useWords();
  const want = useUnit(partsWanted);
  const { weekday, dayOfMonth, isFromRight } = useCalendarTexts(nights.currency);
  const count = nightCountOf(nights);
  const box = useRef<HTMLDivElement>(null);
  const { view, follow, show } = useGridView(box, rows.length, count);
  const { anchor, at } = selection;
  const chosen = boxOf(selection, rows);
  const active = boxOf({ anchor: at, at }, rows).rows[0];
  const isDrawn = active >= view.rowFrom && active < view.rowEnd;

  const { weekFrom, weekEnd } = view;
  useEffect(() => {
    const first = Math.floor(weekFrom / weeksOfPart);
    const last = Math.floor(Math.max(weekFrom, weekEnd - 1) / weeksOfPart);
    want(Array.from({ length: last - first + 1 }, (_, index) => first + index));
  }, [want, weekFrom, weekEnd]);
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
  const weeks = Array.from({ length: weekEnd - weekFrom }, (_, index) => weekFrom + index);
  const daysOf = (week: number): number => Math.min(7, count - week * 7);
  const before = <div role="presentation" className="cal-room" style={{ inlineSize: view.before }} />;
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
      <div role="row" aria-rowindex={1} className="cal-row cal-head" style={{ inlineSize: view.width }}>
        <div role="columnheader" aria-colindex={1} className="cal-name">
          {text('calendar.what')}
        </div>
        {before}
        {weeks.map((week) => (
          <div key={week} role="presentation" className="cal-week">
            {Array.from({ length: daysOf(week) }, (_, day) => {
              const night = week * 7 + day;
              const date = addDays(nights.firstNight, night);
              return (
                <div key={day} role="columnheader" aria-colindex={night + 2} className="cal-cell">
                  <small>{weekday(date)}</small>
                  <span>{dayOfMonth(date)}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div role="presentation" style={{ blockSize: view.above }} />
      {rows.slice(view.rowFrom, view.rowEnd).map((row, index) => {
        const at = view.rowFrom + index;
        const isChosen = at >= chosen.rows[0] && at <= chosen.rows[1];
        const name = row.ratePlanId === null ? row.name : `${row.roomTypeName}, ${row.name}`;
        return (
          <div
            key={row.key}
            role="row"
            aria-rowindex={at + 2}
            className={`cal-row ${row.ratePlanId === null ? 'cal-type' : 'cal-rate'}`}
            style={{ inlineSize: view.width }}
          >
            <div role="rowheader" aria-colindex={1} className="cal-name" title={name}>
              <span>{row.name}</span>
            </div>
            {before}
            {weeks.map((week) => {
              const from = week * 7;
              const to = from + daysOf(week) - 1;
              const meets = isChosen && chosen.nights[0] <= to && chosen.nights[1] >= from;
              const { type, rate, offset } = weekOf(nights, row, week);
              return (
                <GridWeek
                  key={week}
                  row={at}
                  rowKey={row.key}
                  name={name}
                  isRate={row.ratePlanId !== null}
                  type={type}
                  rate={rate}
                  offset={offset}
                  firstNight={nights.firstNight}
                  from={from}
                  count={daysOf(week)}
                  currency={nights.currency}
                  chosenFrom={meets ? Math.max(from, chosen.nights[0]) : -1}
                  chosenTo={meets ? Math.min(to, chosen.nights[1]) : -1}
                  active={
                    at === active && selection.at.night >= from && selection.at.night <= to
                      ? selection.at.night
                      : -1
                  }
                />
              );
            })}
          </div>
        );
      })}
      <div role="presentation" style={{ blockSize: view.below }} />
    </div>
  );
}
