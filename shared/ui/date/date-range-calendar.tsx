import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { StayDate } from '../../contracts/index.ts';
import { compareDates, fromWidth } from '../../domain/index.ts';
import { IconButton } from '../actions/button.tsx';
import { datesMessages } from '../messages/dates.en-GB.ts';
import { useMediaQuery } from '../words/use-media-query.ts';
import { useMessages } from '../words/use-messages.ts';
import type { DateRangeCalendarProps } from './calendar-props.ts';
import { addMonths, monthOf } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import { firstEntry, useCalendar } from './use-calendar.ts';

/** Two months of days from which arrival and departure are chosen, by pointer or by keyboard. */
export function DateRangeCalendar(props: DateRangeCalendarProps): ReactElement {
  const { min, max, onMonthShown, legend } = props;
  const text = useMessages(datesMessages);
  const hasRoomForTwo = useMediaQuery(fromWidth('desktop'));
  const count = props.months ?? (hasRoomForTwo ? 2 : 1);
  const [shown, setShown] = useState<StayDate>(() => monthOf(firstEntry(props)));
  const box = useRef<HTMLDivElement>(null);
  const lastShown = addMonths(shown, count);
  const isShown = (date: StayDate): boolean =>
    compareDates(date, shown) >= 0 && compareDates(date, lastShown) < 0;
  const calendar = useCalendar(props, box, (date) => {
    if (compareDates(date, shown) < 0) setShown(monthOf(date));
    else if (!isShown(date)) setShown(addMonths(monthOf(date), 1 - count));
  });
  const { entry } = calendar;
  // Tab must come to a day that is there, also after the months were turned by their buttons.
  const tabStop = isShown(entry) ? entry : compareDates(min, shown) > 0 ? min : shown;
  useEffect(() => {
    onMonthShown?.(shown);
  }, [shown, onMonthShown]);

  return (
    <div
      className="calendar"
      ref={box}
      role="group"
      aria-label={calendar.label}
      onKeyDown={calendar.onKeyDown}
      onPointerLeave={() => {
        calendar.point(null);
      }}
    >
      <div className="calendar__turn">
        <IconButton
          icon="chevron-left"
          kind="secondary"
          label={text('ui.previous-month')}
          disabled={compareDates(shown, monthOf(min)) <= 0}
          onClick={() => {
            setShown(addMonths(shown, -1));
          }}
        />
        <IconButton
          icon="chevron-right"
          kind="secondary"
          label={text('ui.next-month')}
          disabled={compareDates(lastShown, monthOf(max)) > 0}
          onClick={() => {
            setShown(addMonths(shown, 1));
          }}
        />
      </div>
      <div className="calendar__months">
        {Array.from({ length: count }, (_, index) => (
          <MonthGrid
            key={index}
            month={addMonths(shown, index)}
            factsOf={calendar.factsOf}
            tabStop={tabStop}
            onChoose={calendar.choose}
            onPoint={calendar.point}
          />
        ))}
      </div>
      {props.single !== true && <p className="calendar__told">{calendar.told}</p>}
      {legend !== undefined && legend !== null && <div className="calendar__legend">{legend}</div>}
    </div>
  );
}
