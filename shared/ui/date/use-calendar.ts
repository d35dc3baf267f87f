import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { StayDate } from '../../contracts/index.ts';
import { addDays, compareDates } from '../../domain/index.ts';
import { datesMessages } from '../messages/dates.en-GB.ts';
import { useAnnounce } from '../words/live-region.tsx';
import { useMessages } from '../words/use-messages.ts';
import type { DateRangeCalendarProps } from './calendar-props.ts';
import type { DayFacts } from './day-cell.tsx';
import { choose, dateAfterKey, roleOf, usableRange } from './range.ts';

export interface CalendarState {
  /** The day that Tab comes to and from which arrows lead on. */
  readonly entry: StayDate;
  readonly factsOf: (date: StayDate, tabStop: StayDate) => DayFacts;
  readonly choose: (date: StayDate) => void;
  readonly point: (date: StayDate | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly label: string;
  /** Why the day under the pointer or the focus cannot be chosen; else what to know of the stay; empty when nothing. */
  readonly told: string;
}

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The day on which a calendar opens: the arrival, else today, else its first day. */
export const firstEntry = ({ from, min, today }: DateRangeCalendarProps): StayDate =>
  from ?? (compareDates(today, min) < 0 ? min : today);

/** What both looks of the calendar do alike: which day is which, what a choice makes of the stay, where keys lead; `box` holds the days. */
export function useCalendar(
  props: DateRangeCalendarProps,
  box: RefObject<HTMLDivElement | null>,
  show: (date: StayDate) => void,
): CalendarState {
  const { min, max, today, unavailable, note, spokenNote, mark, minNights, single = false } = props;
  const { from, to } = single ? props : usableRange(props, unavailable);
  const text = useMessages(datesMessages);
  const announce = useAnnounce();
  const [entry, setEntry] = useState<StayDate>(() => firstEntry(props));
  const [pointed, setPointed] = useState<StayDate | null>(null);
  const [rejected, setRejected] = useState<StayDate | null>(null);
  const wantsFocus = useRef(props.autoFocus === true);

  useEffect(() => {
    if (!wantsFocus.current) return;
    const day = box.current?.querySelector<HTMLElement>(`[data-date="${entry}"]`) ?? null;
    if (day === null) return;
    wantsFocus.current = false;
    day.focus();
  });

  const range = single ? { from: null, to: null } : { from, to };
  const isOutside = (date: StayDate): boolean => compareDates(date, min) < 0 || compareDates(date, max) > 0;
  const reasonOf = (date: StayDate): string | null => {
    if (isOutside(date)) return text('ui.outside');
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
  const isArrival = (date: StayDate): boolean => roleOf(range, date) === 'arrival';

  const chooseDate = (date: StayDate): void => {
    setEntry(date);
    const reason = reasonOf(date);
    setRejected(reason === null ? null : date);
    if (reason === null) props.onChange(single ? { from: date, to: null } : choose(range, date));
    else announce(reason);
  };
  const latestChoose = useRef(chooseDate);
  useEffect(() => {
    latestChoose.current = chooseDate;
  });

  const shownReason = pointed ?? rejected;
  const shortest = from === null || to !== null || single ? 1 : (minNights?.(from) ?? 1);
  return {
    entry,
    factsOf: (date, tabStop) => {
      const reason = reasonOf(date);
      const isOpen = reason === null;
      return {
        place: placeOf(date),
        isToday: date === today,
        isEntry: date === tabStop,
        isOutside: isOutside(date),
        reason,
        note: isOpen ? (note?.(date) ?? null) : null,
        spokenNote: isOpen ? (spokenNote?.(date) ?? note?.(date) ?? null) : null,
        mark: isOpen && isArrival(date) ? (mark?.(date) ?? null) : null,
      };
    },
    choose: useCallback((date: StayDate) => {
      latestChoose.current(date);
    }, []),
    point: setPointed,
    onKeyDown: (event) => {
      const date = event.target instanceof HTMLElement ? event.target.dataset['date'] : undefined;
      if (date === undefined) return;
      const next = dateAfterKey(date, event, min, max, isRightToLeft(event.currentTarget));
      if (next === null) return;
      event.preventDefault();
      wantsFocus.current = true;
      setEntry(next);
      setPointed(next);
      show(next);
    },
    label: single
      ? text('ui.choose-date')
      : text(from !== null && to === null ? 'ui.choose-departure' : 'ui.choose-arrival'),
    told:
      (shownReason === null || isOutside(shownReason) ? null : reasonOf(shownReason)) ??
      (shortest > 1 ? text('ui.minimum-stay', { count: shortest }) : ''),
  };
}
