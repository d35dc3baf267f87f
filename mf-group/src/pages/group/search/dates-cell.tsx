import { useUnit } from 'effector-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { formatStayDate, maximumNights, nightCount, nightsText } from 'shared/domain';
import { Icon, useIdle, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $lastDay, $search, $today, datesChanged } from './model.ts';

const loadCalendar = () => import('shared/ui/date');
const DateRangeDialog = lazy(() => loadCalendar().then((door) => ({ default: door.DateRangeDialog })));

interface DatesCellProps {
  readonly id: string;
  readonly isMissing: boolean;
}

/** Arrival and departure; the calendar opens on intent and is fetched when the browser is idle. */
export function DatesCell({ id, isMissing }: DatesCellProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const anchorRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { search, today, lastDay, change } = useUnit({
    search: $search,
    today: $today,
    lastDay: $lastDay,
    change: datesChanged,
  });
  useIdle(() => void loadCalendar());
  const { fromDate, toDate } = search;
  const arrival = fromDate === null ? null : formatStayDate(fromDate, 'compact', locale);
  const departure =
    toDate === null ? text('group.dates.departure') : formatStayDate(toDate, 'compact', locale);
  return (
    <div className="popover-anchor">
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
          <span className="search-cell__label">
            {text('group.dates')}
            {fromDate !== null && toDate !== null && (
              <span className="search-cell__detail">
                {nightsText(nightCount({ from: fromDate, to: toDate }), text)}
              </span>
            )}
          </span>
          {arrival === null ? (
            <span className="search-cell__value search-cell__value--empty">{text('group.dates.empty')}</span>
          ) : (
            <span className="search-cell__value">{`${arrival} – ${departure}`}</span>
          )}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <DateRangeDialog
            open
            onClose={() => setOpen(false)}
            anchorRef={anchorRef}
            title={text('group.dates.title')}
            from={fromDate}
            to={toDate}
            onChange={change}
            min={today}
            max={lastDay}
            today={today}
            unavailable={(date, role) =>
              role === 'departure' &&
              fromDate !== null &&
              nightCount({ from: fromDate, to: date }) > maximumNights
                ? text('group.dates.most', { count: maximumNights })
                : null
            }
            autoFocus
          />
        </Suspense>
      )}
    </div>
  );
}
