import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactElement,
  type RefObject,
} from 'react';
import type { StayDate } from '../../contracts/index.ts';
import { useLocale } from '../words/use-messages.ts';
import type { DateRangeCalendarProps } from './calendar-props.ts';
import { addMonths, monthOf, weekdayNames, weeksOf } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import { useCalendar, type CalendarState } from './use-calendar.ts';

/** How far outside of what is seen a month is drawn already, in pixels. */
const ahead = '800px 0px';

const monthsFrom = (first: StayDate, last: StayDate): readonly StayDate[] => {
  const months: StayDate[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
};

/** Every month has its place from the beginning; its days are drawn when it comes near. */
function useNearMonths(first: StayDate): {
  readonly near: ReadonlySet<StayDate>;
  readonly list: RefObject<HTMLDivElement | null>;
} {
  const list = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState<ReadonlySet<StayDate>>(() => new Set([first, addMonths(first, 1)]));
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        const months = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting && target instanceof HTMLElement ? [target.dataset['month'] ?? ''] : [],
        );
        if (months.length > 0) setNear((known) => new Set([...known, ...months]));
      },
      { root: element.closest('.dialog__body'), rootMargin: ahead },
    );
    for (const month of element.querySelectorAll('[data-month]')) watch.observe(month);
    return () => {
      watch.disconnect();
    };
  }, []);
  return { near, list };
}

/** All months in one list that is scrolled, for a phone. */
export function MonthList(props: DateRangeCalendarProps): ReactElement {
  const { min, max, from, legend } = props;
  const locale = useLocale();
  const [months] = useState(() => monthsFrom(monthOf(min), monthOf(max)));
  const [first] = useState(() => monthOf(from ?? min));
  const { near, list } = useNearMonths(first);
  const box = useRef<HTMLDivElement>(null);
  const calendar = useCalendar(props, box, () => undefined);
  // A press changes what every later day says: months out of sight follow when there is time.
  const later = useDeferredValue(calendar);
  const entryMonth = monthOf(calendar.entry);
  const inSight = [addMonths(entryMonth, -1), entryMonth, addMonths(entryMonth, 1)];
  const stateOf = (month: StayDate): CalendarState => (inSight.includes(month) ? calendar : later);
  return (
    <div
      className="calendar calendar--list"
      ref={box}
      role="group"
      aria-label={calendar.label}
      onKeyDown={calendar.onKeyDown}
    >
      <div className="calendar__weekdays" aria-hidden="true">
        {weekdayNames(locale).map(({ short, long }) => (
          <span key={long}>{short}</span>
        ))}
      </div>
      <div ref={list}>
        {months.map((month) => (
          <div
            key={month}
            data-month={month}
            className="calendar__slot"
            // Script may set styles; the height keeps the list from moving while months are drawn.
            style={{ '--weeks': weeksOf(month).length } as CSSProperties}
          >
            {(near.has(month) || month === entryMonth) && (
              <MonthGrid
                month={month}
                factsOf={stateOf(month).factsOf}
                tabStop={stateOf(month).entry}
                onChoose={calendar.choose}
                onPoint={calendar.point}
              />
            )}
          </div>
        ))}
      </div>
      <div className="calendar__below">
        {calendar.told !== '' && <p className="calendar__told">{calendar.told}</p>}
        {legend !== undefined && legend !== null && <div className="calendar__legend">{legend}</div>}
      </div>
    </div>
  );
}
