import { useUnit } from 'effector-react';
import { useEffect, type ReactElement, type RefObject } from 'react';
import type { Party, Property, StayDate } from 'shared/contracts';
import { useConversion, useLocale, useMessages } from 'shared/ui';
import { DateRangeDialog, type DateRangeDialogProps } from 'shared/ui/date';
import { guestCount, partyText, type StayProblem } from '../domain/index.ts';
import { calendarMessages } from './messages/en-GB.ts';
import {
  $calendar,
  $calendarFailed,
  $disabledDates,
  $included,
  $lastDay,
  $minimums,
  $rules,
  $today,
  calendarOpened,
} from './model.ts';
import { stayProblemText } from './problem-text.ts';
import { useDayNotes } from './use-day-notes.ts';

export interface AvailabilityDialogProps {
  readonly property: Property;
  readonly from: StayDate | null;
  readonly to: StayDate | null;
  readonly onChange: DateRangeDialogProps['onChange'];
  readonly onClose: () => void;
  /** Where it hangs on a wide screen; without it, it stands in the middle, over the page. */
  readonly anchorRef?: RefObject<HTMLElement | null> | undefined;
  /** What else to know before dates are changed; below the days. */
  readonly note?: string | null | undefined;
  /** What its main button does instead of closing it. */
  readonly submit?: DateRangeDialogProps['submit'];
}

/** The availability calendar (product.md 2): what each day costs at least, minimum stays, and why a day cannot be chosen. */
export function AvailabilityDialog(props: AvailabilityDialogProps): ReactElement | null {
  const { property, from, to, onChange, onClose, anchorRef, note = null, submit } = props;
  const text = useMessages(calendarMessages);
  const locale = useLocale();
  const conversion = useConversion(property.currency);
  const currency = conversion?.to ?? property.currency;
  const { calendar, included, disabled, rules, minimums, failed, today, lastDay, opened } = useUnit({
    calendar: $calendar,
    included: $included,
    disabled: $disabledDates,
    rules: $rules,
    minimums: $minimums,
    failed: $calendarFailed,
    today: $today,
    lastDay: $lastDay,
    opened: calendarOpened,
  });
  const notes = useDayNotes(calendar, property.currency);
  useEffect(() => {
    opened();
  }, [opened]);
  if (today === null || lastDay === null) return null;
  const arrivalProblem = (date: StayDate): StayProblem | null =>
    disabled === null ? rules.arrivalProblem(date) : (disabled.get(date) ?? null);
  const reason = (problem: StayProblem | null): string | null =>
    problem === null ? null : stayProblemText(problem, text);
  const guestsOf = (rooms: readonly Party[]): string => {
    const [only] = rooms;
    if (only !== undefined && rooms.length === 1) return partyText(only, text);
    const guests = rooms.reduce((sum, party) => sum + guestCount(party), 0);
    return `${text('count.rooms', { count: rooms.length })} · ${text('count.guests', { count: guests })}`;
  };
  const { usual, longer } = minimums;
  const minimumMark = (date: StayDate): string | null => {
    const nights = calendar?.days.get(date)?.minimumNights ?? 1;
    return nights > usual ? text('calendar.mark', { count: nights.toLocaleString(locale) }) : null;
  };
  const prices = [
    calendar?.rooms
      ? text('calendar.legend-guests', { guests: guestsOf(calendar.rooms), currency })
      : text('calendar.legend', { currency }),
    included === null
      ? null
      : included.nights > 1
        ? text('calendar.legend-promo-nights', { name: included.name, count: included.nights })
        : text('calendar.legend-promo', { name: included.name }),
    usual > 1 ? text('calendar.legend-usual', { count: usual }) : null,
    longer === null
      ? null
      : text('calendar.legend-minimum', {
          mark: text('calendar.mark', { count: longer.toLocaleString(locale) }),
          count: longer,
        }),
  ];
  const legend = failed ? [text('calendar.failed')] : calendar === null ? [text('calendar.loading')] : prices;
  return (
    <DateRangeDialog
      open
      onClose={onClose}
      anchorRef={anchorRef}
      title={text('calendar.title')}
      from={from}
      to={to}
      onChange={onChange}
      min={today}
      max={lastDay}
      today={today}
      unavailable={(date, role) =>
        reason(
          role === 'arrival' || from === null ? arrivalProblem(date) : rules.stayProblem({ from, to: date }),
        )
      }
      note={notes.price}
      spokenNote={notes.spokenPrice}
      mark={minimumMark}
      legend={[...legend, note].filter((line) => line !== null).join(' ')}
      submit={submit}
      autoFocus
    />
  );
}
