import { useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { StayDate } from '../../contracts/index.ts';
import { addDays, compareDates } from '../../domain/index.ts';
import { IconButton } from '../actions/button.tsx';
import { useIsDesktop } from '../words/use-media-query.ts';
import { useUiMessages } from '../words/use-messages.ts';
import type { DayFacts } from './day-cell.tsx';
import { addMonths, monthOf } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import { choose, dateAfterKey, roleOf, type DateRange, type DateRole } from './range.ts';

export interface DateRangeCalendarProps extends DateRange {
  readonly onChange: (range: DateRange) => void;
  readonly min: StayDate;
  readonly max: StayDate;
  readonly today: StayDate;
  /** Why a date cannot be the arrival or the departure; null when it can. */
  readonly unavailable?: ((date: StayDate, role: DateRole) => string | null) | undefined;
  /** A few characters under the day, such as its lowest price. */
  readonly note?: ((date: StayDate) => string | null) | undefined;
  readonly minNights?: ((arrival: StayDate) => number) | undefined;
  readonly months?: 1 | 2 | undefined;
  /** Told with the first day of the first month whenever other months are shown. */
  readonly onMonthShown?: ((firstDay: StayDate) => void) | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly legend?: ReactNode;
  /** Chooses one date instead of two. */
  readonly single?: boolean | undefined;
}

/** Two months of days from which arrival and departure are chosen, by pointer or by keyboard. */
export function DateRangeCalendar(props: DateRangeCalendarProps): ReactElement {
  const {
    from,
    to,
    onChange,
    min,
    max,
    today,
    unavailable,
    note,
    minNights,
    onMonthShown,
    autoFocus = false,
    legend,
    single = false,
  } = props;
  const text = useUiMessages();
  const desktop = useIsDesktop();
  const count = props.months ?? (desktop ? 2 : 1);
  const [entry, setEntry] = useState<StayDate>(from ?? (compareDates(today, min) < 0 ? min : today));
  const [shown, setShown] = useState<StayDate>(monthOf(entry));
  const [pointed, setPointed] = useState<StayDate | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(autoFocus);

  useEffect(() => {
    onMonthShown?.(shown);
  }, [shown, onMonthShown]);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    box.current?.querySelector<HTMLElement>(`[data-date="${entry}"]`)?.focus();
  }, [entry, shown]);

  const range: DateRange = single ? { from: null, to: null } : { from, to };
  const reasonOf = (date: StayDate): string | null => {
    if (compareDates(date, min) < 0 || compareDates(date, max) > 0) return text('ui.outside');
    const role = roleOf(range, date);
    const nights = role === 'departure' && from !== null ? (minNights?.(from) ?? 1) : 1;
    if (role === 'departure' && from !== null && compareDates(date, addDays(from, nights)) < 0) {
      return text('ui.minimum-nights', { count: nights });
    }
    return unavailable?.(date, role) ?? null;
  };

  const end =
    to ?? (from !== null && pointed !== null && !single && compareDates(pointed, from) > 0 ? pointed : null);
  const placeOf = (date: StayDate): DayFacts['place'] => {
    if (date === from) return 'from';
    if (date === to) return 'to';
    return from !== null && end !== null && compareDates(date, from) > 0 && compareDates(date, end) < 0
      ? 'between'
      : null;
  };
  const factsOf = (date: StayDate): DayFacts => ({
    place: placeOf(date),
    isToday: date === today,
    isEntry: date === visibleEntry,
    reason: reasonOf(date),
    note: note?.(date) ?? null,
  });

  const lastShown = addMonths(shown, count);
  const isShown = (date: StayDate): boolean =>
    compareDates(date, shown) >= 0 && compareDates(date, lastShown) < 0;
  // Tab must come to a day that is there, also after the months were turned by their buttons.
  const visibleEntry = isShown(entry) ? entry : compareDates(min, shown) > 0 ? min : shown;

  const chooseDate = (date: StayDate): void => {
    setEntry(date);
    if (reasonOf(date) === null) onChange(single ? { from: date, to: null } : choose(range, date));
  };
  const latestChoose = useRef(chooseDate);
  useEffect(() => {
    latestChoose.current = chooseDate;
  });
  const onChoose = useCallback((date: StayDate) => {
    latestChoose.current(date);
  }, []);

  const goTo = (date: StayDate): void => {
    wantsFocus.current = true;
    setEntry(date);
    setPointed(date);
    if (compareDates(date, shown) < 0) setShown(monthOf(date));
    else if (!isShown(date)) setShown(addMonths(monthOf(date), 1 - count));
  };

  return (
    <div
      className="calendar"
      ref={box}
      role="group"
      aria-label={
        single
          ? text('ui.choose-date')
          : text(from !== null && to === null ? 'ui.choose-departure' : 'ui.choose-arrival')
      }
      onKeyDown={(event) => {
        const date = event.target instanceof HTMLElement ? event.target.dataset['date'] : undefined;
        const next = date === undefined ? null : dateAfterKey(date, event.key, event.shiftKey, min, max);
        if (next === null) return;
        event.preventDefault();
        goTo(next);
      }}
      onPointerLeave={() => {
        setPointed(null);
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
            factsOf={factsOf}
            onChoose={onChoose}
            onPoint={setPointed}
          />
        ))}
      </div>
      {legend !== undefined && legend !== null && <div className="calendar__legend">{legend}</div>}
    </div>
  );
}
