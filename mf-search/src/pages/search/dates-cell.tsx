import { useUnit } from 'effector-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Property, StayDate } from 'shared/contracts';
import { convert, formatStayDate, nightCount, nightsText } from 'shared/domain';
import { $search } from 'shared/runtime';
import { Icon, useConversion, useIdle, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { arrivalProblem, departureProblem, type UnavailableReason } from './calendar.ts';
import { compactPrice } from './lead-price.ts';
import { $calendarFailed, $facts, $lastDay, $today, datesChanged, monthShown } from './model.ts';

const loadCalendar = () => import('shared/ui/date');
const DateRangeDialog = lazy(() => loadCalendar().then((door) => ({ default: door.DateRangeDialog })));

interface DatesCellProps {
  readonly id: string;
  readonly property: Property;
  readonly isMissing: boolean;
}

/** Arrival and departure; the calendar opens on intent and is fetched when the browser is idle. */
export function DatesCell({ id, property, isMissing }: DatesCellProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const conversion = useConversion(property.currency);
  const currency = conversion?.to ?? property.currency;
  const anchorRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { search, facts, failed, today, lastDay, change, show } = useUnit({
    search: $search,
    facts: $facts,
    failed: $calendarFailed,
    today: $today,
    lastDay: $lastDay,
    change: datesChanged,
    show: monthShown,
  });
  useIdle(() => void loadCalendar());
  const { fromDate, toDate } = search;
  const reasonText = (reason: UnavailableReason | null): string | null => {
    if (reason === null) return null;
    return reason.kind === 'minimum-stay'
      ? text('search.unavailable.minimum-stay', { count: reason.nights })
      : text(`search.unavailable.${reason.kind}`);
  };
  const unavailable = (date: StayDate, role: 'arrival' | 'departure') =>
    reasonText(
      role === 'arrival' || fromDate === null
        ? arrivalProblem(facts, date)
        : departureProblem(facts, fromDate, date),
    );
  const price = (date: StayDate) => {
    const lead = facts[date]?.leadPrice ?? null;
    if (lead === null) return null;
    return compactPrice(conversion === null ? lead : convert(lead, conversion), currency, locale);
  };
  return (
    <>
      <button
        id={id}
        ref={anchorRef}
        type="button"
        className="search-cell"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-invalid={isMissing}
        onPointerEnter={() => void loadCalendar()}
        onClick={() => setOpen(true)}
      >
        <span className="search-cell__icon">
          <Icon name="calendar" />
        </span>
        <span className="search-cell__text">
          <span className="search-cell__label">{text('search.dates')}</span>
          {fromDate === null || toDate === null ? (
            <span className="search-cell__value search-cell__value--empty">{text('search.dates.empty')}</span>
          ) : (
            <span className="search-cell__value">
              {`${formatStayDate(fromDate, 'compact', locale)} – ${formatStayDate(toDate, 'compact', locale)}`}
              <span className="search-cell__detail">
                {nightsText(nightCount({ from: fromDate, to: toDate }), text)}
              </span>
            </span>
          )}
        </span>
      </button>
      {isOpen && today !== null && lastDay !== null && (
        <Suspense fallback={null}>
          <DateRangeDialog
            open
            onClose={() => setOpen(false)}
            anchorRef={anchorRef}
            title={text('search.dates.title')}
            from={fromDate}
            to={toDate}
            onChange={change}
            min={today}
            max={lastDay}
            today={today}
            unavailable={unavailable}
            note={price}
            minNights={(arrival) => facts[arrival]?.minimumNights ?? 1}
            onMonthShown={show}
            legend={failed ? text('search.dates.failed') : text('search.dates.legend', { currency })}
            autoFocus
          />
        </Suspense>
      )}
    </>
  );
}
