import { useUnit } from 'effector-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { StayDate } from 'shared/contracts';
import { formatStayDate } from 'shared/runtime';
import { Icon, Skeleton, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { quickDays } from './draft.ts';
import { fieldId } from './field-id.ts';
import { $fullDay } from './first-free-day.ts';
import { $draft, $lastDay, $stay, draftChanged } from './model.ts';
import { Pills } from './pills.tsx';
import { useErrors } from './use-errors.ts';

const Calendar = lazy(() => import('shared/ui/date').then((door) => ({ default: door.DateRangeCalendar })));

const partOf = (date: StayDate, locale: string, part: 'weekday' | 'day'): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...(part === 'weekday' ? { weekday: 'short' } : { day: 'numeric', month: 'short' }),
  }).format(new Date(`${date.replaceAll('/', '-')}T00:00:00Z`));

interface DayPillsProps {
  readonly id: string;
  readonly value: StayDate | null;
  /** Those at one touch; any other until `lastDay` is in the calendar. */
  readonly days: readonly StayDate[];
  readonly today: StayDate;
  readonly lastDay: StayDate;
  readonly error?: string | null;
  readonly onChange: (date: StayDate) => void;
  /** Between the days and the calendar. */
  readonly children?: ReactNode;
}

/** Some days at one touch; any other from the calendar, which opens in its place. */
export function DayPills({
  id,
  value,
  days,
  today,
  lastDay,
  error = null,
  onChange,
  children,
}: DayPillsProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const other = value !== null && !days.includes(value) ? value : null;
  return (
    <div className="stack stack--s">
      <Pills
        id={id}
        legend={text('table.date')}
        value={value}
        error={error}
        onChange={(date) => {
          setOpen(false);
          onChange(date);
        }}
        options={days.map((day) => ({
          value: day,
          label: partOf(day, locale, 'day'),
          detail: day === today ? text('table.date.today') : partOf(day, locale, 'weekday'),
          spoken: formatStayDate(day, 'long', locale),
        }))}
      >
        {lastDay > (days.at(-1) ?? '') && (
          <button
            ref={opener}
            type="button"
            className={other === null ? 'rt-pill rt-pill--wide' : 'rt-pill rt-pill--wide rt-pill--chosen'}
            aria-expanded={isOpen}
            aria-controls={`${id}-calendar`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="calendar" size={18} />
            <span>{other === null ? text('table.date.other') : formatStayDate(other, 'comma', locale)}</span>
          </button>
        )}
      </Pills>
      {children}
      <div id={`${id}-calendar`} className="rt-calendar" hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton shape="block" height={320} />}>
            <Calendar
              single
              autoFocus
              months={1}
              from={value}
              to={null}
              min={today}
              max={lastDay}
              today={today}
              onChange={({ from }) => {
                if (from === null) return;
                onChange(from);
                setOpen(false);
                opener.current?.focus();
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** The days of the stay, or the next ones, and any other. */
export function DayChoice({ today }: { readonly today: StayDate }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const errorOf = useErrors();
  const { draft, stay, lastDay, fullDay, change } = useUnit({
    draft: $draft,
    stay: $stay,
    lastDay: $lastDay,
    fullDay: $fullDay,
    change: draftChanged,
  });
  return (
    <DayPills
      id={fieldId('visitDate')}
      value={draft.visitDate}
      days={quickDays(stay, today)}
      today={today}
      lastDay={lastDay ?? today}
      error={errorOf('visitDate')}
      onChange={(visitDate) => change({ visitDate })}
    >
      <p className="muted rt-status" role="status">
        {fullDay !== null && text('table.date.full', { date: formatStayDate(fullDay, 'comma', locale) })}
      </p>
    </DayPills>
  );
}
