import { formatStayDate } from 'shared/runtime';
import { SearchCellButton, useLateDialog, useLocale } from 'shared/ui';
import { Suspense, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import type { StayDate } from '../contracts/index.ts';
import { nightCount, nightsText, yearsOf } from '../domain/index.ts';
import type { CellText } from './text.ts';

interface DatesCellProps {
  readonly id: string;
  readonly from: StayDate | null;
  readonly to: StayDate | null;
  readonly isMissing: boolean;
  /** Stands in place of the dates. */
  readonly placeholder: string;
  readonly text: CellText;
  /** Fetches the calendar: when the browser is idle, or when the guest comes near. */
  readonly load: () => Promise<unknown>;
  readonly dialog: (props: {
    readonly anchorRef: RefObject<HTMLElement | null>;
    readonly onClose: () => void;
  }) => ReactNode;
}

/** Arrival and departure; the calendar opens on intent and is fetched when the browser is idle. */
export function DatesCell({
  id,
  from,
  to,
  isMissing,
  placeholder,
  text,
  load,
  dialog,
}: DatesCellProps): ReactElement {
  const locale = useLocale();
  const anchorRef = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close, prepare } = useLateDialog(load);
  const day = (date: StayDate) => formatStayDate(date, 'compact', locale);
  return (
    <div className="popover-anchor">
      <SearchCellButton
        id={id}
        anchorRef={anchorRef}
        icon="calendar"
        label={text('search.dates')}
        detail={from && to && `${yearsOf(from, to)} · ${nightsText(nightCount({ from, to }), text)}`}
        value={from && `${day(from)} – ${to ? day(to) : text('search.dates.departure')}`}
        placeholder={placeholder}
        isOpen={isOpen}
        isInvalid={isMissing}
        onOpen={open}
        onIntent={prepare}
      />
      {isOpen && <Suspense fallback={null}>{dialog({ anchorRef, onClose: close })}</Suspense>}
    </div>
  );
}
