import { useUnit } from 'effector-react';
import { Suspense, useRef, useState } from 'react';
import type { Property } from 'shared/contracts';
import { formatStayDate, nightCount, nightsText } from 'shared/domain';
import { $search } from 'shared/runtime';
import { SearchCellButton, useIdle, useLocale, useMessages } from 'shared/ui';
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
  useIdle(() => void loadCalendar().catch(() => undefined));
  const open = (): void => {
    // Without a network it stays closed; the page says that there is none.
    loadCalendar().then(
      () => setOpen(true),
      () => setOpen(navigator.onLine),
    );
  };
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
        isOpen={isOpen}
        isInvalid={isMissing}
        onOpen={open}
        onIntent={() => void loadCalendar().catch(() => undefined)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <DatesDialog property={property} anchorRef={anchorRef} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
