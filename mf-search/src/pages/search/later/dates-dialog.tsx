import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import type { Property, StayDate } from 'shared/contracts';
import type { StayProblem } from 'shared/domain';
import { $search } from 'shared/runtime';
import { useConversion, useLocale, useMessages } from 'shared/ui';
import { DateRangeDialog } from 'shared/ui/date';
import { laterMessages } from '../../../messages/later.ts';
import { $today, datesChanged } from '../model.ts';
import { $calendar, $calendarFailed, $lastDay, $minimums, $rules } from './calendar-model.ts';
import { problemText } from './problem-text.ts';
import { useDayNotes } from './use-day-notes.ts';

interface DatesDialogProps {
  readonly property: Property;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The calendar with what each day costs at least, and why a stay cannot be chosen (product.md 9). */
export function DatesDialog({ property, anchorRef, onClose }: DatesDialogProps) {
  const text = useMessages(laterMessages);
  const locale = useLocale();
  const conversion = useConversion(property.currency);
  const currency = conversion?.to ?? property.currency;
  const { search, calendar, rules, minimums, failed, today, lastDay, change } = useUnit({
    search: $search,
    calendar: $calendar,
    rules: $rules,
    minimums: $minimums,
    failed: $calendarFailed,
    today: $today,
    lastDay: $lastDay,
    change: datesChanged,
  });
  const notes = useDayNotes(calendar, property.currency);
  const { fromDate } = search;
  if (today === null || lastDay === null) return null;
  const reason = (problem: StayProblem | null): string | null =>
    problem === null ? null : problemText(problem, text);
  const { usual, longer } = minimums;
  const minimumMark = (date: StayDate): string | null => {
    const nights = calendar?.days.get(date)?.minimumNights ?? 1;
    return nights > usual ? text('search.dates.mark', { count: nights.toLocaleString(locale) }) : null;
  };
  const legend = [
    text('search.dates.legend', { currency }),
    usual > 1 ? text('search.dates.legend-usual', { count: usual }) : null,
    longer === null
      ? null
      : text('search.dates.legend-minimum', {
          mark: text('search.dates.mark', { count: longer.toLocaleString(locale) }),
          count: longer,
        }),
  ].filter((line) => line !== null);
  return (
    <DateRangeDialog
      open
      onClose={onClose}
      anchorRef={anchorRef}
      title={text('search.dates.title')}
      from={fromDate}
      to={search.toDate}
      onChange={change}
      min={today}
      max={lastDay}
      today={today}
      unavailable={(date, role) =>
        reason(
          role === 'arrival' || fromDate === null
            ? rules.arrivalProblem(date)
            : rules.stayProblem({ from: fromDate, to: date }),
        )
      }
      note={notes.price}
      spokenNote={notes.spokenPrice}
      mark={minimumMark}
      legend={
        failed
          ? text('search.dates.failed')
          : calendar === null
            ? text('search.dates.loading')
            : legend.join(' ')
      }
      autoFocus
    />
  );
}
