import { memo } from 'react';
import { addDays } from 'shared/domain';
import { useWords } from '../use-desk.ts';
import { nightsOfBlock } from './nights.ts';
import { useCalendarTexts } from './use-calendar.ts';

interface Props {
  readonly firstNight: string;
  readonly currency: string;
  readonly blockFrom: number;
  readonly blockEnd: number;
  readonly count: number;
  readonly width: number;
  readonly before: number;
}

/** The days over the lines. */
export const GridHead = memo(function GridHead(props: Props) {
  const { firstNight, currency, blockFrom, blockEnd, count, width, before } = props;
  const text = useWords();
  const { weekday, dayOfMonth } = useCalendarTexts(currency);
  const first = blockFrom * nightsOfBlock;
  const end = Math.min(blockEnd * nightsOfBlock, count);
  return (
    <div role="row" aria-rowindex={1} className="cal-head" style={{ inlineSize: width }}>
      <div role="columnheader" aria-colindex={1} className="cal-corner">
        {text('calendar.what')}
      </div>
      <div role="presentation" className="cal-room" style={{ inlineSize: before }} />
      {Array.from({ length: end - first }, (_, index) => {
        const night = first + index;
        const date = addDays(firstNight, night);
        return (
          <div key={night} role="columnheader" aria-colindex={night + 2} className="cal-cell cal-two">
            <small>{weekday(date)}</small> {dayOfMonth(date)}
          </div>
        );
      })}
    </div>
  );
});
