import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { $search } from 'shared/runtime';
import { DatesCell as Cell } from 'shared/search-panel';
import { useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { DatesDialog, loadDates } from './load-dates.ts';

// The calendar itself comes from the shell; the dialog asks for it, here it only comes sooner.
const loadCalendar = () => Promise.all([loadDates(), import('shared/ui/date')]);

interface DatesCellProps {
  readonly id: string;
  readonly property: Property;
  readonly isMissing: boolean;
}

/** Arrival and departure, with what the hotel's calendar knows of them. */
export function DatesCell({ id, property, isMissing }: DatesCellProps) {
  const text = useMessages(messages);
  const { fromDate, toDate } = useUnit($search);
  return (
    <Cell
      id={id}
      from={fromDate}
      to={toDate}
      isMissing={isMissing}
      placeholder={text(isMissing ? 'search.missing.dates' : 'search.dates.empty')}
      text={text}
      load={loadCalendar}
      dialog={(props) => <DatesDialog property={property} {...props} />}
    />
  );
}
