import { useUnit } from 'effector-react';
import { Suspense, useRef } from 'react';
import type { Property } from 'shared/contracts';
import { nightCount, nightsText } from 'shared/domain';
import { $search, formatStayDate } from 'shared/runtime';
import { SearchCellButton, useLateDialog, useLocale, useMessages } from 'shared/ui';
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
  const dialog = useLateDialog(loadCalendar);
  const { fromDate, toDate } = useUnit($search);
  const arrival = fromDate === null ? null : formatStayDate(fromDate, 'compact', locale);
  const departure =
    toDate === null ? text('search.dates.departure') : formatStayDate(toDate, 'compact', locale);
  return (
    <div className="popover-anchor">
      <SearchCellButton
        id={id}
        anchorRef={anchorRef}
        icon="calendar"
        label={text('search.dates')}
        detail={
          fromDate !== null && toDate !== null
            ? nightsText(nightCount({ from: fromDate, to: toDate }), text)
            : null
        }
        value={arrival === null ? null : `${arrival} – ${departure}`}
        placeholder={text('search.dates.empty')}
        isOpen={dialog.isOpen}
        isInvalid={isMissing}
        onOpen={dialog.open}
        onIntent={dialog.prepare}
      />
      {dialog.isOpen && (
        <Suspense fallback={null}>
          <DatesDialog property={property} anchorRef={anchorRef} onClose={dialog.close} />
        </Suspense>
      )}
    </div>
  );
}
