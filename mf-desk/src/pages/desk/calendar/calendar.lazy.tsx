import './calendar.css';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Property } from 'shared/contracts';
import { addDays, daysBetween, fromWidth } from 'shared/domain';
import { Button, Input } from 'shared/ui/desk';
import { Loading, useMediaQuery } from 'shared/ui';
import { useWords } from '../use-desk.ts';
import { $hasFailed, $nights, calendarOpened, changeBegun } from './calendar-model.ts';
import { ChangeDrawer } from './change-drawer.tsx';
import { Changes } from './changes.tsx';
import { DayList } from './day-list.tsx';
import { CalendarGrid } from './grid.tsx';
import { nightCountOf, type Nights, rowsOf } from './nights.ts';
import { boxOf, type Selection, targetOf } from './selection.ts';
import { useCalendarTexts, useFreshCalendar } from './use-calendar.ts';

interface Props {
  readonly property: Property;
  readonly calls: readonly string[];
}

function Shown({ nights, calls, property }: Props & { readonly nights: Nights }) {
  const text = useWords();
  const { dayOfMonth } = useCalendarTexts(nights.currency);
  const begin = useUnit(changeBegun);
  const isNarrow = !useMediaQuery(fromWidth('tablet'));
  const mayChange = calls.includes('POST /api/Desk/ChangeCalendar');
  const rows = rowsOf(nights);
  const [first] = rows;
  const [chosen, setChosen] = useState<Selection | null>(null);
  const [jumped, setJumped] = useState({ night: 0, times: 0 });
  if (first === undefined) return <p>{text('calendar.empty')}</p>;
  const cell = { row: first.key, night: jumped.night };
  const selection = chosen ?? { anchor: cell, at: cell };
  const box = boxOf(selection, rows);
  const target = targetOf(box, rows, nights.firstNight);
  const change = () => {
    if (mayChange) begin(target);
  };
  const day = addDays(nights.firstNight, jumped.night);
  const jump = (to: string) => {
    const night = Math.min(Math.max(0, daysBetween(nights.firstNight, to)), nightCountOf(nights) - 1);
    const at = { row: selection.at.row, night };
    setChosen({ anchor: at, at });
    setJumped(({ times }) => ({ night, times: times + 1 }));
  };
  return (
    <>
      <div className="cal-tools">
        <label>
          {text('calendar.jump')}
          <Input
            type="date"
            value={day.replaceAll('/', '-')}
            min={nights.firstNight.replaceAll('/', '-')}
            max={nights.lastNight.replaceAll('/', '-')}
            onChange={({ target: { value } }) => {
              if (value !== '') jump(value.replaceAll('-', '/'));
            }}
          />
        </label>
        {!isNarrow && mayChange && (
          <>
            <span role="status" className="cal-chosen">
              {text('calendar.chosen', {
                count: box.rows[1] - box.rows[0] + 1,
                from: dayOfMonth(target.from),
                to: dayOfMonth(target.to),
              })}
            </span>
            <Button type="primary" onClick={change}>
              {text('calendar.change')}
            </Button>
          </>
        )}
      </div>
      {isNarrow ? (
        <DayList nights={nights} rows={rows} night={jumped.night} onDay={jump} mayChange={mayChange} />
      ) : (
        <>
          {mayChange && <p className="desk-small cal-keys">{text('calendar.keys')}</p>}
          <CalendarGrid
            nights={nights}
            rows={rows}
            selection={selection}
            onSelect={setChosen}
            onOpen={change}
            isReadOnly={!mayChange}
            jumped={jumped}
          />
        </>
      )}
      <Changes
        property={property}
        rows={rows}
        currency={nights.currency}
        mayUndo={calls.includes('POST /api/Desk/UndoCalendar')}
      />
      {mayChange && <ChangeDrawer propertyId={property.propertyId} nights={nights} rows={rows} />}
    </>
  );
}

/** Rooms and prices by night, changed where the role may. */
export function Calendar({ property, calls }: Props) {
  const text = useWords();
  const { propertyId } = property;
  const { nights, hasFailed, open } = useUnit({
    nights: $nights,
    hasFailed: $hasFailed,
    open: calendarOpened,
  });
  useFreshCalendar(propertyId);
  if (nights !== null) return <Shown property={property} calls={calls} nights={nights} />;
  if (!hasFailed) return <Loading label={text('desk.waiting')} />;
  return <Button onClick={() => open(propertyId)}>{text('calendar.retry')}</Button>;
}
