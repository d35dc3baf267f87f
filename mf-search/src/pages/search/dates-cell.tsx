import { useUnit } from 'effector-react';
import { Suspense, useRef, useState } from 'react';
import type { Property } from 'shared/contracts';
import { formatStayDate, nightCount, nightsText } from 'shared/domain';
import { $search } from 'shared/runtime';
import { Icon, useIdle, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { DatesDialog, loadLater } from './load-later.ts';

// The calendar itself comes from the shell; the dialog asks for it, here it only comes sooner.
const loadCalendar = () => Promise.all([loadLater(), import('shared/ui/date')]);

interface DatesCellProps {
  readonly id: string;
  readonly property: Property;
  readonly isMissing: boolean;
}

/** Arrival and departure; the calendar opens on intent and is fetched when the browser is idle. */
export function DatesCell({ id, property, isMissing }: DatesCellProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const anchorRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { fromDate, toDate } = useUnit($search);
  useIdle(() => void loadCalendar());
  const arrival = fromDate === null ? null : formatStayDate(fromDate, 'compact', locale);
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
            {text('search.dates')}
            {fromDate !== null && toDate !== null && (
              <span className="search-cell__detail">
                {nightsText(nightCount({ from: fromDate, to: toDate }), text)}
              </span>
            )}
          </span>
          {arrival === null ? (
            <span className="search-cell__value search-cell__value--empty">{text('search.dates.empty')}</span>
          ) : (
            <span className="search-cell__value">
              {`${arrival} – ${toDate === null ? text('search.dates.departure') : formatStayDate(toDate, 'compact', locale)}`}
            </span>
          )}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <DatesDialog property={property} anchorRef={anchorRef} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
