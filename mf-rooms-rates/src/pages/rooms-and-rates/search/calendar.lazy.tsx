import { useUnit } from 'effector-react';
import { useEffect, type ReactElement } from 'react';
import { AvailabilityDialog, calendarWanted } from 'shared/availability-calendar';
import type { Property } from 'shared/contracts';
import { $basket } from 'shared/runtime';
import { useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $dates, calendarClosed, datesChosen, datesSearched } from './dates-model.ts';

/** The availability calendar over the page (product.md 2): prices, minimum stays and disabled days, and the search for other dates. */
export function CalendarOverPage({ property }: { readonly property: Property }): ReactElement {
  const { dates, basket, choose, search, close } = useUnit({
    dates: $dates,
    basket: $basket,
    choose: datesChosen,
    search: datesSearched,
    close: calendarClosed,
  });
  const text = useMessages(messages);
  return (
    <AvailabilityDialog
      property={property}
      from={dates.from}
      to={dates.to}
      onChange={choose}
      onClose={close}
      note={basket.items.length > 0 ? text('dates.rooms-stay') : null}
      submit={{ label: text('dates.search'), onSubmit: search }}
    />
  );
}

/** Asks for the calendar and has its disabled dates computed before anybody opens it. */
export function CalendarPreparation({ loadedAt }: { readonly loadedAt: number }): null {
  const want = useUnit(calendarWanted);
  useEffect(() => {
    want({ loadedMs: performance.now() - loadedAt });
  }, [want, loadedAt]);
  return null;
}
