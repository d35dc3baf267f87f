import { useUnit } from 'effector-react';
import { lazy } from 'react';
import { maximumNights, nightCount } from 'shared/domain';
import { DatesCell as Cell } from 'shared/search-panel';
import { useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $lastDay, $search, $today, datesChanged } from './model.ts';

const loadCalendar = () => import('shared/ui/date');
const DateRangeDialog = lazy(() => loadCalendar().then((door) => ({ default: door.DateRangeDialog })));

interface DatesCellProps {
  readonly id: string;
  readonly isMissing: boolean;
}

/** Arrival and departure; which days are free, each hotel knows. */
export function DatesCell({ id, isMissing }: DatesCellProps) {
  const text = useMessages(messages);
  const { search, today, lastDay, change } = useUnit({
    search: $search,
    today: $today,
    lastDay: $lastDay,
    change: datesChanged,
  });
  const { fromDate, toDate } = search;
  return (
    <Cell
      id={id}
      from={fromDate}
      to={toDate}
      isMissing={isMissing}
      placeholder={text(isMissing ? 'group.missing.dates' : 'search.dates.empty')}
      text={text}
      load={loadCalendar}
      dialog={(props) => (
        <DateRangeDialog
          {...props}
          open
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
      )}
    />
  );
}
