import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { addDays } from 'shared/domain';
import { Button } from 'shared/ui/desk';
import { useWords } from '../use-desk.ts';
import { changeBegun, partsWanted } from './calendar-model.ts';
import { rateNightOf, roomsOf, useCellWords } from './cell-words.ts';
import { blockOf, type CalendarRow, daysOfPart, nightCountOf, type Nights, nightsOfBlock } from './nights.ts';
import { useCalendarTexts } from './use-calendar.ts';

interface Props {
  readonly nights: Nights;
  readonly rows: readonly CalendarRow[];
  readonly night: number;
  readonly onDay: (day: string) => void;
  readonly mayChange: boolean;
}

/** One night of everything, for a narrow screen. */
export function DayList({ nights, rows, night, onDay, mayChange }: Props) {
  const text = useWords();
  const { price, fullDay } = useCalendarTexts(nights.currency);
  const words = useCellWords(price);
  const { begin, want } = useUnit({ begin: changeBegun, want: partsWanted });
  const block = Math.floor(night / nightsOfBlock);
  const part = Math.floor(night / daysOfPart);
  useEffect(() => {
    want([part]);
  }, [want, part]);
  const date = addDays(nights.firstNight, night);
  return (
    <>
      <div className="cal-days">
        <Button disabled={night === 0} onClick={() => onDay(addDays(date, -1))}>
          {text('calendar.day-before')}
        </Button>
        <Button disabled={night === nightCountOf(nights) - 1} onClick={() => onDay(addDays(date, 1))}>
          {text('calendar.day-after')}
        </Button>
      </div>
      <h2 role="status" className="cal-day">
        {fullDay(date)}
      </h2>
      <ul className="desk-lines">
        {rows
          .filter(({ ratePlanId }) => ratePlanId === null)
          .map((row) => {
            const { type, offset } = blockOf(nights, row, block);
            const index = offset + (night % nightsOfBlock);
            const rooms = roomsOf(type, index);
            const rates = rows.filter(
              (rate) => rate.roomTypeId === row.roomTypeId && rate.ratePlanId !== null,
            );
            return (
              <li key={row.key}>
                <div className="cal-card">
                  <strong>{row.name}</strong>
                  <p>{rooms === null ? text('desk.waiting') : words.rooms(rooms).join(', ')}</p>
                  <dl>
                    {rates.map((rate) => {
                      const found = rateNightOf(blockOf(nights, rate, block).rate, index);
                      const terms = found === null || found.price === null ? [] : words.terms(found);
                      return (
                        <div key={rate.key}>
                          <dt>{rate.name}</dt>
                          <dd>{[words.price(found), ...terms].join(', ')}</dd>
                        </div>
                      );
                    })}
                  </dl>
                </div>
                {mayChange && (
                  <Button
                    aria-label={`${text('calendar.change')}: ${row.name}`}
                    onClick={() =>
                      begin({
                        roomTypeIds: [row.roomTypeId],
                        ratePlanIds: rates.flatMap(({ ratePlanId }) => ratePlanId ?? []),
                        from: date,
                        to: date,
                      })
                    }
                  >
                    {text('calendar.change')}
                  </Button>
                )}
              </li>
            );
          })}
      </ul>
    </>
  );
}
