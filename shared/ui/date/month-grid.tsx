import { memo, useId, useMemo, type ReactElement } from 'react';
import type { StayDate } from '../../contracts/index.ts';
import { useLocale } from '../words/use-messages.ts';
import { DayCell, type DayFacts } from './day-cell.tsx';
import { monthName, weekdayNames, weeksOf } from './month.ts';

export interface MonthGridProps {
  readonly month: StayDate;
  readonly factsOf: (date: StayDate, tabStop: StayDate) => DayFacts;
  /** The day of all months that Tab comes to. */
  readonly tabStop: StayDate;
  readonly onChoose: (date: StayDate) => void;
  readonly onPoint: (date: StayDate | null) => void;
}

/** One month as a table of days, weeks from Monday; drawn again only for other facts. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps): ReactElement {
  const { month, factsOf, tabStop, onChoose, onPoint } = props;
  const locale = useLocale();
  const titleId = useId();
  const weekdays = useMemo(() => weekdayNames(locale), [locale]);
  return (
    <div className="calendar__month">
      <h3 className="calendar__title" id={titleId} aria-live="polite">
        {monthName(month, locale)}
      </h3>
      <table className="calendar__grid" role="grid" aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            // Said, as large text makes it no row of a table for the eye.
            <tr key={index} role="row">
              {week.map((date, day) =>
                date === null ? (
                  <td key={day} />
                ) : (
                  <DayCell
                    key={date}
                    date={date}
                    weekday={weekdays[day]?.short ?? ''}
                    facts={factsOf(date, tabStop)}
                    onChoose={onChoose}
                    onPoint={onPoint}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
