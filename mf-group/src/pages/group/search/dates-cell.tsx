import { useUnit } from 'effector-react';
import { lazy, Suspense, useRef } from 'react';
import { maximumNights, nightCount, nightsText } from 'shared/domain';
import { formatStayDate } from 'shared/runtime';
import { SearchCellButton, useLateDialog, useLocale, useMessages } from 'shared/ui';
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
  const dialog = useLateDialog(loadCalendar);
  const { search, today, lastDay, change } = useUnit({
    search: $search,
    today: $today,
    lastDay: $lastDay,
    change: datesChanged,
  });
  const { fromDate, toDate } = search;
  const arrival = fromDate === null ? null : formatStayDate(fromDate, 'compact', locale);
  const departure =
    toDate === null ? text('group.dates.departure') : formatStayDate(toDate, 'compact', locale);
  return (
    <div className="popover-anchor">
      <SearchCellButton
        id={id}
        anchorRef={anchorRef}
        icon="calendar"
        label={text('group.dates')}
        detail={
          fromDate !== null && toDate !== null
            ? nightsText(nightCount({ from: fromDate, to: toDate }), text)
            : null
        }
        value={arrival === null ? null : `${arrival} – ${departure}`}
        placeholder={text('group.dates.empty')}
        isOpen={dialog.isOpen}
        isInvalid={isMissing}
        onOpen={dialog.open}
        onIntent={dialog.prepare}
      />
      {dialog.isOpen && (
        <Suspense fallback={null}>
          <DateRangeDialog
            open
            onClose={dialog.close}
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
